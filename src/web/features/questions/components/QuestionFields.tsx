import { ANSWER_TIMES, DIFFICULTIES, QUESTION_TYPES } from '#contract/questions';
import { CheckField } from '#ui/CheckField';
import { FieldGrid } from '#ui/FieldGrid';
import { FormField } from '#ui/FormField';
import { SelectField } from '#ui/SelectField';
import { DIFFICULTY_LABELS, TIME_LABELS, TYPE_LABELS } from '../labels.ts';
import { questionsTexts } from '../texts.ts';

const { fields } = questionsTexts;
const TYPES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));
const TIMES = ANSWER_TIMES.map((value) => ({ value: String(value), label: TIME_LABELS[value] }));
const LEVELS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value].label }));
const wide = { gridColumn: '1 / -1' } as const;

/** Every field of a question (spec 2 §5). */
export const QuestionFields = () => (
  <FieldGrid>
    <FormField name="toAsk" label={fields.toAsk} required multiline minRows={2} maxRows={8} sx={wide} />
    <SelectField name="questionType" label={fields.questionType} options={TYPES} required />
    <SelectField name="expectedAnswerTime" label={fields.expectedAnswerTime} options={TIMES} required />
    <SelectField name="difficulty" label={fields.difficulty} options={LEVELS} required />
    <FormField name="answer" label={fields.answer} hint={questionsTexts.answerHint} multiline minRows={3} maxRows={12} sx={wide} />
    <CheckField name="isActive" label={fields.isActive} />
  </FieldGrid>
);
