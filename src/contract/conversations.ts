import { array, boolean, type InferType, number, object, string } from 'yup';
import { idParams, type One, pageOffset, recordId } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Spec 2 §4, Conversation. */
export const CONVERSATION_TYPES = ['general', 'candidate_search', 'job_search', 'analysis'] as const;
export type ConversationType = (typeof CONVERSATION_TYPES)[number];
/** What the assistant looks at first. */
export const SEARCH_TYPES = ['candidates', 'jobs'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
/** Search type proposed for each type of conversation. */
export const DEFAULT_SEARCH_TYPES: Record<ConversationType, SearchType> = {
  general: 'candidates',
  candidate_search: 'candidates',
  job_search: 'jobs',
  analysis: 'candidates',
};

export interface Conversation {
  id: string;
  title: string;
  type: ConversationType;
  context: { searchType: SearchType; initialQuery: string };
  /** Records that the conversation is about; those deleted since are left out. */
  relatedEntities: { candidateIds: string[]; jobIds: string[] };
  /** The same records, named as they are today: candidates, then offers. */
  relatedRecords: Citation[];
  /** '' until it was summarised. */
  summary: string;
  createdAt: string;
  /** null before the first message. */
  lastMessageAt: string | null;
}

export const MESSAGE_ROLES = ['user', 'assistant'] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

/** A record of the company that an answer or a conversation names, and links to. */
export interface Citation {
  kind: 'candidate' | 'job' | 'placement';
  id: string;
  label: string;
}

export interface Message {
  id: string;
  role: MessageRole;
  /** Markdown in answers: paragraphs, lists, tables, bold, and links to `/candidates/{id}`, `/jobs/{id}`, `/placements/{id}` only. A question is plain text. */
  content: string;
  /** In the order in which the answer names them; empty in a question. */
  citations: Citation[];
  /** Discreet French line under an answer, for instance that the configured model did not answer; null mostly. */
  note: string | null;
  createdAt: string;
}

/** The six quick messages (spec 2 §2): a button's words and the fixed text that it sends (decisions §6). */
export const QUICK_MESSAGES = {
  analyse_candidates: { label: 'Analyser les candidats', content: 'Analyse les candidats de ma base.' },
  best_match: { label: 'Trouver le meilleur profil', content: 'Trouve le meilleur candidat pour chacune de mes offres.' },
  skills_gap: { label: 'Écarts de compétences', content: 'Quelles compétences manquent dans ma base par rapport à mes offres\u00A0?' },
  interview_questions: { label: 'Questions d’entretien', content: 'Propose des questions d’entretien pour mes placements en cours.' },
  salary_analysis: { label: 'Analyse des salaires', content: 'Compare les salaires souhaités par mes candidats à ceux de mes offres.' },
  market_insights: { label: 'Tendances du marché', content: 'Quelles tendances se dégagent de mes candidats et de mes offres\u00A0?' },
} as const;
export type QuickMessage = keyof typeof QUICK_MESSAGES;

const title = string().trim().max(200).required('Le titre est requis');

export const conversationSchema = object({
  title,
  type: string().oneOf(CONVERSATION_TYPES).required('Le type est requis'),
  context: object({
    searchType: string().oneOf(SEARCH_TYPES).required('Le type de recherche est requis'),
    initialQuery: string().trim().max(4000).default(''),
  }),
  relatedEntities: object({
    candidateIds: array(recordId).max(50).default([]),
    jobIds: array(recordId).max(50).default([]),
  }),
}).required();
export type ConversationForm = InferType<typeof conversationSchema>;

export const conversationTitleSchema = object({ title }).required();

/** `enableRAG`: the assistant may look into the company's records. */
export const chatSchema = object({
  content: string().trim().max(4000, 'Le message ne peut pas dépasser 4000 caractères').required('Le message est vide'),
  enableRAG: boolean().default(true),
}).required();
export type ChatBody = InferType<typeof chatSchema>;

/** Default page of the list (spec 2 §9); the screen asks for 50. */
export const CONVERSATION_PAGE = 20;

export const conversationListQuery = object({
  limit: number().integer().min(1).max(100).default(CONVERSATION_PAGE),
  offset: pageOffset,
  search: string().trim().max(200),
});
export type ConversationListQuery = Partial<InferType<typeof conversationListQuery>>;

/** Without parameters every message; with `limit` the latest, or those before the message named by `before`. Oldest first either way. */
export const messageListQuery = object({
  limit: number().integer().min(1).max(200),
  before: recordId.notRequired(),
});

/** A question and its answer, as stored. */
export interface Exchange {
  question: Message;
  answer: Message;
}

/** Events of a streamed answer (`Accept: text/event-stream`), each the JSON of one `data:` line. */
export type ChatEvent =
  | { type: 'delta'; text: string }
  /** What was streamed is not to be kept: the built-in answer follows. */
  | { type: 'reset' }
  | { type: 'done'; data: Exchange }
  | { type: 'error'; code: string; message: string };

export const conversationEndpoints = {
  list: endpoint<One<{ conversations: Conversation[]; total: number }>>()({
    method: 'GET',
    path: '/conversations',
    access: 'company',
    query: conversationListQuery,
    summary: 'Les conversations, la plus récente d’abord',
  }),
  get: endpoint<One<Conversation>>()({
    method: 'GET',
    path: '/conversations/:id',
    access: 'company',
    params: idParams,
    summary: 'Une conversation',
  }),
  create: endpoint<One<Conversation>>()({
    method: 'POST',
    path: '/conversations',
    access: 'company',
    body: conversationSchema,
    status: 201,
    summary: 'Ouvrir une conversation',
  }),
  rename: endpoint<One<Conversation>>()({
    method: 'PUT',
    path: '/conversations/:id/title',
    access: 'company',
    params: idParams,
    body: conversationTitleSchema,
    summary: 'Renommer une conversation',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/conversations/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer une conversation et ses messages',
  }),
  messages: endpoint<One<Message[]>>()({
    method: 'GET',
    path: '/conversations/:id/messages',
    access: 'company',
    params: idParams,
    query: messageListQuery,
    summary: 'Les messages d’une conversation',
  }),
  chat: endpoint<One<Exchange>>()({
    method: 'POST',
    path: '/conversations/:id/chat',
    access: 'company',
    params: idParams,
    body: chatSchema,
    status: 201,
    summary: 'Poser une question\u00A0; la réponse peut être lue au fil de l’eau',
  }),
  summarise: endpoint<One<{ summary: string }>>()({
    method: 'POST',
    path: '/conversations/:id/summarize',
    access: 'company',
    params: idParams,
    summary: 'Résumer une conversation',
  }),
};
