import { type ConversationForm, conversationSchema, DEFAULT_SEARCH_TYPES } from '#contract/conversations';
import type { SearchOption } from '#ui/SearchSelect';
import type { Subject } from './useSubject.ts';

/** A conversation as it is filled in: the records that it is about with their names. */
export type NewConversation = Omit<ConversationForm, 'relatedEntities'> & {
  relatedEntities: { candidateIds: SearchOption[]; jobIds: SearchOption[] };
};

const TITLE_MAX = 200;

/** What is chosen from the server's own records is checked there. */
export const newConversationSchema = conversationSchema.omit(['relatedEntities']);

/** Blank, or about the records that another screen asks about: named after them. */
export const newConversation = ({ candidates, jobs }: Subject): NewConversation => ({
  title: [...candidates, ...jobs]
    .map(({ label }) => label)
    .join(' · ')
    .slice(0, TITLE_MAX),
  type: 'general',
  context: {
    searchType: candidates.length === 0 && jobs.length > 0 ? 'jobs' : DEFAULT_SEARCH_TYPES.general,
    initialQuery: '',
  },
  relatedEntities: { candidateIds: candidates, jobIds: jobs },
});

const idsOf = (options: readonly SearchOption[]): string[] => options.map(({ id }) => id);

export const toCreation = ({ relatedEntities: { candidateIds, jobIds }, ...rest }: NewConversation): ConversationForm => ({
  ...rest,
  relatedEntities: { candidateIds: idsOf(candidateIds), jobIds: idsOf(jobIds) },
});
