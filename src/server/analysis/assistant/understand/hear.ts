import type { SearchType } from '#contract/conversations';
import { type Base } from '../base.ts';
import { type Criterion, type Memory } from '../plan.ts';
import { isEmptyWord } from '../words.ts';
import { readEmployers, readRoles, readStudies } from './careers.ts';
import { criteriaOf, leftOver } from './criteria.ts';
import { readDates } from './dates.ts';
import { readNotice, readSalary, readTenure, readYears } from './figures.ts';
import { referenceIn } from './followUp.ts';
import { ASKS, orderWordsIn } from './intents.ts';
import { readOffers } from './offers.ts';
import { readPeople } from './people.ts';
import { isPlaceWord, readPlaces } from './places.ts';
import { Sentence } from './sentence.ts';
import { isSkillWord, readSkills, type SkillWords } from './skills.ts';
import { readSpoken } from './spoken.ts';
import { readWishes } from './wishes.ts';

/** What a conversation is about (spec 2 §3, Conversation). */
export interface Focus {
  searchType: SearchType;
  people: string[];
  offers: string[];
}

export interface Thread {
  focus: Focus;
  /** Of the answer before; null at the beginning. */
  memory: Memory | null;
  /** `2026-11-21`: what « cette semaine » is counted from. */
  today: string;
}

/** What a question says, before what it asks is told. */
export interface Heard {
  folded: string;
  sentence: Sentence;
  criteria: Criterion[];
  people: string[];
  offers: string[];
  unknownOffer: boolean;
  among: string[] | null;
  /** Words after which something precise is asked that no list of ours explains. */
  terms: { hard: string[]; soft: string[] };
  unknownName: string | null;
}

const DUMMY_IL =
  /\b(?:y )?a[- ]?t[- ]?il\b|\bil y a\b|\bfait[- ]il\b|\bfaut[- ]il\b|\bil (?:(?:me|nous|te|vous|lui|leur) )?(?:faut|faudrait|manque|reste)\b|\bexiste[- ]t[- ]il\b|\bs'il\b|\best[- ]il possible\b/gu;
const HARD_BEFORE =
  /\b(?:connai\w*|maitris\w*|compet\w*|experience|sait|savent|utilis\w*|en|sur|dans|avec|specialis\w*|et|ou|du|de la|secteur)\s+(?:de |d'|en |le |la |les |l'|du |des |dans )*$/u;

const termsOf = (sentence: Sentence): Heard['terms'] => {
  const left = leftOver(sentence);
  const isHard = (first: number, term: string) =>
    HARD_BEFORE.test(sentence.before(first)) || (first > 0 && /^\p{Lu}/u.test(term)) || /[\d+#.]/u.test(term);
  return {
    hard: left.filter(({ first, term }) => isHard(first, term)).map(({ term }) => term),
    soft: left.filter(({ first, term }) => !isHard(first, term)).map(({ term }) => term),
  };
};

/** A name in capitals that is nobody's: « Jean Dupont », after « de », « connaissez-vous »… */
const unknownNameIn = (sentence: Sentence): string | null => {
  const left = sentence.free.filter((index) => index > 0 && !isEmptyWord(sentence.word(index)));
  const named = left.filter((index) => /^\p{Lu}\p{L}+$/u.test(sentence.written({ first: index, after: index + 1 })));
  if (named.length === 0) return null;
  const first = named[0]!;
  const run = named.filter((index, rank) => index === first + rank);
  return sentence.written({ first, after: first + run.length });
};

/** Reads a question once, each mechanism in its turn. */
export const hear = (question: string, base: Base, skills: SkillWords, { memory, focus, today }: Thread): Heard => {
  const sentence = new Sentence(question);
  const { folded } = sentence;
  const bare = folded.replaceAll(DUMMY_IL, ' ');
  const isOther = (word: string) => isPlaceWord(word) || isSkillWord(word);
  const people = readPeople(sentence, base.people, isOther).map(({ facts }) => facts.id);
  readEmployers(sentence, base);
  const wantsOffer = ASKS.ranking.test(folded) || ASKS.gaps.test(folded) || ASKS.questions.test(folded);
  const mention = readOffers(sentence, base.offers, focus.searchType === 'jobs' && wantsOffer, (memory?.plan.offers.length ?? 0) > 0);
  const offers = mention.offers.map(({ facts }) => facts.id);
  const paid = BEST_PAID.exec(folded);
  for (const { start, end } of [...orderWordsIn(folded), ...(paid ? [{ start: paid.index, end: paid.index + paid[0].length }] : [])]) {
    const extent = sentence.extentOf(start, end);
    if (extent) sentence.take(extent);
  }
  readDates(sentence, today);
  readTenure(sentence, today);
  readNotice(sentence);
  readYears(sentence);
  readSalary(sentence);
  readSpoken(sentence);
  readWishes(sentence);
  readSkills(sentence, skills);
  readStudies(sentence, base);
  readPlaces(sentence, base);
  readRoles(sentence, base);

  if (MANAGES.test(folded)) {
    for (const index of sentence.free)
      if (/^(?:ger|manag|encadr|dirig|anim|pilot|condui)/.test(sentence.word(index))) sentence.take({ first: index, after: index + 1 });
  }
  const known = memory ?? { people: focus.people, offers: focus.offers };
  const pointsAtOffer = /\b(?:cette offre|ce poste|cette annonce|cette mission|l'offre|le poste|pour celle-ci)\b/u.test(bare);
  if (offers.length === 0 && pointsAtOffer && !mention.unknown) {
    const open = base.offers.filter(({ facts }) => facts.status === 'active');
    offers.push(
      ...(known.offers.length > 0
        ? known.offers.slice(0, 1)
        : focus.offers.length > 0
          ? focus.offers
          : open.length === 1
            ? [open[0]!.facts.id]
            : []),
    );
  }
  const plainSubject =
    /^\W*qui (?!est-ce|sont-ils)|\b(?:quels? (?:sont les )?(?:candidats?|profils?)|(?:des|les|mes|nos|de|un|tous les) (?:candidats?|profils?|personnes?)|offres?)\b/u.test(
      bare,
    );
  const pool = pointsAtOffer && known.people.length === 0 ? [] : known.people;
  const reference = referenceIn(bare, pool);
  const points = reference && (reference.kind === 'among' || !plainSubject);
  const compared = ASKS.compare.test(folded);
  if (points && reference.kind === 'some' && (people.length === 0 || compared)) {
    const one =
      memory?.plan.intent === 'rank_people' &&
      /\b(?:lui|il|elle|son|sa|ses|ce candidat|cette candidate|ce profil|cette personne)\b/u.test(bare);
    const ids = (one ? reference.ids.slice(0, 1) : reference.ids).filter((id) => !people.includes(id));
    people.unshift(...(people.length > 0 ? ids.slice(0, 1) : ids));
  }
  return {
    folded,
    sentence,
    criteria: [...criteriaOf(sentence), ...(MANAGES.test(folded) ? [LEADS_PEOPLE] : [])],
    people,
    offers,
    unknownOffer: mention.unknown,
    among: points && reference.kind === 'among' ? pool : null,
    terms: termsOf(sentence),
    unknownName: unknownNameIn(sentence),
  };
};

const MANAGES =
  /\b(?:ger\w*|manag\w*|encadr\w*|dirig\w*|anim\w*|pilot\w*|condui\w*)\s+(?:une |des |d'|de |son |leur |les )?(?:grosses? |grandes? |petites? )?(?:equipes?|collaborateurs?|personnes?)\b|\bmanag(?:er|ement) d'equipes?\b|\bexperience (?:de |du |en )management\b/u;
/** What CVs write of somebody who leads others. */
const LEADS_PEOPLE: Criterion = {
  any: ['management', 'encadrement', 'encadrer équipe', 'chef équipe', 'manager équipe', 'tête équipe', 'équipe personnes'].map((term) => ({
    kind: 'text',
    term,
    label: 'encadrement d’équipe',
  })),
  not: false,
};

export const BEST_PAID =
  /\b(?:meilleure?s?|plus (?:gros|hauts?|eleves?)) (?:salaires?|remunerations?)|mieux (?:paie|paye|remunere)\w*|(?:paie|paye|remunere)\w* le (?:plus|mieux)|(?:salaire|remuneration) l[ae] plus (?:haute?|elevee?)/u;
