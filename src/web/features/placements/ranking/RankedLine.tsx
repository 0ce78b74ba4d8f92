import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { RankedCandidate } from '#contract/placements';
import { failureText } from '#lib/api/failure';
import { paths } from '#lib/paths';
import { ScoreRing } from '../components/ScoreRing.tsx';
import { matchTexts } from '../matchTexts.ts';
import { useCreatePlacementMutation } from '../placementsApi.ts';
import { placementsTexts } from '../texts.ts';
import { Evidence } from './Evidence.tsx';

export interface RankedLineProps {
  ranked: Pick<RankedCandidate, 'score' | 'strengths' | 'missingSkills' | 'placementId'>;
  title: string;
  subtitle: string;
  to: string;
  /** What a click makes a placement of. */
  pair: { candidateId: string; jobId: string };
}

/** One match in a few words, and the click that makes it a placement. */
export const RankedLine = ({ ranked, title, subtitle, to, pair }: RankedLineProps) => {
  const [create, { isLoading, error }] = useCreatePlacementMutation({ fixedCacheKey: `${pair.candidateId} ${pair.jobId}` });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
        '& > :last-child': { gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' },
      }}
    >
      <ScoreRing score={ranked.score} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={to} color="inherit" sx={{ fontWeight: 'inherit' }}>
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75, overflowWrap: 'anywhere' }}>
          {subtitle || '\u00A0'}
        </Typography>
        <Evidence ranked={ranked} />
        {error ? (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
            {failureText(error, placementsTexts.creationFailed)}
          </Typography>
        ) : null}
      </Box>
      {ranked.placementId === null ? (
        <Button
          size="small"
          variant="outlined"
          disabled={isLoading}
          aria-label={matchTexts.addWho(title)}
          onClick={() => void create(pair)}
        >
          {isLoading ? matchTexts.adding : matchTexts.addOne}
        </Button>
      ) : (
        <Button
          size="small"
          component={RouterLink}
          to={paths.placement(ranked.placementId)}
          aria-label={matchTexts.alreadyWho(title)}
          sx={{ ml: { xs: -2.25, sm: 0 } }}
        >
          {matchTexts.already}
        </Button>
      )}
    </Box>
  );
};
