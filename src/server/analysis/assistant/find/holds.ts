import type { Person } from '../base.ts';
import type { Atom, Criterion, PlaceScope } from '../plan.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { FRENCH_REGIONS, type Town } from '../lexicon/towns.ts';
import { areKin, isTypoOf, stemOf } from '../words.ts';
import { relatedSkills } from '../../matching/skills/relatedSkills.ts';
import { dayOf } from '../understand/dates.ts';
import { familyOf, yearsOfDegree } from '../understand/careers.ts';
import { townOf } from '../understand/places.ts';
import { ANY_LANGUAGE, levelOf, SEVERAL } from '../understand/spoken.ts';

/** Ids of the records that hold each free term, found by full-text search. */
export type TextHits = ReadonlyMap<string, ReadonlySet<string>>;

/** `unknown`: the CV does not say. `note`: what proves it, for the line of a list. */
export interface Verdict {
  holds: 'yes' | 'no' | 'unknown';
  note?: string;
}

const YES: Verdict = { holds: 'yes' };
const NO: Verdict = { holds: 'no' };
const UNKNOWN: Verdict = { holds: 'unknown' };
const when = (condition: boolean, note?: string): Verdict => (condition ? { holds: 'yes', ...(note && { note }) } : NO);

const wordsOf = (text: string): string[] => tokenize(fold(text)).map(({ word }) => word);

const kmBetween = (one: { lat: number; lon: number }, two: { lat: number; lon: number }): number => {
  const x = (two.lon - one.lon) * Math.cos(((one.lat + two.lat) / 2) * (Math.PI / 180));
  return 111.2 * Math.hypot(x, two.lat - one.lat);
};

const inTown = (town: Town, scope: Exclude<PlaceScope, { by: 'words' }>): boolean => {
  if (scope.by === 'near') return kmBetween(town, scope) <= scope.km;
  if (scope.by === 'town') return town.name === scope.name;
  if (scope.by === 'department') return town.department === scope.code;
  return FRENCH_REGIONS.find(({ name }) => name === scope.name)!.departments.some(({ code }) => code === town.department);
};

/** Whether a written place lies where it is asked: by the town it names, else by its words. */
export const placeHolds = (location: string, label: string, scope: PlaceScope): Verdict => {
  if (!location) return UNKNOWN;
  const words = wordsOf(location);
  if (scope.by === 'words') return when(scope.words.every((word) => words.includes(word)));
  const town = townOf(location);
  if (town) return when(inTown(town, scope));
  const names =
    scope.by === 'region'
      ? [scope.name, ...FRENCH_REGIONS.find(({ name }) => name === scope.name)!.departments.map(({ name }) => name)]
      : [scope.by === 'town' ? scope.name : label.replace(/ \(.*/, '').replace('autour de ', '')];
  return when(names.some((name) => wordsOf(name).every((word) => words.includes(word))));
};

const languageHolds = ({ facts }: Person, { name, level, levelLabel, below }: Extract<Atom, { kind: 'language' }>): Verdict => {
  if (name === ANY_LANGUAGE && levelLabel === SEVERAL) {
    const count = Object.keys(facts.languages).length;
    return when(count >= (level ?? 2), `${count} langues`);
  }
  if (name === ANY_LANGUAGE) {
    const fluent = Object.entries(facts.languages).filter(([, told]) => (levelOf(told) ?? 0) >= 6);
    const foreign = fluent.find(([spoken]) => fold(spoken) !== 'francais');
    return foreign ? { holds: 'yes', note: `${foreign[0].toLowerCase()} ${foreign[1]}` } : NO;
  }
  const own = Object.entries(facts.languages).find(([spoken]) => fold(spoken) === fold(name) || fold(spoken).startsWith(`${fold(name)} `));
  if (!own) return NO;
  const note = own[1] ? `${own[0].toLowerCase()} ${own[1]}` : own[0].toLowerCase();
  if (level === null) return { holds: 'yes', note };
  const has = levelOf(own[1]);
  return has === null ? UNKNOWN : when(below ? has < level : has >= level, note);
};

/** A term whose words must follow each other. */
export const phraseOf = (label: string): string => `"${label}"`;

/** From here on, one skill proves another: Excel avancé is Excel. */
const SAME = 0.95;

/** From here on, one skill comes close to another: Excel to Excel avancé. */
export const NEAR = 0.6;

const proofOf = ({ listed }: Person, id: string): string | null =>
  Object.entries(relatedSkills(id)).find(([other, part]) => part >= SAME && listed.has(other))?.[0] ?? null;

/** Listed, told, or proved by a narrower one. */
export const holdsSkill = (person: Person, id: string): boolean =>
  person.listed.has(id) || person.told.has(id) || proofOf(person, id) !== null;

const skillHolds = (person: Person, { id, label }: Extract<Atom, { kind: 'skill' }>, hits: TextHits): Verdict => {
  if (id.startsWith('own:')) return when(person.own.some((one) => one.id === id));
  if (person.listed.has(id)) return YES;
  const proof = proofOf(person, id);
  if (proof) return { holds: 'yes', note: person.written.get(proof)! };
  return when(person.told.has(id) || (hits.get(phraseOf(label))?.has(person.facts.id) ?? false), 'cité dans le parcours');
};

const hasStems = (title: string, stems: readonly string[]): boolean => {
  const own = wordsOf(title).map(stemOf);
  return stems.every((stem) => own.some((one) => areKin(one, stem)));
};

const roleHolds = ({ facts }: Person, stems: readonly string[]): Verdict => {
  if (hasStems(facts.currentPosition, stems)) return YES;
  const past = facts.workExperience.find(({ position }) => hasStems(position, stems));
  if (past) return { holds: 'yes', note: `auparavant ${past.position}` };
  const trained = stems.length === 1 && facts.education.find(({ degree }) => hasStems(degree, stems));
  if (trained) return { holds: 'yes', note: trained.degree };
  const family = familyOf(stems);
  if (family.some((phrase) => hasStems(facts.currentPosition, phrase))) return { holds: 'yes', note: RELATED };
  return family.some((phrase) => facts.workExperience.some(({ position }) => hasStems(position, phrase)))
    ? { holds: 'yes', note: RELATED }
    : NO;
};

/** Marks a trade near the one asked; dropped where somebody has the very one. */
export const RELATED = 'métier proche';

const employerHolds = ({ facts }: Person, label: string, tense: 'current' | 'any'): Verdict => {
  const asked = wordsOf(label).filter((word) => word.length > 2);
  const same = (company: string) => {
    const own = wordsOf(company);
    return company !== '' && asked.length > 0 && asked.every((word) => own.some((one) => isTypoOf(word, one)));
  };
  if (same(facts.currentCompany)) return YES;
  if (tense === 'current') return NO;
  const past = facts.workExperience.find(({ company }) => same(company));
  return past ? { holds: 'yes', note: `${past.position} chez ${past.company}` } : NO;
};

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || '1');

/** The longest stay with one employer, posts under the same name added up. */
const tenureHolds = ({ facts }: Person, { min, max, tense, today }: Extract<Atom, { kind: 'tenure' }>): Verdict => {
  const stays = new Map<string, { company: string; months: number; present: boolean }>();
  for (const { company, startDate, endDate } of facts.workExperience) {
    if (!company || !startDate) continue;
    const known = stays.get(fold(company));
    const months = Math.max(0, monthsOf(endDate ?? today) - monthsOf(startDate));
    stays.set(fold(company), { company, months: months + (known?.months ?? 0), present: endDate === null || (known?.present ?? false) });
  }
  const asked = [...stays.values()].filter(({ present }) => tense === 'any' || present).toSorted((a, b) => b.months - a.months);
  const [longest] = asked;
  if (!longest) return UNKNOWN;
  const years = longest.months / 12;
  return when((min === null || years >= min) && (max === null || years <= max), `${Math.floor(years)} ans chez ${longest.company}`);
};

const salaryHolds = ({ facts }: Person, min: number | null, max: number | null): Verdict => {
  const least = facts.expectedSalaryMin ?? facts.expectedSalaryMax;
  const most = facts.expectedSalaryMax ?? facts.expectedSalaryMin;
  if (least === null || most === null) return UNKNOWN;
  return when((max === null || least <= max) && (min === null || most >= min));
};

const has = <T>(value: T | null, wanted: readonly T[]): Verdict => (value === null ? UNKNOWN : when(wanted.includes(value)));

/** Whether a candidate is what one part of a question asks for. */
export const atomHolds = (person: Person, atom: Atom, hits: TextHits): Verdict => {
  const { facts } = person;
  switch (atom.kind) {
    case 'skill':
      return skillHolds(person, atom, hits);
    case 'language':
      return languageHolds(person, atom);
    case 'place':
      return placeHolds(facts.currentLocation, atom.label, atom.scope);
    case 'role':
      return roleHolds(person, atom.stems);
    case 'employer':
      return employerHolds(person, atom.label, atom.tense);
    case 'study': {
      const found = facts.education.find(({ degree, institution, field }) => {
        const own = wordsOf(`${degree} ${institution} ${field}`);
        return atom.words.every((word) =>
          own.some((one) => one === word || isTypoOf(word, one) || (word.length > 3 && areKin(stemOf(one), stemOf(word)))),
        );
      });
      return found ? { holds: 'yes', note: [found.degree, found.institution].filter(Boolean).join(', ') } : NO;
    }
    case 'degree': {
      const found = facts.education.find(({ degree, field }) => yearsOfDegree(`${degree} ${field}`) >= atom.years);
      return found ? { holds: 'yes', note: found.degree } : facts.education.length === 0 ? UNKNOWN : NO;
    }
    case 'certification': {
      const found = facts.certifications.find((one) => atom.words.every((word) => wordsOf(one).some((own) => isTypoOf(word, own))));
      return found ? { holds: 'yes', note: found } : NO;
    }
    case 'years': {
      const years = facts.yearsOfExperience;
      return years === null ? UNKNOWN : when((atom.min === null || years >= atom.min) && (atom.max === null || years <= atom.max));
    }
    case 'tenure':
      return tenureHolds(person, atom);
    case 'working':
      return facts.workExperience.length === 0 ? UNKNOWN : when(facts.workExperience.some(({ endDate }) => endDate === null));
    case 'added': {
      const day = dayOf(new Date(facts.createdAt));
      return when(day >= atom.from && (atom.to === '' || day <= atom.to), `ajouté le ${day.split('-').toReversed().join('/')}`);
    }
    case 'availability':
      return has(facts.availabilityStatus, atom.statuses);
    case 'level':
      return has(facts.candidateLevel, atom.levels);
    case 'remote':
      return has(facts.remoteWorkPreference, atom.preferences);
    case 'notice':
      return facts.noticePeriodWeeks === null ? UNKNOWN : when(facts.noticePeriodWeeks <= atom.maxWeeks);
    case 'salary':
      return salaryHolds(person, atom.min, atom.max);
    case 'employment':
      return has(facts.employmentTypePreference, atom.types);
    case 'mobile':
      return has(facts.willingToRelocate, [true]);
    case 'reachable':
      return when(facts[atom.by] !== '');
    case 'text':
      return when(hits.get(atom.term)?.has(facts.id) ?? false);
  }
};

/** Any of the alternatives; turned round by `not`, where what the CV does not say stays unknown. */
export const criterionHolds = (person: Person, { any, not }: Criterion, hits: TextHits): Verdict & { notes: string[] } => {
  const verdicts = any.map((atom) => atomHolds(person, atom, hits));
  // who is left out is left out for what was said, not for a trade near it
  const yes = verdicts.filter(({ holds, note }) => holds === 'yes' && !(not && note === RELATED));
  const notes = yes.flatMap(({ note }) => (note ? [note] : []));
  if (yes.length > 0) return { holds: not ? 'no' : 'yes', notes: not ? [] : notes };
  const unknown = verdicts.some(({ holds }) => holds === 'unknown');
  if (not) return { holds: unknown ? 'unknown' : 'yes', notes: [] };
  return { holds: unknown ? 'unknown' : 'no', notes: [] };
};
