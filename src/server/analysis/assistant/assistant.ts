import type { Citation } from '#contract/conversations';
import { fold } from '../text/fold.ts';
import {
  answerAction,
  answerHelp,
  answerOutside,
  answerProtected,
  answerThanks,
  answerUnclear,
  answerUnknownOffer,
  answerUnknownPerson,
  answerWithoutBase,
} from './answer/conversation.ts';
import type { Draft } from './answer/draft.ts';
import { answerBreakdown, answerMarket, answerNewest, answerOverview, answerSkills } from './answer/holdings.ts';
import { answerQuestions } from './answer/interview.ts';
import { answerOffer, answerOffers } from './answer/offers.ts';
import { answerPeople } from './answer/people.ts';
import { answerCompare, answerContact, answerPerson } from './answer/person.ts';
import { answerPlacements } from './answer/placements.ts';
import { answerGaps, answerRankOffers, answerRankPeople } from './answer/ranking.ts';
import { answerSalaries } from './answer/salaries.ts';
import { answerSimilar } from './answer/similar.ts';
import type { Base } from './base.ts';
import { phraseOf, type TextHits } from './find/holds.ts';
import type { Memory, Plan } from './plan.ts';
import { skillWordsOf } from './understand/skills.ts';
import type { Thread } from './understand/hear.ts';
import { understand } from './understand/understand.ts';

export interface Answer {
  content: string;
  citations: Citation[];
  memory: Memory;
}

/** What the question asks for, to be looked up (issue 7). */
export const planOf = (question: string, base: Base, thread: Thread): Plan => understand(question, base, skillWordsOf(base), thread);

/** A skill told in words, which a CV may tell in others around them; a name such as C++ or Java is one or it is not. */
const isWorded = (label: string): boolean =>
  /^[\p{L}'’ -]{5,}$/u.test(label) && /^\p{Ll}/u.test(label.slice(1)) && (label.includes(' ') || ORDINARY_ENDING.test(label));
const ORDINARY_ENDING = /(?:tion|ment|ique|iques|ie|ance|ence|age|oit|ité|eur|ure)s?$/u;

/** Free terms of a plan, which the database looks for in the texts. */
export const termsOf = ({ criteria }: Plan): string[] => [
  ...new Set(
    criteria.flatMap(({ any }) =>
      any.flatMap((atom) =>
        atom.kind === 'text' ? [atom.term] : atom.kind === 'skill' && isWorded(atom.label) ? [phraseOf(atom.label)] : [],
      ),
    ),
  ),
];

const draftOf = (plan: Plan, base: Base, hits: TextHits, folded: string): Draft => {
  switch (plan.intent) {
    case 'help':
      return answerHelp(plan, base);
    case 'thanks':
      return answerThanks(base);
    case 'protected':
      return answerProtected(plan, base);
    case 'outside':
      return answerOutside(base);
    case 'action':
      return answerAction(plan, base);
    case 'unknown_person':
      return answerUnknownPerson(plan, base);
    case 'unknown_offer':
      return answerUnknownOffer(base);
    case 'people':
      return answerPeople(plan, base, hits);
    case 'offers':
      return answerOffers(plan, base, hits, folded);
    case 'rank_people':
      return answerRankPeople(plan, base, hits);
    case 'rank_offers':
      return answerRankOffers(plan, base);
    case 'compare':
      return answerCompare(plan, base);
    case 'similar':
      return answerSimilar(plan, base);
    case 'gaps':
      return answerGaps(plan, base);
    case 'questions':
      return answerQuestions(plan, base);
    case 'salaries':
      return answerSalaries(plan, base, hits);
    case 'skills':
      return answerSkills(plan, base, hits);
    case 'breakdown':
      return answerBreakdown(plan, base, hits);
    case 'placements':
      return answerPlacements(plan, base);
    case 'contact':
      return answerContact(plan, base);
    case 'person':
      return answerPerson(plan, base, hits);
    case 'offer':
      return answerOffer(plan, base);
    case 'newest':
      return answerNewest(plan, base, hits);
    case 'overview':
      return answerOverview(plan, base);
    case 'market':
      return answerMarket(plan, base);
    case 'unclear':
      return answerUnclear(base);
  }
};

/** Records that a later question may point at; enough for « parmi eux » over a large base. */
const MOST_REMEMBERED = 500;

const rememberedOf = (plan: Plan, draft: Draft, before: Memory | null): Memory => {
  const cited = (kind: Citation['kind']) => draft.citations.filter((citation) => citation.kind === kind).map(({ id }) => id);
  const people = draft.people ?? cited('candidate');
  const offers = draft.offers ?? cited('job');
  const speaks = !['help', 'thanks', 'protected', 'outside', 'action', 'unclear', 'unknown_person', 'unknown_offer'].includes(plan.intent);
  if (!speaks && before) return before;
  return {
    plan: { ...plan, among: plan.among?.slice(0, MOST_REMEMBERED) ?? null },
    people: (people.length > 0 ? people : (before?.people ?? [])).slice(0, MOST_REMEMBERED),
    offers: (offers.length > 0 ? offers : (before?.offers ?? [])).slice(0, MOST_REMEMBERED),
  };
};

/** The answer in French Markdown, from the records alone; every person and offer that it names is one of them. */
export const answerOf = (question: string, plan: Plan, base: Base, hits: TextHits, { memory }: Thread): Answer => {
  const draft = draftOf(plan, base, hits, fold(question));
  return { content: draft.content, citations: draft.citations, memory: rememberedOf(plan, draft, memory) };
};

/** What is said where the question may not look into the records. */
export const answerBlind = (base: Base): Pick<Answer, 'content' | 'citations'> => {
  const { content, citations } = answerWithoutBase(base);
  return { content, citations };
};
