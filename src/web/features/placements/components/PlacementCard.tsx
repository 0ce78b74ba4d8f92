import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PlacementRow } from '#contract/placements';
import { formatPercent } from '#lib/figures';
import { paths } from '#lib/paths';
import { cardFee } from '../fees.ts';
import { joined, personName } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { CardActions } from './CardActions.tsx';
import { ScoreRing } from './ScoreRing.tsx';
import { StatusSelect } from './StatusSelect.tsx';

export interface PlacementCardProps {
  placement: PlacementRow;
}

/** One candidate of the offer: score, fees and rate, status, what to do (spec 2 §2). */
export const PlacementCard = ({ placement }: PlacementCardProps) => {
  const { id, candidate, matchScore, placementStatus, feePercentage, feeAssumed, analysisError } = placement;
  const changeStatus = useStatusChange();
  const name = personName(candidate);
  const isBeingAnalyzed = placementStatus === 'to_analyze' && matchScore === null && analysisError === null;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <ScoreRing score={matchScore} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="subtitle1" component="h3" noWrap title={name} sx={{ lineHeight: 1.35 }}>
            <Link component={RouterLink} to={paths.candidate(candidate.id)} color="inherit" sx={{ fontWeight: 'inherit' }}>
              {name}
            </Link>
          </Typography>
          <Typography
            variant="body2"
            noWrap
            sx={{ color: 'text.secondary' }}
            title={joined(candidate.currentPosition, candidate.currentCompany)}
          >
            {joined(candidate.currentPosition, candidate.currentCompany) || '\u00A0'}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, flexGrow: 1 }}>
        <Box sx={{ minWidth: 0, fontSize: '0.875rem', lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' }}>
          {analysisError ?? (
            <>
              <Box sx={{ fontWeight: 600 }}>
                {isBeingAnalyzed ? placementsTexts.beingAnalyzed : (cardFee(placement) ?? placementsTexts.unknownFees)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {formatPercent(feePercentage)}
                {feeAssumed ? (
                  <Tooltip describeChild title={placementsTexts.assumedHint}>
                    <Box component="span" tabIndex={0} sx={{ ml: 0.75, borderBottom: '1px dotted currentColor' }}>
                      {placementsTexts.assumed}
                    </Box>
                  </Tooltip>
                ) : null}
              </Box>
            </>
          )}
        </Box>
        <StatusSelect label={placementsTexts.statusOf(name)} status={placementStatus} onChange={(status) => changeStatus(id, status)} />
      </Box>
      <CardActions placement={placement} />
    </Card>
  );
};
