import Box from '@mui/material/Box';
import { scoreBand } from '#contract/matching';
import { BAND_LABELS } from '../labels.ts';
import { placementsTexts } from '../texts.ts';

export interface ScoreRingProps {
  /** Anything that is no number shows '--' (spec 2 §5). */
  score: number | null;
  /** Pixels. */
  size?: number;
}

/** A score on a ring of its band's colour. */
export const ScoreRing = ({ score, size = 52 }: ScoreRingProps) => {
  const band = scoreBand(score);
  const color = band ? `${BAND_LABELS[band].tone}.main` : 'text.secondary';
  const width = size > 80 ? 3 : 3.5;
  return (
    <Box
      role="img"
      aria-label={
        band
          ? `${placementsTexts.score}\u00A0: ${Math.round(score!)}\u00A0%, ${BAND_LABELS[band].label}`
          : `${placementsTexts.score}\u00A0: ${placementsTexts.noScore}`
      }
      sx={{ position: 'relative', flexShrink: 0, display: 'grid', placeItems: 'center', width: size, height: size, color }}
    >
      <Box component="svg" viewBox="0 0 36 36" aria-hidden="true" sx={{ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' }}>
        <Box component="circle" cx="18" cy="18" r="16" fill="none" strokeWidth={width} sx={{ stroke: 'currentColor', opacity: 0.15 }} />
        {band ? (
          <circle
            cx="18"
            cy="18"
            r="16"
            fill="none"
            stroke="currentColor"
            strokeWidth={width}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${Math.min(100, Math.max(0, score!))} 100`}
          />
        ) : null}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: 650, fontSize: Math.max(11.5, size * 0.23), lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {band ? `${Math.round(score!)}\u00A0%` : placementsTexts.noScore}
      </Box>
    </Box>
  );
};
