import { boolean, type InferType, number, object, string } from 'yup';
import { type List, type One, recordId } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Spec 2 §5, Question form. */
export const QUESTION_TYPES = ['technical', 'behavioral', 'situational', 'culture_fit', 'experience', 'motivation'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Minutes: court, moyen, long. */
export const ANSWER_TIMES = [2, 5, 10] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

export interface Question {
  id: string;
  placementId: string;
  toAsk: string;
  /** What a good answer contains; '' when nobody wrote it. */
  answer: string;
  questionType: QuestionType;
  /** Minutes; any number in records of other tools, shown in buckets: up to 2 short, up to 5 medium, above long. */
  expectedAnswerTime: number;
  difficulty: Difficulty;
  isActive: boolean;
  /** What the generated question comes from, in French: a missing skill, a claim of the CV, a duty of the offer. '' for a typed one. */
  basis: string;
  createdAt: string;
  updatedAt: string;
}

const rules = {
  toAsk: string().trim().max(2000).required('La question est requise'),
  answer: string().trim().max(5000),
  questionType: string().oneOf(QUESTION_TYPES, 'Le type est requis').required('Le type est requis'),
  expectedAnswerTime: number().oneOf(ANSWER_TIMES, 'Le temps de réponse est requis').required('Le temps de réponse est requis'),
  difficulty: string().oneOf(DIFFICULTIES, 'La difficulté est requise').required('La difficulté est requise'),
};

/** Defaults of a new question: technical, 5, medium, active (spec 2 §9). */
export const questionSchema = object({ ...rules, answer: rules.answer.default(''), isActive: boolean().default(true) }).required();
export type QuestionForm = InferType<typeof questionSchema>;

/** Any of the fields. */
export const questionUpdateSchema = object({ ...rules, isActive: boolean() })
  .partial()
  .required();
export type QuestionUpdate = InferType<typeof questionUpdateSchema>;

export const questionsParams = object({ placementId: recordId }).required();
export const questionParams = object({ questionId: recordId, placementId: recordId }).required();

export const questionEndpoints = {
  list: endpoint<List<Question>>()({
    method: 'GET',
    path: '/questions/placement/:placementId',
    access: 'company',
    params: questionsParams,
    summary: 'Les questions d’entretien d’un placement, actives ou non',
  }),
  generate: endpoint<List<Question>>()({
    method: 'POST',
    path: '/questions/generate/:placementId',
    access: 'company',
    params: questionsParams,
    status: 201,
    summary: 'Écrire de nouvelles questions\u00A0; celles qui existent restent',
  }),
  create: endpoint<One<Question>>()({
    method: 'POST',
    path: '/questions/create/:placementId',
    access: 'company',
    params: questionsParams,
    body: questionSchema,
    status: 201,
    summary: 'Ajouter une question',
  }),
  update: endpoint<One<Question>>()({
    method: 'PATCH',
    path: '/questions/:questionId/placement/:placementId',
    access: 'company',
    params: questionParams,
    body: questionUpdateSchema,
    summary: 'Modifier une question',
  }),
};
