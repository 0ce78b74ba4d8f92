import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DETAIL_STATUSES, QUICK_TRANSITIONS } from '#contract/placements';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { StatusSelect } from '../components/StatusSelect.tsx';
import { detailTexts } from '../detailTexts.ts';
import { joined, offerTitle, personName } from '../names.ts';
import { useAnalyzePlacementMutation } from '../placementsApi.ts';
import { useStatusChange } from '../useStatusChange.ts';
import type { PlacementProps } from './PlacementState.tsx';

export interface PlacementHeaderProps extends PlacementProps {
  onRemove: () => void;
}

type Mark = keyof typeof detailTexts.mark;

/** Whom and what the placement is about, where it stands, and its quick buttons (spec 2 §4). */
export const PlacementHeader = ({ placement, onRemove }: PlacementHeaderProps) => {
  const { id, candidate, job, placementStatus } = placement;
  const changeStatus = useStatusChange();
  const [analyze, analysis] = useAnalyzePlacementMutation();
  const quick = QUICK_TRANSITIONS[placementStatus] ?? [];
  return (
    <>
      <BackLink to={paths.placements} label={detailTexts.back} />
      <PageHeader
        title={personName(candidate)}
        subtitle={joined(offerTitle(job), job.company)}
        actions={
          <>
            <Button variant="outlined" startIcon={<Replay />} disabled={analysis.isLoading} onClick={() => void analyze(id)}>
              {detailTexts.analyzeAgain}
            </Button>
            <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
              {detailTexts.remove}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: -1, mb: 3 }}>
        <StatusSelect
          label={detailTexts.status}
          status={placementStatus}
          options={DETAIL_STATUSES}
          onChange={(status) => changeStatus(id, status)}
        />
        {quick.map((status) => (
          <Button
            key={status}
            size="small"
            variant={status === 'rejected' ? 'outlined' : 'contained'}
            color={status === 'rejected' ? 'error' : 'primary'}
            onClick={() => changeStatus(id, status)}
          >
            {detailTexts.mark[status as Mark]}
          </Button>
        ))}
      </Box>
    </>
  );
};
