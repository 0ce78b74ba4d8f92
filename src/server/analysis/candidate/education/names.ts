import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { SUBJECT_WORDS } from '../../lexicon/subjects.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';

/** « Centre de formation… », « Chambre des métiers… »: what opens the name of a place of study in ordinary words. */
const OPENS_NAME: ReadonlySet<string> = new Set(
  'centre center maison groupe group chambre association academie rectorat hopital cours atelier conservatoire lab laboratoire'.split(' '),
);

/** « Informatique option réseaux »: what stands behind a subject tells which part of it. */
const PART_OF_SUBJECT = /\s(?:sp[ée]cialit[ée]|option|parcours|fili[èe]re|mention)\s.*/iu;

/** « Mathématiques appliquées », « Electrical Engineering »: what somebody studies. */
export const isSubject = (text: string): boolean => {
  const words = tokenize(fold(text.replace(PART_OF_SUBJECT, ''))).map(({ word }) => word);
  return words.length > 0 && words.length <= 5 && (SUBJECT_WORDS.has(words[0]!) || SUBJECT_WORDS.has(words.at(-1)!));
};

/** « Physics B, Chemistry (C) »: subjects, each with its grade. */
const isGraded = (text: string): boolean => {
  const parts = text.split(/,\s*|\s(?:and|&)\s/u);
  return parts.length > 1 && parts.every((part) => /\s\(?[A-GU][*+-]{0,2}\)?$/u.test(part));
};

/** « Apprenticeship: joiner »: how something was learnt. */
const NO_NAME =
  /^(?:apprenticeship|apprentissage|alternance|internship|stages?|traineeship|residency|fellowship|th[èe]me|sujet|projets?|m[ée]moire|options?|mention|sp[ée]cialit[ée])$/iu;

/** Whether words that name no known school are written as a name: « Formatel Ouest », never « Analyse financière et audit interne ». */
export const mayNameSchool = (text: string): boolean => {
  const words = text.split(/[\s,–—-]+/u).filter((word) => /\p{L}{4}/u.test(word));
  const [first] = tokenize(fold(text));
  if (NO_NAME.test(text)) return false;
  if (first !== undefined && OPENS_NAME.has(first.word)) return true;
  if (first !== undefined && TITLE_HEADS.has(first.word) && words.length > 1) return false;
  if (isSubject(text) || isGraded(text) || /^(?:\p{Ll}|\d+ )/u.test(text)) return false;
  const low = words.filter((word, index) => index > 0 && /^(?:[dl]['’])?\p{Ll}/u.test(word)).length;
  return low === 0 || low * 2 < words.length;
};

/** « Licence, UVSQ »: behind a comma, a school; no field is written so. */
export const ACRONYM = /^\p{Lu}{3,}(?:-\p{Lu}+)*$/u;

/** « GMC » over « Gestion des marchés et de la clientèle »: the words that letters are short for. */
export const spells = (letters: string, text: string): boolean =>
  ACRONYM.test(letters) &&
  tokenize(fold(text).replaceAll(/(?<!\p{L})[dl]'/gu, '  '))
    .filter(({ word }) => word.length > 3)
    .map(({ word }) => word[0]!.toUpperCase())
    .join('')
    .includes(letters);
