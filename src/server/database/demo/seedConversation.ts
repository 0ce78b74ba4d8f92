import { conversationEndpoints, QUICK_MESSAGES } from '#contract/conversations';
import { placementEndpoints } from '#contract/placements';
import type { Call } from './callApi.ts';

const TITLE = 'Qui pour nos offres ?';
const QUESTIONS = [QUICK_MESSAGES.best_match.content, 'Où en sont mes placements ?', 'Qui parle anglais au moins C1 ?'];

/** One conversation to open first, once there is something to talk about: the answers are the assistant's own. */
export const seedConversation = async (call: Call): Promise<void> => {
  if ((await call(conversationEndpoints.list, { query: { limit: '1' } }))!.data.total > 0) return;
  if ((await call(placementEndpoints.list, { query: { limit: '1' } }))!.total === 0) return;
  const form = {
    title: TITLE,
    type: 'general',
    context: { searchType: 'candidates', initialQuery: '' },
  } as const;
  const { id } = (await call(conversationEndpoints.create, { body: { ...form, relatedEntities: { candidateIds: [], jobIds: [] } } }))!.data;
  for (const content of QUESTIONS) await call(conversationEndpoints.chat, { params: { id }, body: { content, enableRAG: true } });
};
