import { type Question, type QuestionForm, questionSchema, type QuestionUpdate } from '#contract/questions';
import { timeBucket } from './labels.ts';

/** What the inputs hold: a select holds text. */
export interface QuestionFormValues {
  toAsk: string;
  questionType: string;
  expectedAnswerTime: string;
  difficulty: string;
  answer: string;
  isActive: boolean;
}

/** Spec 2 §9. */
export const BLANK_QUESTION: QuestionFormValues = {
  toAsk: '',
  questionType: 'technical',
  expectedAnswerTime: '5',
  difficulty: 'medium',
  answer: '',
  isActive: true,
};

/** A question as the form shows it; a time that the form does not offer shows as its bucket. */
export const toFormValues = ({ toAsk, questionType, expectedAnswerTime, difficulty, answer, isActive }: Question): QuestionFormValues => ({
  toAsk,
  questionType,
  expectedAnswerTime: String(timeBucket(expectedAnswerTime)),
  difficulty,
  answer,
  isActive,
});

export const toCreation = (values: QuestionFormValues): QuestionForm => questionSchema.cast(values, { stripUnknown: true });

/** What is sent of an edited question: only what was changed, so that a time of another tool stays as it came. */
export const toUpdate = (values: QuestionFormValues, question: Question): QuestionUpdate => {
  const before = toFormValues(question);
  const changed = (Object.keys(before) as (keyof QuestionFormValues)[]).filter((name) => values[name] !== before[name]);
  const all = toCreation(values);
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
};
