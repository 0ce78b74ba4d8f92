import type { FormikHelpers } from 'formik';
import type { Job } from '#contract/jobs';
import { type CallError, failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { type JobFormValues, toCreation, toFieldName, toUpdate } from './jobForm.ts';
import { type Place, useCreateJobMutation, useUpdateJobMutation } from './jobsApi.ts';

/** What follows a save; the form is busy until it is done. */
type OnSaved = () => void | Promise<void>;

type Save = (values: JobFormValues, form: Pick<FormikHelpers<JobFormValues>, 'setStatus'>) => Promise<void>;

/** Sends a form; what the server refuses stands under the inputs concerned, and the form stays. */
const saveWith =
  (send: (values: JobFormValues) => Promise<{ error?: CallError }>, onSaved: OnSaved): Save =>
  async (values, { setStatus }) => {
    const { error } = await send(values);
    if (!error) return onSaved();
    const fields = Object.entries(failureFields(error)).map(([path, sentence]) => [toFieldName(path), sentence]);
    return setStatus(refusedFields(Object.fromEntries(fields), values));
  };

/** Saves the form of a new offer. */
export const useJobCreation = (onSaved: OnSaved): Save => {
  const [createJob] = useCreateJobMutation();
  return saveWith((values) => createJob({ body: toCreation(values) }), onSaved);
};

/** Saves the form of an edited offer. */
export const useJobUpdate = (place: Place, onSaved: OnSaved): ((job: Job) => Save) => {
  const [updateJob] = useUpdateJobMutation();
  return (job) => saveWith((values) => updateJob({ params: { id: job.id }, body: toUpdate(values, job), place }), onSaved);
};
