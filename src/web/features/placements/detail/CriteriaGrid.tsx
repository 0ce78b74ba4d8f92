import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CRITERION_KINDS, type MatchCriterion } from '#contract/matching';
import { detailTexts } from '../detailTexts.ts';
import { CriterionRow } from './CriterionRow.tsx';

export interface CriteriaGridProps {
  criteria: readonly MatchCriterion[];
}

/** What the offer asks for, indispensable first, the heaviest first, each with what the CV answers. */
export const CriteriaGrid = ({ criteria }: CriteriaGridProps) => (
  <Box sx={{ mt: 3 }}>
    {CRITERION_KINDS.map((kind) => {
      const own = criteria.filter((criterion) => criterion.kind === kind).toSorted((a, b) => b.weight - a.weight);
      return own.length === 0 ? null : (
        <Box key={kind} component="section" aria-label={detailTexts[kind]} sx={{ '&:not(:last-of-type)': { mb: 2.5 } }}>
          <Typography
            variant="subtitle2"
            component="h3"
            sx={{ color: 'text.secondary', pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
          >
            {detailTexts[kind]} ({own.length})
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {own.map((criterion, rank) => (
              // oxlint-disable-next-line react/no-array-index-key -- two criteria may have the same words
              <CriterionRow key={rank} criterion={criterion} />
            ))}
          </Box>
        </Box>
      );
    })}
  </Box>
);
