import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type Question, type QuestionType } from '#contract/questions';
import { GUIDE_ORDER } from './labels.ts';

/** What the address of the screen says; '' means not filtered. */
export interface QuestionFilters {
  type: QuestionType | '';
  difficulty: Difficulty | '';
  /** On unless told (spec 2 §9). */
  activeOnly: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | '' =>
  values.find((known) => known === value) ?? '';

export const readFilters = (address: URLSearchParams): QuestionFilters => ({
  type: oneOf(QUESTION_TYPES, address.get('type')),
  difficulty: oneOf(DIFFICULTIES, address.get('difficulty')),
  activeOnly: address.get('active') !== 'all',
});

/** The shortest address that reads as these filters. */
export const writeFilters = ({ type, difficulty, activeOnly }: QuestionFilters): URLSearchParams =>
  new URLSearchParams([
    ...(type ? [['type', type]] : []),
    ...(difficulty ? [['difficulty', difficulty]] : []),
    ...(activeOnly ? [] : [['active', 'all']]),
  ]);

export const filterQuestions = (questions: readonly Question[], { type, difficulty, activeOnly }: QuestionFilters): Question[] =>
  questions.filter(
    (question) =>
      (!type || question.questionType === type) &&
      (!difficulty || question.difficulty === difficulty) &&
      (!activeOnly || question.isActive),
  );

export interface QuestionGroup {
  type: QuestionType;
  questions: Question[];
}

/** The questions by type, in the order of an interview; one of an unknown type comes last. */
export const groupByType = (questions: readonly Question[]): QuestionGroup[] => {
  const types = [...new Set([...GUIDE_ORDER, ...questions.map(({ questionType }) => questionType)])];
  return types
    .map((type) => ({ type, questions: questions.filter(({ questionType }) => questionType === type) }))
    .filter((group) => group.questions.length > 0);
};
