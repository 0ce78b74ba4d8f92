import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { scoreBand } from '#contract/matching';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { ScoreRing } from '../components/ScoreRing.tsx';
import { detailTexts } from '../detailTexts.ts';
import { BAND_LABELS } from '../labels.ts';
import { CriteriaGrid } from './CriteriaGrid.tsx';
import { Dimensions } from './Dimensions.tsx';
import { Meter } from './Meter.tsx';
import type { PlacementProps } from './PlacementState.tsx';

/** The score, then what it is made of: dimensions, and each criterion with its proof (decisions §6). */
export const ScoreCard = ({ placement: { matchScore, confidenceLevel, match, verdict } }: PlacementProps) => {
  const band = scoreBand(matchScore);
  return (
    <SectionCard
      title={detailTexts.score}
      action={
        match ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detailTexts.version(match.version)}
          </Typography>
        ) : null
      }
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }, gap: 3, alignItems: 'center' }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <ScoreRing score={matchScore} size={112} />
          {band ? <StatusChip {...BAND_LABELS[band]} /> : null}
          {verdict ? (
            <StatusChip label={detailTexts.ownVerdict(BAND_LABELS[verdict.band].label)} tone={BAND_LABELS[verdict.band].tone} />
          ) : null}
        </Box>
        {match ? (
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <Dimensions dimensions={match.dimensions} />
            <Meter label={detailTexts.confidence} value={confidenceLevel} hint={detailTexts.confidenceHint} isQuiet />
          </Box>
        ) : (
          <Nothing text={detailTexts.notAnalyzed} />
        )}
      </Box>
      {match && match.criteria.length > 0 ? <CriteriaGrid criteria={match.criteria} /> : null}
      {match?.criteria.length === 0 ? (
        <Box sx={{ mt: 2 }}>
          <Nothing text={detailTexts.nothingComparable} />
        </Box>
      ) : null}
    </SectionCard>
  );
};
