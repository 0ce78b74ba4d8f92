import { ANSWER_TIMES, type AnswerTime, type Difficulty, type QuestionType } from '#contract/questions';
import type { Tone } from '#ui/StatusChip';

/** In the order of an interview's guide. */
export const TYPE_LABELS = {
  technical: 'Technique',
  experience: 'Expérience',
  situational: 'Mise en situation',
  behavioral: 'Comportement',
  culture_fit: 'Culture d’entreprise',
  motivation: 'Motivation',
} satisfies Record<QuestionType, string>;
export const GUIDE_ORDER = Object.keys(TYPE_LABELS) as QuestionType[];

export const DIFFICULTY_LABELS = {
  easy: { label: 'Facile', tone: 'success' },
  medium: { label: 'Moyenne', tone: 'warning' },
  hard: { label: 'Difficile', tone: 'error' },
} satisfies Record<Difficulty, { label: string; tone: Tone }>;

/** Spec 2 §5, Question form. */
export const TIME_LABELS = { 2: 'Court (1-2 min)', 5: 'Moyen (3-5 min)', 10: 'Long (5+ min)' } satisfies Record<AnswerTime, string>;

/** The bucket that any number of minutes is shown in: up to 2 short, up to 5 medium, above long (spec 2 §5). */
export const timeBucket = (minutes: number): AnswerTime => ANSWER_TIMES.find((most) => minutes <= most) ?? 10;

/** A value that this version does not know shows as it is. */
export const typeLabel = (type: string): string => (TYPE_LABELS as Record<string, string>)[type] ?? type;
export const difficultyLabel = (difficulty: string): { label: string; tone: Tone } =>
  (DIFFICULTY_LABELS as Record<string, { label: string; tone: Tone }>)[difficulty] ?? { label: difficulty, tone: 'neutral' };
