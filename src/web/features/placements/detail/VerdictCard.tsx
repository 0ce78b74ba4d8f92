import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '#lib/dates';
import { useOneAtATime } from '#lib/useOneAtATime';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { detailTexts } from '../detailTexts.ts';
import { BAND_LABELS } from '../labels.ts';
import { useWithdrawVerdictMutation } from '../placementsApi.ts';
import type { PlacementProps } from './PlacementState.tsx';

const VerdictDialog = lazy(async () => ({ default: (await import('./VerdictDialog.tsx')).VerdictDialog }));

/** A human decides: the recruiter's own verdict beside the score, kept with its reason. */
export const VerdictCard = ({ placement: { id, verdict } }: PlacementProps) => {
  const [isEditing, setEditing] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawVerdictMutation();
  const askAndWithdraw = useOneAtATime(async () => {
    if (window.confirm(detailTexts.confirmWithdrawal)) await withdraw(id);
  });
  return (
    <SectionCard title={detailTexts.verdict} action={verdict ? <StatusChip {...BAND_LABELS[verdict.band]} /> : null}>
      {verdict ? (
        <>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{verdict.reason}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
            {detailTexts.verdictBy(verdict.by, formatDateTime(verdict.at))}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -1 }}>
            <Button size="small" onClick={() => setEditing(true)}>
              {detailTexts.changeVerdict}
            </Button>
            <Button size="small" color="error" disabled={isLoading} onClick={() => void askAndWithdraw()}>
              {detailTexts.withdrawVerdict}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {detailTexts.noVerdict}
          </Typography>
          <Button variant="outlined" size="small" onClick={() => setEditing(true)}>
            {detailTexts.giveVerdict}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {isEditing ? <VerdictDialog id={id} verdict={verdict} onClose={() => setEditing(false)} /> : null}
      </Suspense>
    </SectionCard>
  );
};
