import { useFormikContext } from 'formik';
import type { ChangeEvent } from 'react';
import {
  CONVERSATION_TYPES,
  type ConversationForm,
  conversationSchema,
  type ConversationType,
  DEFAULT_SEARCH_TYPES,
  SEARCH_TYPES,
} from '#contract/conversations';
import { FormDialog } from '#ui/FormDialog';
import { FormField } from '#ui/FormField';
import { FieldGrid } from '#ui/FieldGrid';
import { SelectField } from '#ui/SelectField';
import { conversationsTexts, formTexts, SEARCH_TYPE_LABELS, TYPE_LABELS } from './texts.ts';
import { useConversationCreation } from './useConversationCreation.ts';

const BLANK: ConversationForm = {
  title: '',
  type: 'general',
  context: { searchType: DEFAULT_SEARCH_TYPES.general, initialQuery: '' },
  relatedEntities: { candidateIds: [], jobIds: [] },
};

const Fields = () => {
  const { setFieldValue } = useFormikContext<ConversationForm>();
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

export const NewConversationDialog = ({ onClose }: NewConversationDialogProps) => {
  const create = useConversationCreation(onClose);
  return (
    <FormDialog
      title={conversationsTexts.create}
      submitLabel={formTexts.submit}
      initialValues={BLANK}
      validationSchema={conversationSchema}
      onSubmit={create}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
};
