import type { JobFacts } from '#contract/jobs';
import type { Match } from '#contract/matching';
import type { Question } from '#contract/questions';
import type { MatchedCandidate } from '../matching/features.ts';

export type QuestionDraft = Pick<Question, 'toAsk' | 'answer' | 'questionType' | 'difficulty' | 'expectedAnswerTime' | 'basis'>;

export interface QuestionSources {
  job: JobFacts;
  candidate: MatchedCandidate;
  match: Match;
  /** `toAsk` of the questions that the placement has already: none is repeated. */
  existing: readonly string[];
  /** 8 to 12. */
  count?: number;
}

/** Interview questions for one placement (spec 2 §2), each tied to what it comes from. */
export const writeQuestions = ({ match, existing, count = 10 }: QuestionSources): QuestionDraft[] =>
  match.criteria
    .map(({ label }): QuestionDraft => ({
      toAsk: `Racontez une situation où vous avez mis en œuvre : ${label}.`,
      answer: 'Un exemple daté, le rôle tenu, les moyens et le résultat.',
      questionType: 'experience',
      difficulty: 'medium',
      expectedAnswerTime: 5,
      basis: label,
    }))
    .filter(({ toAsk }) => !existing.includes(toAsk))
    .slice(0, count);
