import type { FormikHelpers } from 'formik';
import { type Question, questionSchema } from '#contract/questions';
import { type CallError, failureFields } from '#lib/api/failure';
import { refusedFields } from '#lib/formErrors';
import { FormDialog } from '#ui/FormDialog';
import { QuestionFields } from './components/QuestionFields.tsx';
import { BLANK_QUESTION, type QuestionFormValues, toCreation, toFormValues, toUpdate } from './questionForm.ts';
import { useCreateQuestionMutation, useUpdateQuestionMutation } from './questionsApi.ts';
import { questionsTexts } from './texts.ts';

export interface QuestionDialogProps {
  placementId: string;
  /** null writes a new one. */
  question: Question | null;
  onClose: () => void;
}

/** Writes a question, or edits one (spec 2 §2). */
export const QuestionDialog = ({ placementId, question, onClose }: QuestionDialogProps) => {
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const send = (values: QuestionFormValues): Promise<{ error?: CallError }> =>
    question
      ? update({ params: { placementId, questionId: question.id }, body: toUpdate(values, question) })
      : create({ params: { placementId }, body: toCreation(values) });
  const save = async (values: QuestionFormValues, { setStatus }: FormikHelpers<QuestionFormValues>) => {
    const { error } = await send(values);
    if (!error) return onClose();
    return setStatus(refusedFields(failureFields(error), values));
  };
  return (
    <FormDialog
      title={question ? questionsTexts.editTitle : questionsTexts.newTitle}
      initialValues={question ? toFormValues(question) : BLANK_QUESTION}
      validationSchema={questionSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <QuestionFields />
    </FormDialog>
  );
};
