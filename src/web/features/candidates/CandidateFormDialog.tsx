import Dialog from '@mui/material/Dialog';
import type { FormikHelpers } from 'formik';
import { candidateFormSchema } from '#contract/candidates';
import { failureFields, failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { refusedFields } from '#lib/formErrors';
import { ErrorPanel } from '#ui/ErrorPanel';
import { FormDialog } from '#ui/FormDialog';
import { Spinner } from '#ui/Spinner';
import { type CandidateFormValues, toFieldName, toFormValues, toUpdate } from './candidateForm.ts';
import { CandidateForm } from './CandidateForm.tsx';
import { useGetCandidateQuery, useUpdateCandidateMutation } from './candidatesApi.ts';
import { formTexts } from './formTexts.ts';
import { candidatesTexts } from './texts.ts';

export interface CandidateFormDialogProps {
  id: string;
  onClose: () => void;
}

/** Edits a candidate (spec 2 §2). The list carries rows only, so the whole record is asked for first. */
export const CandidateFormDialog = ({ id, onClose }: CandidateFormDialogProps) => {
  const { data: candidate, error, isError, refetch } = useGetCandidateQuery(id);
  const [updateCandidate] = useUpdateCandidateMutation();

  if (!candidate) {
    return (
      <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': formTexts.title } }} fullWidth maxWidth="md">
        {isError ? (
          <ErrorPanel
            title={commonTexts.loadFailed}
            text={failureText(error, candidatesTexts.recordLoadFailed)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner />
        )}
      </Dialog>
    );
  }

  const save = async (values: CandidateFormValues, { setStatus }: FormikHelpers<CandidateFormValues>) => {
    const { error: refused } = await updateCandidate({ params: { id }, body: toUpdate(values, candidate) });
    if (!refused) return onClose();
    const fields = Object.entries(failureFields(refused)).map(([path, sentence]) => [toFieldName(path), sentence]);
    return setStatus(refusedFields(Object.fromEntries(fields), values));
  };

  return (
    <FormDialog
      title={formTexts.title}
      initialValues={toFormValues(candidate)}
      validationSchema={candidateFormSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <CandidateForm />
    </FormDialog>
  );
};
