import Dialog from '@mui/material/Dialog';
import { jobFormSchema } from '#contract/jobs';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { FormDialog } from '#ui/FormDialog';
import { Spinner } from '#ui/Spinner';
import { formTexts } from './formTexts.ts';
import { toFormValues } from './jobForm.ts';
import { JobForm } from './JobForm.tsx';
import { useGetJobQuery } from './jobsApi.ts';
import { jobsTexts } from './texts.ts';
import { useJobUpdate } from './useJobSaving.ts';

export interface JobFormDialogProps {
  id: string;
  onClose: () => void;
}

/** Edits an offer above the list (spec 1 §2). The list carries rows only, so the whole offer is asked for first. */
export const JobFormDialog = ({ id, onClose }: JobFormDialogProps) => {
  const { data: job, error, refetch } = useGetJobQuery(id);
  const save = useJobUpdate('list', onClose);

  if (!job) {
    return (
      <Dialog open onClose={onClose} aria-label={formTexts.editTitle} fullWidth maxWidth="md">
        {error ? (
          <ErrorPanel title={commonTexts.loadFailed} text={failureText(error, jobsTexts.recordLoadFailed)} onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        )}
      </Dialog>
    );
  }

  return (
    <FormDialog
      title={formTexts.editTitle}
      initialValues={toFormValues(job)}
      validationSchema={jobFormSchema}
      onSubmit={save(job)}
      onClose={onClose}
    >
      <JobForm />
    </FormDialog>
  );
};
