import { IT_SKILLS } from '../../lexicon/it.ts';
import { OFFICE_SKILLS } from '../../lexicon/office.ts';
import { SKILLS, type Skill } from '../../lexicon/skills.ts';
import { SOFT_SKILLS } from '../../lexicon/softSkills.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll, type TrieMatch } from '../../text/trie.ts';
import { isLanguageItem, isLanguageName } from './languages.ts';
import { type Item, joinWrapped, splitItems } from '../items.ts';
import { isNoSkill, withoutOthers } from './notSkills.ts';
import { skillPhrases } from './skillPhrases.ts';
import { behindLabels, holdStrokes, nameWithin, partedByLevel, releaseStrokes, withoutListTitles } from './skillRows.ts';

const technical = makeTrie<Skill>(SKILLS.flatMap((skill) => [skill.label, ...skill.synonyms].map((phrase) => [phrase, skill] as const)));
const soft = makeTrie<string>(SOFT_SKILLS.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** Canonical ids of the skills that a written text names, for comparisons between a CV and a job. */
export const skillIdsOf = (written: string): string[] => [
  ...new Set(matchAll(technical, tokenize(fold(written))).map(({ value }) => value.id)),
];

/** What the contract lets a candidate carry. */
const MAX_SKILLS = 300;

/** Skills by identity, first mention first. */
export class SkillSet {
  readonly #found = new Map<string, Found<string>>();

  has(id: string): boolean {
    return this.#found.has(id);
  }

  add(id: string, found: Found<string>): void {
    if (!this.#found.has(id)) this.#found.set(id, found);
  }

  get values(): Found<string>[] {
    return [...this.#found.values()].slice(0, MAX_SKILLS);
  }
}

/** As the CV writes it; capitals that only shout take the lexicon's own writing. */
const asWritten = (written: string, skill: Skill): string => {
  const text = written.replaceAll(/\s+/g, ' ');
  if (fold(text) === fold(skill.label)) return skill.label;
  return text.includes(' ') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

/** Written as a name: a capital that no sentence asks for, a digit or a sign. */
const isName = (text: string, start: number, end: number): boolean => {
  const written = text.slice(start, end);
  if (/[\p{Lu}\d+#./]/u.test(written.slice(1))) return true;
  return (
    /^\p{Lu}/u.test(written) &&
    /[\p{L}\d,;)]\s*(?:['’]|\s)$/u.test(text.slice(0, start)) &&
    !/^\p{Lu}\p{Ll}/u.test(text.slice(start).split(/\s/)[1] ?? '')
  );
};

/** Lexicon skills in a row of prose; `namesOnly`: when the CV lists its skills elsewhere, a common noun in a sentence is not one more. */
export const addSkillsOfProse = (row: Row, set: SkillSet, namesOnly: boolean): void => {
  for (const { value: skill, start, end } of matchAll(technical, tokenize(row.folded))) {
    if (skill.contextOnly || (namesOnly && !isName(row.text, start, end))) continue;
    set.add(skill.id, { value: asWritten(row.text.slice(start, end), skill), span: spanOf(row, start, end) });
  }
};

export const addSoftSkills = (row: Row, set: SkillSet): void => {
  for (const { value, start, end } of matchAll(soft, tokenize(row.folded)))
    set.add(value, { value: capitalised(row.text.slice(start, end).replaceAll(/\s+/g, ' ')), span: spanOf(row, start, end) });
};

const capitalised = (text: string): string =>
  text.charAt(0).toUpperCase() + (text === text.toUpperCase() ? text.slice(1).toLowerCase() : text.slice(1));

const PROFICIENCY: ReadonlySet<string> = new Set(
  'avance avancee expert experte confirme confirmee intermediaire debutant notions notion maitrise maitrisee bonne bon tres courant operationnel niveau advanced intermediate beginner proficient basic basics knowledge of de du des d l la le les en et and with in strong working good excellent experience experienced connaissance connaissances pratique utilisation logiciel logiciels outil outils ans an years year yrs months less than more plus skills familiar suite version'.split(
    ' ',
  ),
);

/** Words that say what is done with a technology: « Administration Linux » is one skill, « Java Spring » two. */
const DOINGS: ReadonlySet<string> = new Set(
  'administration developpement development dev tests test testing securite security gestion management programmation programming design conception analyse analysis data cloud web mobile reseau reseaux network base bases database architecture api apis framework suite pack microsoft ms google apple aws azure adobe sap oracle amazon apache ibm integration scripting automation automatisation modelisation formation pipeline pipelines stack server serveur engineering ui ux'.split(
    ' ',
  ),
);

/** « SCons and Docker »: names that a word joins, one of them a known tool; null for one skill of several words. */
const joinedNames = (item: Item): Item[] | null => {
  const joint = /^([^\s].{0,40}?)\s(?:and|et|&)\s(.{1,40})$/u.exec(item.text);
  if (!joint || coveredWhole(item.folded)) return null;
  const [left, right] = [joint[1]!, joint[2]!];
  const names = [left, right].every((part) => part.split(' ').length <= 3 && /^[\p{Lu}\d.]|[\p{Lu}\d+#]/u.test(part));
  if (!names || ![left, right].some((part) => namesTool(fold(part)))) return null;
  const at = item.text.length - right.length;
  return [cutItem(item, 0, left.length), cutItem(item, at, item.text.length)];
};

const cutItem = (item: Item, from: number, to: number): Item => ({
  ...item,
  text: item.text.slice(from, to),
  folded: item.folded.slice(from, to),
  spanOf: (start, end) => item.spanOf(from + start, from + end),
});

/** Two technologies side by side, each with a name of its own. */
const areTwo = (known: readonly TrieMatch<Skill>[], text: string): boolean =>
  known.length === 2 &&
  text.slice(known[0]!.end, known[1]!.start) === ' ' &&
  known.every(
    ({ start, end, first, after, value }) =>
      after === first + 1 && !DOINGS.has(fold(text.slice(start, end))) && IT.has(value.id) && /\p{Lu}/u.test(text.slice(start, end)),
  );

const idsOf = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').flatMap((line) => skillIdsOf(line.replace(/^\?/, '').split('|')[0]!)));
const IT = idsOf(IT_SKILLS);
const OFFICE = idsOf(OFFICE_SKILLS);

const coveredBy = (folded: string, counts: (skill: Skill) => boolean): boolean => {
  const tokens = tokenize(folded);
  const known = matchAll(technical, tokens).filter(({ value }) => counts(value));
  const told = tokens.filter((_, index) => known.some(({ first, after }) => index >= first && index < after));
  return told.length > 0 && tokens.every((token) => told.includes(token) || PROFICIENCY.has(token.word) || /^\d+$/.test(token.word));
};

const isTool = ({ id }: Skill): boolean => IT.has(id) || OFFICE.has(id);

/** A tool written as a name further on in a row. */
const namesToolWithin = ({ text, folded, from }: Row): boolean =>
  matchAll(technical, tokenize(folded)).some(
    ({ value, start, end }) => start > from && isTool(value) && /\p{Lu}/u.test(text.slice(start, end)),
  );

export const namesTool = (folded: string): boolean => coveredBy(folded, isTool);

/** Whether a folded text is known skills and nothing else but how well they are known. */
export const namesSkill = (folded: string): boolean => coveredBy(folded, () => true);

/** The same, of technologies only. */
export const namesTechnology = (folded: string): boolean => coveredBy(folded, ({ id }) => IT.has(id));

/** « Nuxt 3 », « Windows 10/11 »: the version belongs to the name. */
const versionAfter = (text: string, end: number): number => /^(?:\s?v?\d+)?(?:[./]\d+)*\+?$/u.exec(text.slice(end))?.[0].length ?? 0;

/** A list parted by single spaces: words between known skills that are written as names. */
const namesBetween = (text: string, known: readonly TrieMatch<Skill>[]): { start: number; end: number }[] =>
  [...text.matchAll(/[^\s,;]+/gu)]
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, word }))
    .filter(
      ({ start, end, word }) =>
        word.length > 1 && /\p{Lu}|\d/u.test(word) && /\p{L}/u.test(word) && !known.some((match) => match.start < end && match.end > start),
    );

/** Whether one known skill has all these words. */
const coveredWhole = (folded: string): boolean => {
  const tokens = tokenize(folded);
  const [known] = matchAll(technical, tokens);
  return known?.first === 0 && known.after === tokens.length;
};

/** « Bonne maîtrise de Figma (avancé) » is Figma. */
const nameOf = (item: Item): Item => {
  if (coveredWhole(item.folded)) return item;
  const text = releaseStrokes(item.text);
  const { from, to } = nameWithin(text);
  const name = text.slice(from, to);
  return { ...item, text: name, folded: fold(name), spanOf: (start, end) => item.spanOf(from + start, from + end) };
};

/**
 * A skills section: what the lexicon knows, and each short item it does not know as written.
 * `soft` receives ways of working.
 */
export const readSkillRows = (rows: readonly Row[], technicalSet: SkillSet, softSet: SkillSet): void => {
  const own = joinWrapped(withoutListTitles(withoutOthers(rows), technical));
  const said = skillPhrases(own);
  const isPhrase = (row: Row): boolean => said.has(row) && !namesToolWithin(row);
  for (const row of own.filter(isPhrase)) {
    const value = contentOf(row).replace(/\.$/u, '');
    technicalSet.add(fold(value), { value, span: spanOf(row) });
  }
  const lists = behindLabels(
    own.filter((row) => !isPhrase(row)),
    technical,
  ).map((row) => holdStrokes(partedByLevel(row, technical), technical));
  const items = splitItems(lists)
    .filter(({ text, folded }) => !isLanguageItem(folded) && !isLanguageName(folded) && !isNoSkill(text))
    .map(nameOf)
    .flatMap((item) => joinedNames(item) ?? item);
  for (const item of items) {
    const tokens = tokenize(item.folded);
    if (tokens.length === 0 || isLanguageItem(item.folded) || isLanguageName(item.folded) || /^(?:19|20)\d{2}\s/u.test(item.text)) continue;
    const softMatches = matchAll(soft, tokens);
    const known = matchAll(technical, tokens);
    const softWords = softMatches.reduce((sum, { first, after }) => sum + after - first, 0);
    const knownWords = known.reduce((sum, { first, after }) => sum + after - first, 0);
    if (softWords > knownWords && softWords * 2 >= tokens.length) {
      softSet.add(softMatches[0]!.value, { value: capitalised(item.text), span: item.spanOf(0, item.text.length) });
      continue;
    }
    const unsaid = tokens.filter(
      ({ word }, index) =>
        !PROFICIENCY.has(word) && !/^\d+$/.test(word) && !known.some(({ first, after }) => index >= first && index < after),
    );
    const short = tokens.length <= 5 && item.text.length <= 60 && item.text.length >= 2 && !/[.!?@]$|@|https?:/u.test(item.text);
    const compound = item.apart && known.length === 2 && unsaid.length === 0 && tokens.length <= 4 && tokens.every(({ breaks }) => !breaks);
    if (short && compound && !areTwo(known, item.text)) {
      technicalSet.add(fold(item.text), { value: item.text, span: item.spanOf(0, item.text.length) });
      continue;
    }
    if (
      short &&
      ((unsaid.length > 0 && known.length <= 1) ||
        (tokens.length <= 3 && known.slice(1).some(({ start }) => /\p{Ll}/u.test(item.text[start]!))))
    ) {
      const id = known[0]?.value.id ?? fold(item.text);
      const another = unsaid.some(({ word, start }) => !DOINGS.has(word) && /[\p{Lu}\d]/u.test(item.text[start]!));
      technicalSet.add(another && technicalSet.has(id) ? fold(item.text) : id, {
        value: item.text,
        span: item.spanOf(0, item.text.length),
      });
      continue;
    }
    const sentence = !item.apart && tokens.length > 5;
    for (const { value: skill, start, end } of known) {
      if (sentence && skill.contextOnly) continue;
      const version = known.length === 1 ? versionAfter(item.text, end) : 0;
      const written = item.text.slice(start, end + version);
      technicalSet.add(skill.id, { value: version > 0 ? written : asWritten(written, skill), span: item.spanOf(start, end + version) });
    }
    if (known.length >= 3 && tokens.length >= 5 && knownWords * 2 >= tokens.length)
      for (const { start, end } of namesBetween(item.text, known)) {
        const value = item.text.slice(start, end);
        technicalSet.add(fold(value), { value, span: item.spanOf(start, end) });
      }
  }
};
