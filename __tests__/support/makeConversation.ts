import type { Conversation, Message } from '#contract/conversations';

let made = 0;

const nextId = () => {
  made += 1;
  return `0199f000-0000-7004-8000-${made.toString(16).padStart(12, '0')}`;
};

/** A conversation without a message; each has an id of its own. */
export const makeConversation = (differences: Partial<Conversation> = {}): Conversation => ({
  id: nextId(),
  title: 'Profils C++ à Nantes',
  type: 'candidate_search',
  context: { searchType: 'candidates', initialQuery: '' },
  relatedEntities: { candidateIds: [], jobIds: [] },
  relatedRecords: [],
  summary: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastMessageAt: null,
  ...differences,
});

/** A question, unless told that the assistant speaks; each has an id of its own. */
export const makeMessage = (differences: Partial<Message> = {}): Message => ({
  id: nextId(),
  role: 'user',
  content: 'Qui connaît le C++ ?',
  citations: [],
  note: null,
  createdAt: '2026-11-20T10:05:00.000Z',
  ...differences,
});
