import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useCandidateOptions } from '#features/candidates/queries';
import { toJobOption, useGetJobQuery, useJobOptions } from '#features/jobs/queries';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { type SearchOption, SearchSelect } from '#ui/SearchSelect';
import { useCreatePlacementMutation } from './placementsApi.ts';
import { placementsTexts } from './texts.ts';

export interface CreatePlacementDialogProps {
  /** The offer already selected; '' when none is. */
  jobId: string;
  onClose: () => void;
  onCreated: (jobId: string) => void;
}

/** Makes a placement of a job and a candidate; both are needed (spec 2 §2). */
export const CreatePlacementDialog = ({ jobId, onClose, onCreated }: CreatePlacementDialogProps) => {
  const titleId = useId();
  const { record } = useGetJobQuery(jobId, {
    skip: jobId === '',
    selectFromResult: ({ data }) => ({ record: data }),
  });
  /** undefined until the person chooses otherwise than the selected one. */
  const [chosen, setJob] = useState<SearchOption | null>();
  const job = chosen === undefined ? (record ? toJobOption(record) : null) : chosen;
  const jobs = useJobOptions();
  const candidates = useCandidateOptions();
  const [candidate, setCandidate] = useState<SearchOption | null>(null);
  const [create, { isLoading, error, reset }] = useCreatePlacementMutation();
  const choose = (set: (option: SearchOption | null) => void) => (option: SearchOption | null) => {
    reset();
    set(option);
  };
  const close = () => {
    if (!isLoading) onClose();
  };
  const send = async () => {
    if (!job || !candidate) return;
    const { error: refused } = await create({ jobId: job.id, candidateId: candidate.id });
    if (!refused) onCreated(job.id);
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{placementsTexts.newPlacement}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>{placementsTexts.chooseBoth}</Typography>
        <SearchSelect label={placementsTexts.job} {...jobs} value={job} onChange={choose(setJob)} />
        <SearchSelect label={placementsTexts.candidate} {...candidates} value={candidate} onChange={choose(setCandidate)} />
        {isLoading ? (
          <Alert severity="info" role="status">
            {placementsTexts.creating}
          </Alert>
        ) : null}
        {error ? <Alert severity="error">{failureText(error, placementsTexts.creationFailed)}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isLoading}>
          {commonTexts.cancel}
        </Button>
        <Button variant="contained" disabled={!job || !candidate || isLoading} onClick={() => void send()}>
          {placementsTexts.create}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
