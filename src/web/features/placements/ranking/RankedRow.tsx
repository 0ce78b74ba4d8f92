import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { RankedCandidate } from '#contract/placements';
import { paths } from '#lib/paths';
import { ScoreRing } from '../components/ScoreRing.tsx';
import { matchTexts } from '../matchTexts.ts';
import { joined, personName } from '../names.ts';
import { Evidence } from './Evidence.tsx';

export interface RankedRowProps {
  ranked: RankedCandidate;
  /** From 1. */
  rank: number;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

/** A candidate where the ranking puts it, and why; one who is a placement already is marked instead of offered. */
export const RankedRow = ({ ranked, rank, isChosen, onToggle }: RankedRowProps) => {
  const { candidate, score, confidence, placementId } = ranked;
  const name = personName(candidate);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px 52px minmax(0, 1fr)', sm: '40px 28px 52px minmax(0, 5fr) minmax(0, 6fr)' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        px: { xs: 1, sm: 1.5 },
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        bgcolor: isChosen ? 'action.selected' : undefined,
      }}
    >
      {placementId === null ? (
        <Checkbox
          checked={isChosen}
          onChange={(_event, checked) => onToggle(checked)}
          slotProps={{ input: { 'aria-label': matchTexts.select(name) } }}
        />
      ) : (
        <span />
      )}
      <Typography
        variant="body2"
        sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {rank}
      </Typography>
      <ScoreRing score={score} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h4" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.candidate(candidate.id)} color="inherit" sx={{ fontWeight: 'inherit' }}>
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {joined(
            candidate.currentPosition,
            candidate.currentLocation,
            candidate.yearsOfExperience === null ? '' : matchTexts.years(candidate.yearsOfExperience),
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Tooltip describeChild title={matchTexts.confidenceHint}>
            <Box component="span" tabIndex={0} sx={{ borderBottom: '1px dotted currentColor' }}>
              {matchTexts.confidence(Math.round(confidence))}
            </Box>
          </Tooltip>
          {placementId === null ? null : (
            <Link component={RouterLink} to={paths.placement(placementId)} aria-label={matchTexts.alreadyWho(name)}>
              {matchTexts.already}
            </Link>
          )}
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: '2 / -1', sm: 'auto' }, minWidth: 0 }}>
        <Evidence ranked={ranked} />
      </Box>
    </Box>
  );
};
