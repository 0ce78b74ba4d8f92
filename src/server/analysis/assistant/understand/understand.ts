import { fold } from '../../text/fold.ts';
import { type Base } from '../base.ts';
import { type Criterion, emptyPlan, type Intent, type Memory, type Plan } from '../plan.ts';
import { EXCLUSIVE } from './criteria.ts';
import { facetIn } from './facets.ts';
import { beginsWithAnd, isContinuation } from './followUp.ts';
import { ASKS, breakdownIn, limitIn, orderIn, statusesIn } from './intents.ts';
import { isAction, isOutside, protectedGround } from './refusals.ts';
import { type SkillWords } from './skills.ts';
import { spelled } from './spelling.ts';

import { BEST_PAID, hear, type Heard, type Thread } from './hear.ts';

const ALL_OFFERS =
  /\b(?:mes|nos|chaque|chacune de[s]? (?:mes|nos)?|toutes (?:les|mes|nos)|les|des) (?:offres?|postes?|annonces?|recrutements?)\b/u;
/** « Laquelle », after a list of offers. */
const amongOffers = (folded: string, memory: Memory | null): boolean =>
  memory?.plan.intent === 'offers' &&
  memory.offers.length > 0 &&
  /\b(?:laquelle|lesquelles|ces offres|parmi elles|d'entre elles)\b/u.test(folded);

const ABOUT_OFFER =
  /\b(?:resum\w*|decri\w*|demand\w*|exig\w*|requi\w*|attend\w*|description|detail\w*|avantages?|contenu|contrat|c'est quoi|en quoi consiste|parle[- ]moi|presente[- ]moi|date limite|salaire|remuneration|ou se (?:trouve|situe)|technos?|stack)\b/u;

/** The one thing that a question asks, with what was heard; null when only details were. */
const intentOf = (heard: Heard, { focus, memory }: Thread): Intent | null => {
  const { folded, people, offers, criteria, among } = heard;
  const aboutPeople = ASKS.peopleSubject.test(folded) || among !== null;
  const aboutOffers = ASKS.offersSubject.test(folded);
  const has = (kind: string) => criteria.some(({ any }) => any.some((atom) => atom.kind === kind));
  const named = people.length > 0;
  if (amongOffers(folded, memory)) return 'offers';
  if (ASKS.compare.test(folded) && (people.length > 0 || (among && !ASKS.salary.test(folded)))) return 'compare';
  if (named && !ASKS.questions.test(folded) && ASKS.similar.test(folded)) return 'similar';
  if (ASKS.questions.test(folded)) return 'questions';
  if (ASKS.gaps.test(folded) && !(has('skill') && !named && offers.length === 0))
    return named && offers.length === 0 && /points? faibles?/u.test(folded) ? 'person' : 'gaps';
  if (named && memory?.plan.offers.length && /\b(?:pourquoi|explique\w*|justifi\w*|raison|detaill\w*)\b/u.test(folded)) return 'gaps';
  if (ASKS.contact.test(folded) && named && !ASKS.offersOf.test(folded)) return 'contact';
  if (
    named &&
    ASKS.offersOf.test(folded) &&
    offers.length === 0 &&
    !ASKS.placements.test(folded) &&
    (ASKS.ranking.test(folded) || aboutOffers || /\bquel/u.test(folded))
  )
    return 'rank_offers';
  if (aboutOffers && !named && /\boffres?\b.*\b(?:sans|n'ont pas|n'a pas|pas de|aucun)\b.*\b(?:candidats?|profils?)\b/u.test(folded))
    return 'rank_people';
  if (aboutOffers && !aboutPeople && !named && offers.length === 0 && BEST_PAID.test(folded)) return 'offers';
  if (ASKS.salary.test(folded) && !has('salary') && orderIn(folded) === null)
    return named ? (people.length > 1 ? 'compare' : 'person') : offers.length > 0 && !aboutPeople ? 'offer' : 'salaries';
  if (
    ASKS.placements.test(folded) &&
    !(ASKS.ranking.test(folded) && offers.length > 0 && !/placements?|process|present(?:e|ee)s?\b|place/u.test(folded))
  )
    return 'placements';
  if (named && offers.length > 0) return people.length > 1 ? 'rank_people' : 'gaps';
  if (
    people.length > 1 &&
    !among &&
    (orderIn(folded) !== null || (criteria.length > 0 && /\b(?:qui|lequel|laquelle|lesquel\w*)\b/u.test(folded)))
  )
    return 'people';
  if (named) return 'person';
  if (among)
    return offers.length > 0 || (criteria.length === 0 && ASKS.ranking.test(folded) && orderIn(folded) === null)
      ? 'rank_people'
      : ASKS.skills.test(folded)
        ? 'skills'
        : 'people';
  if (offers.length > 0)
    return ABOUT_OFFER.test(folded) && !aboutPeople
      ? 'offer'
      : ASKS.offersSubject.test(folded) && ASKS.count.test(folded) && !aboutPeople
        ? 'offers'
        : !aboutPeople && !ASKS.ranking.test(folded) && focus.searchType === 'jobs'
          ? 'offer'
          : 'rank_people';
  if (ASKS.market.test(folded)) return 'market';
  if (has('added')) return aboutOffers && !aboutPeople ? 'offers' : 'people';
  if (ASKS.newest.test(folded) && (aboutPeople || !aboutOffers)) return 'newest';
  if (ASKS.ranking.test(folded) && aboutPeople && (ALL_OFFERS.test(folded) || aboutOffers) && criteria.length === 0) return 'rank_people';
  if (ASKS.skills.test(folded)) return 'skills';
  const breakdown = breakdownIn(folded);
  if (breakdown && !(has('place') && breakdown === 'place')) return 'breakdown';
  if (ASKS.overview.test(folded) && criteria.length === 0 && !ASKS.count.test(folded)) return 'overview';
  if (aboutOffers && !aboutPeople) return 'offers';
  if (ASKS.ranking.test(folded) && aboutPeople && criteria.length === 0 && heard.terms.hard.length === 0) return 'rank_people';
  if (criteria.length > 0) return focus.searchType === 'jobs' && !aboutPeople ? 'offers' : 'people';
  return null;
};

const filterIntents: ReadonlySet<Intent> = new Set(['people', 'offers', 'rank_people', 'salaries', 'skills', 'newest', 'breakdown']);

const withTerms = (intent: Intent, criteria: Criterion[], terms: Heard['terms']): Criterion[] => {
  if (!filterIntents.has(intent) || intent === 'rank_people' || intent === 'breakdown' || intent === 'skills') return criteria;
  const asked =
    terms.hard.length > 0 ? terms.hard : criteria.length === 0 && intent !== 'newest' && intent !== 'salaries' ? terms.soft : [];
  return [
    ...criteria,
    ...asked.slice(0, 5).map((term): Criterion => ({ any: [{ kind: 'text', term, label: `«\u00A0${term}\u00A0»` }], not: false })),
  ];
};

/** The question before, with what this one changes. */
const continued = (memory: Memory, { criteria, people, offers, folded }: Heard): Plan => {
  const kinds = new Set(criteria.flatMap(({ any }) => any.map(({ kind }) => kind)));
  const replaces = criteria.every(({ not }) => !not);
  const kept = memory.plan.criteria.filter(({ any, not }) => not || !replaces || !any.some(({ kind }) => kinds.has(kind)));
  const replaced = memory.plan.criteria.filter((one) => !kept.includes(one));
  const also = /\b(?:aussi|egalement|en plus)\b/u.test(folded);
  return {
    ...memory.plan,
    criteria: [...(also ? memory.plan.criteria : kept), ...criteria],
    replaced: also ? [] : replaced,
    people:
      people.length > 0 ? (memory.plan.intent === 'compare' ? [...memory.plan.people.slice(0, 1), ...people] : people) : memory.plan.people,
    offers: offers.length > 0 ? offers : memory.plan.offers,
    order: orderIn(folded) ?? memory.plan.order,
    limit: limitIn(folded) ?? memory.plan.limit,
    unknown: null,
  };
};

/** « Et les deux ? », after a criterion took another's place. */
const BOTH =
  /^\W*(?:et |ou )?(?:qui (?:a|ont|parle|parlent|connait|connaissent|maitrise|fait|est) )?(?:tous |toutes )?les deux(?: (?:langues|competences|villes|a la fois|ensemble|criteres))?\W*$/u;

const bothOf = (plan: Plan, replaced: readonly Criterion[]): Plan => {
  const criteria = [...plan.criteria];
  for (const { any, not } of replaced) {
    const [atom] = any;
    const same = criteria.findIndex((one) => !not && !one.not && atom && EXCLUSIVE.has(atom.kind) && one.any[0]?.kind === atom.kind);
    if (same < 0) criteria.unshift({ any, not });
    else criteria[same] = { any: [...any, ...criteria[same]!.any], not: false };
  }
  return { ...plan, criteria, replaced: [] };
};

const CONTINUABLE: ReadonlySet<Intent> = new Set([
  'people',
  'offers',
  'rank_people',
  'rank_offers',
  'compare',
  'gaps',
  'questions',
  'salaries',
  'skills',
  'placements',
  'contact',
  'person',
  'newest',
  'offer',
  'breakdown',
]);

/** From a question in French to what is to be looked up (issue 7). Pure: the same question in the same thread gives the same plan. */
export const understand = (typed: string, base: Base, skills: SkillWords, thread: Thread): Plan => {
  const question = spelled(typed);
  const folded = fold(question).trim();
  const plain = (intent: Intent, changes: Partial<Plan> = {}): Plan => ({ ...emptyPlan(intent), ...changes });
  if (ASKS.thanks.test(folded)) return plain('thanks');
  if (ASKS.greeting.test(folded)) return plain('help', { facet: 'greeting' });
  if (ASKS.help.test(folded)) return plain('help');
  const ground = protectedGround(folded);
  if (ground) return plain('protected', { facet: ground });
  if (isOutside(folded)) return plain('outside');

  const heard = hear(question, base, skills, thread);
  if (isAction(folded)) return plain('action', { people: heard.people });
  const { memory } = thread;
  if (memory?.plan.replaced?.length && BOTH.test(folded)) return bothOf(memory.plan, memory.plan.replaced);
  const intent = intentOf(heard, thread);
  const details = intent === null || intent === 'people' || intent === 'person' || intent === 'rank_people' || intent === 'offers';
  const news = heard.criteria.length > 0 || heard.people.length > 0 || heard.offers.length > 0 || orderIn(folded) !== null;
  const explicit =
    ASKS.count.test(folded) ||
    (ASKS.ranking.test(folded) && heard.offers.length > 0 && !beginsWithAnd(folded)) ||
    (ASKS.offersSubject.test(folded) && heard.offers.length === 0);
  if (
    memory &&
    news &&
    details &&
    !explicit &&
    heard.among === null &&
    CONTINUABLE.has(memory.plan.intent) &&
    isContinuation(folded, heard.sentence.tokens.length, memory)
  ) {
    const ownFacet = intent === 'person' && facetIn(folded) !== null;
    const begun = beginsWithAnd(folded) || (!/\bqui\b/u.test(folded) && heard.people.length === 0);
    if (!ownFacet && begun) return continued(memory, heard);
  }
  const shared = {
    people: heard.people,
    offers: heard.offers,
    among: heard.among,
    count: ASKS.count.test(folded),
    limit: limitIn(folded),
    order: BEST_PAID.test(folded) ? ('-salary' as const) : orderIn(folded),
    statuses: statusesIn(folded),
    breakdown: breakdownIn(folded),
    facet: facetIn(folded),
  };
  if (heard.unknownOffer && heard.people.length === 0) return plain('unknown_offer');
  const asksSomebody = ASKS.contact.test(folded) || ASKS.person.test(folded) || ASKS.compare.test(folded) || ASKS.questions.test(folded);
  const onlyName = heard.people.length === 0 && heard.criteria.length === 0 && heard.offers.length === 0 && heard.among === null;
  if (onlyName && heard.unknownName && asksSomebody && !/\bqui (?!est\b)/u.test(folded))
    return plain('unknown_person', { unknown: heard.unknownName });
  if (intent) {
    const offers =
      intent === 'offers' && amongOffers(folded, memory)
        ? memory!.offers
        : intent === 'gaps' && heard.offers.length === 0 && heard.people.length > 0
          ? (memory?.plan.offers ?? [])
          : intent === 'rank_people' && heard.offers.length === 0 && !ALL_OFFERS.test(folded)
            ? memory?.plan.offers.length
              ? memory.plan.offers
              : thread.focus.offers
            : heard.offers;
    return plain(intent, { ...shared, offers, criteria: withTerms(intent, heard.criteria, heard.terms) });
  }
  const subject = ASKS.peopleSubject.test(folded);
  const whole = heard.terms.hard.length === 0 && heard.terms.soft.length === 0;
  const kind: Intent = thread.focus.searchType === 'jobs' && !subject ? 'offers' : 'people';
  if (subject && (whole || shared.count || shared.order !== null))
    return plain(kind, { ...shared, criteria: withTerms(kind, [], { hard: heard.terms.hard, soft: [] }) });
  if (shared.order !== null) return plain(kind, { ...shared, among: memory?.people.length ? memory.people : null });
  if (heard.terms.hard.length + heard.terms.soft.length > 0 && heard.terms.hard.length + heard.terms.soft.length <= 6)
    return plain(kind, { ...shared, criteria: withTerms(kind, [], heard.terms), facet: 'free' });
  return plain('unclear');
};
