import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import { scoreBand } from '#contract/matching';
import { BAND_LABELS } from '../labels.ts';
import { placementsTexts } from '../texts.ts';

export interface MeterProps {
  label: string;
  /** 0 to 100; null when there is nothing to measure. */
  value: number | null;
  /** '' for none. */
  hint?: string;
  /** Not a score: without the colour of a band. */
  isQuiet?: boolean;
}

/** A figure of 100, on a bar. */
export const Meter = ({ label, value, hint = '', isQuiet = false }: MeterProps) => {
  const band = scoreBand(value);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 5fr) 4fr 48px', md: '190px minmax(0, 1fr) 48px' },
        gap: 1.5,
        alignItems: 'center',
        fontSize: '0.875rem',
      }}
    >
      <Tooltip describeChild title={hint}>
        <Box
          component="span"
          tabIndex={hint === '' ? undefined : 0}
          sx={{ justifySelf: 'start', borderBottom: hint === '' ? undefined : '1px dotted currentColor' }}
        >
          {label}
        </Box>
      </Tooltip>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={value ?? 0}
        color={isQuiet || !band ? 'inherit' : BAND_LABELS[band].tone}
        sx={{ height: 8, borderRadius: 4, color: 'text.secondary' }}
      />
      <Box component="span" sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value === null ? placementsTexts.noScore : `${Math.round(value)}\u00A0%`}
      </Box>
    </Box>
  );
};
