import { useFormikContext } from 'formik';
import type { ChangeEvent } from 'react';
import { CONVERSATION_TYPES, type ConversationType, DEFAULT_SEARCH_TYPES, SEARCH_TYPES } from '#contract/conversations';
import { useCandidateOptions } from '#features/candidates/queries';
import { useJobOptions } from '#features/jobs/queries';
import { FormDialog } from '#ui/FormDialog';
import { FormField } from '#ui/FormField';
import { FieldGrid } from '#ui/FieldGrid';
import { SelectField } from '#ui/SelectField';
import { RecordsField } from './components/RecordsField.tsx';
import { type NewConversation, newConversation, newConversationSchema } from './conversationForm.ts';
import { conversationsTexts, formTexts, SEARCH_TYPE_LABELS, TYPE_LABELS } from './texts.ts';
import { useConversationCreation } from './useConversationCreation.ts';
import { useSubject } from './useSubject.ts';

const Fields = () => {
  const { setFieldValue } = useFormikContext<NewConversation>();
  const candidates = useCandidateOptions();
  const jobs = useJobOptions();
  const chooseType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const type = target.value as ConversationType;
    void setFieldValue('type', type);
    void setFieldValue('context.searchType', DEFAULT_SEARCH_TYPES[type]);
  };
  return (
    <>
      <FormField name="title" label={formTexts.title} required slotProps={{ htmlInput: { maxLength: 200 } }} />
      <FieldGrid>
        <SelectField
          name="type"
          label={formTexts.type}
          required
          onChange={chooseType}
          options={CONVERSATION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
        />
        <SelectField
          name="context.searchType"
          label={formTexts.searchType}
          required
          options={SEARCH_TYPES.map((value) => ({ value, label: SEARCH_TYPE_LABELS[value] }))}
        />
        <RecordsField name="relatedEntities.candidateIds" label={formTexts.candidates} results={candidates} />
        <RecordsField name="relatedEntities.jobIds" label={formTexts.jobs} results={jobs} />
      </FieldGrid>
      <FormField
        name="context.initialQuery"
        label={formTexts.initialQuery}
        hint={formTexts.initialQueryHint}
        multiline
        minRows={2}
        maxRows={6}
      />
    </>
  );
};

export interface NewConversationDialogProps {
  onClose: () => void;
}

/** Opens a conversation: its title, what it looks for, the records that it is about (spec 2 §2, §7). */
export const NewConversationDialog = ({ onClose }: NewConversationDialogProps) => {
  const create = useConversationCreation(onClose);
  const subject = useSubject();
  if (!subject) return null;
  return (
    <FormDialog
      title={conversationsTexts.create}
      submitLabel={formTexts.submit}
      initialValues={newConversation(subject)}
      validationSchema={newConversationSchema}
      onSubmit={create}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
};
