import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Person } from '../base.ts';
import { stemOf } from '../words.ts';
import { WordIndex } from './wordIndex.ts';

/** « de », « le » in a name, which nobody is recognised by. */
const PARTICLES: ReadonlySet<string> = new Set('de du des da dos la le les van von der den el al ben bin d l'.split(' '));

/** Words of a company's name that tell nothing. */
const LEGAL: ReadonlySet<string> = new Set(
  'sa sas sarl eurl ltd inc gmbh groupe group societe cabinet de du des la le les l d et the of ile'.split(' '),
);

const wordsOf = (text: string): string[] => tokenize(fold(text)).map(({ word }) => word);

export interface Named {
  person: Person;
  whole: string;
  first: string[];
  last: string[];
  /** Words of the last name that tell it. */
  telling: string[];
}

export interface Employer {
  name: string;
  words: string[];
  telling: string[];
}

interface PersonWords {
  named: Named | null;
  employers: Employer[];
  /** Stems of the titles held. */
  titles: string[];
  certifications: string[];
  /** Folded. */
  town: string;
}

/** What the candidates of a base are called by and made of, as a question may name it. */
export interface Vocabulary {
  names: WordIndex<Named>;
  employers: WordIndex<Employer>;
  titles: ReadonlySet<string>;
  certifications: ReadonlySet<string>;
  towns: ReadonlySet<string>;
  /** Listed skills that the lexicon does not know. */
  ownSkills: readonly { id: string; label: string }[];
  skillIds: ReadonlySet<string>;
}

const nameWords = (person: Person): Named | null => {
  const { firstName, lastName } = person.facts;
  if (!firstName && !lastName) return null;
  const last = wordsOf(lastName);
  const telling = last.filter((word) => !PARTICLES.has(word));
  return { person, whole: fold(person.name), first: wordsOf(firstName), last, telling: telling.length > 0 ? telling : last };
};

const wordsOfPerson = (person: Person): PersonWords => {
  const { facts } = person;
  const companies = new Set([facts.currentCompany, ...facts.workExperience.map(({ company }) => company)].filter(Boolean));
  return {
    named: nameWords(person),
    employers: [...companies].map((name) => {
      const words = wordsOf(name);
      return { name, words, telling: words.filter((word) => !LEGAL.has(word)) };
    }),
    titles: [facts.currentPosition, ...facts.workExperience.map(({ position }) => position)].flatMap(wordsOf).map(stemOf),
    certifications: facts.certifications.flatMap(wordsOf),
    town: facts.currentLocation ? fold(facts.currentLocation).split(/[,(]/)[0]!.trim() : '',
  };
};

/** Kept as long as the record is, and the whole as long as no record changes: a question reads nothing twice. */
const byPerson = new WeakMap<Person, PersonWords>();
const byPeople = new WeakMap<readonly Person[], Vocabulary>();

/** Prepared with the record, a batch at a time, rather than within a question. */
export const learnWords = (person: Person): PersonWords => {
  const words = byPerson.get(person) ?? wordsOfPerson(person);
  byPerson.set(person, words);
  return words;
};

const made = (people: readonly Person[]): Vocabulary => {
  const names = new WordIndex<Named>();
  const companies = new Map<string, Employer>();
  const titles = new Set<string>();
  const certifications = new Set<string>();
  const towns = new Set<string>();
  const ownSkills = new Map<string, { id: string; label: string }>();
  const skillIds = new Set<string>();
  for (const person of people) {
    const words = learnWords(person);
    if (words.named) names.add([...words.named.first, ...words.named.telling], words.named);
    for (const employer of words.employers) companies.set(employer.words.join(' '), employer);
    for (const stem of words.titles) titles.add(stem);
    for (const word of words.certifications) certifications.add(word);
    if (words.town) towns.add(words.town);
    for (const skill of person.own) ownSkills.set(fold(skill.label), skill);
    for (const id of person.listed) skillIds.add(id);
  }
  const employers = new WordIndex<Employer>();
  for (const employer of companies.values()) employers.add(employer.telling, employer);
  return { names, employers, titles, certifications, towns, ownSkills: [...ownSkills.values()], skillIds };
};

export const vocabularyOf = (people: readonly Person[]): Vocabulary => {
  const vocabulary = byPeople.get(people) ?? made(people);
  byPeople.set(people, vocabulary);
  return vocabulary;
};
