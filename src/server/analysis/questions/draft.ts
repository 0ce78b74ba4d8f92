import type { AnswerTime, Difficulty, Question, QuestionType } from '#contract/questions';

export type QuestionDraft = Pick<Question, 'toAsk' | 'answer' | 'questionType' | 'difficulty' | 'expectedAnswerTime' | 'basis'>;

/** A draft that could be asked, with the pattern that wrote it: two of one pattern sound alike. */
export interface Possible extends QuestionDraft {
  pattern: string;
}

/** One way of asking about a thing of the offer or the CV: type, difficulty, minutes, the question, what a good answer contains. */
export type Pattern = readonly [QuestionType, Difficulty, AnswerTime, (about: string) => string, (about: string) => string];

/** Every pattern of a list asked about one thing. */
export const askAbout = (name: string, patterns: readonly Pattern[], about: string, basis: string): Possible[] =>
  patterns.map(([questionType, difficulty, expectedAnswerTime, toAsk, answer], index) => ({
    pattern: `${name}.${index}`,
    questionType,
    difficulty,
    expectedAnswerTime,
    toAsk: toAsk(about),
    answer: answer(about),
    basis,
  }));

export const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;
