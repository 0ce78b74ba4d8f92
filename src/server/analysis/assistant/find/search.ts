import type { Base, Offer, Person } from '../base.ts';
import type { Criterion, Order } from '../plan.ts';
import { criterionHolds, placeHolds, RELATED, type TextHits, type Verdict } from './holds.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { areKin, isTypoOf, stemOf } from '../words.ts';
import { familyOf } from '../understand/careers.ts';
import { dayOf } from '../understand/dates.ts';

export interface FoundPerson {
  person: Person;
  notes: string[];
}

export interface PeopleFound {
  found: FoundPerson[];
  /** Fulfil all but what their CV does not say. */
  silent: FoundPerson[];
  /** How many fulfil each criterion alone. */
  each: number[];
}

/** The candidates that an analysis has read. */
export const readPeopleOf = ({ people }: Base): Person[] => people.filter(({ facts }) => facts.status === 'analyzed');

/** Candidates who fulfil every criterion. A near trade counts only where nobody has the very one. */
export const searchPeople = (people: readonly Person[], criteria: readonly Criterion[], hits: TextHits): PeopleFound => {
  const each = criteria.map(() => 0);
  const found: FoundPerson[] = [];
  const silent: FoundPerson[] = [];
  for (const person of people) {
    const verdicts = criteria.map((criterion) => criterionHolds(person, criterion, hits));
    verdicts.forEach(({ holds }, index) => {
      if (holds === 'yes') each[index]! += 1;
    });
    if (verdicts.some(({ holds }) => holds === 'no')) continue;
    const one = { person, notes: verdicts.flatMap(({ notes }) => notes) };
    (verdicts.some(({ holds }) => holds === 'unknown') ? silent : found).push(one);
  }
  const exact = found.filter(({ notes }) => !notes.includes(RELATED));
  return { found: exact.length > 0 ? exact : found, silent, each };
};

const LAST = Number.POSITIVE_INFINITY;
const KEYS: Record<Order, (person: Person) => number | null> = {
  years: ({ facts }) => facts.yearsOfExperience,
  '-years': ({ facts }) => (facts.yearsOfExperience === null ? null : -facts.yearsOfExperience),
  salary: ({ facts }) => facts.expectedSalaryMin ?? facts.expectedSalaryMax,
  '-salary': ({ facts }) => (facts.expectedSalaryMax ?? facts.expectedSalaryMin) && -(facts.expectedSalaryMax ?? facts.expectedSalaryMin)!,
  newest: ({ facts }) => -Date.parse(facts.createdAt),
  oldest: ({ facts }) => Date.parse(facts.createdAt),
  notice: ({ facts }) => (facts.availabilityStatus === 'available' && facts.noticePeriodWeeks === null ? 0 : facts.noticePeriodWeeks),
};

/** Sorted as asked; those of whom the CV does not say it come last, and `known` tells how many it says. */
export const sortPeople = <T extends { person: Person }>(found: readonly T[], order: Order): { sorted: T[]; known: number } => {
  const key = ({ person }: T) => KEYS[order](person);
  const sorted = found.toSorted((a, b) => (key(a) ?? LAST) - (key(b) ?? LAST) || 0);
  return { sorted, known: found.filter((one) => key(one) !== null).length };
};

const wordsOf = (text: string): string[] => tokenize(fold(text)).map(({ word }) => word);

const offerVerdict = ({ facts, asked }: Offer, { any, not }: Criterion, hits: TextHits): boolean => {
  const text = wordsOf([facts.title, ...facts.requirements, ...facts.niceToHave, ...facts.benefits, facts.description].join('\n'));
  const holds = any.some((atom): boolean => {
    switch (atom.kind) {
      case 'skill':
        return asked.has(atom.id) || (atom.id.startsWith('own:') && wordsOf(atom.label).every((word) => text.includes(word)));
      case 'language':
        return Object.keys(facts.languages).some((name) => fold(name) === fold(atom.name));
      case 'place': {
        const verdict: Verdict = placeHolds(facts.location, atom.label, atom.scope);
        return verdict.holds === 'yes';
      }
      case 'role': {
        const title = wordsOf(facts.title).map(stemOf);
        const fits = (stems: readonly string[]) => stems.every((stem) => title.some((one) => areKin(one, stem)));
        return fits(atom.stems) || familyOf(atom.stems).some(fits);
      }
      case 'employer':
        return wordsOf(atom.label)
          .filter((word) => word.length > 2)
          .every((word) => wordsOf(facts.company).some((own) => isTypoOf(word, own)));
      case 'salary': {
        const most = facts.salaryMax ?? facts.salaryMin;
        const least = facts.salaryMin ?? facts.salaryMax;
        return most !== null && least !== null && (atom.min === null || most >= atom.min) && (atom.max === null || least <= atom.max);
      }
      case 'level':
        return facts.experienceLevel !== null && atom.levels.includes(facts.experienceLevel);
      case 'employment':
        return atom.types.includes('freelance') && facts.employmentType === 'freelance';
      case 'remote':
        return text.some((word) => /^(?:teletravail|remote|hybride|distance)$/.test(word));
      case 'text':
        return hits.get(atom.term)?.has(facts.id) ?? false;
      case 'degree':
      case 'study':
      case 'certification':
        return atom.kind === 'degree'
          ? facts.education.length > 0
          : atom.words.length > 0 && atom.words.every((word) => text.includes(word));
      case 'added': {
        const day = dayOf(new Date(facts.createdAt));
        return day >= atom.from && (atom.to === '' || day <= atom.to);
      }
      case 'years':
      case 'tenure':
      case 'working':
      case 'availability':
      case 'notice':
      case 'mobile':
      case 'reachable':
        return true;
    }
  });
  return holds !== not;
};

export const searchOffers = (offers: readonly Offer[], criteria: readonly Criterion[], hits: TextHits): Offer[] =>
  offers.filter((offer) => criteria.every((criterion) => offerVerdict(offer, criterion, hits)));
