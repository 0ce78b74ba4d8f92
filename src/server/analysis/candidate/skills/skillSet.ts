import type { Skill } from '../../lexicon/skills.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
import { mentionsHumanLanguage } from '../../sections/content.ts';
import { splitItems } from '../items.ts';
import { isNoSkill } from './notSkills.ts';
import { isOfNamedThings, skillIdsOf, skillsIn } from './skills.ts';
import { softSkillsIn } from './softWords.ts';

/** What the contract lets a candidate carry. */
const MAX_SKILLS = 300;

/** Whether each word of one is in the other, perhaps longer there: « React, ReactJS ». Folded. */
const isSameWording = (one: string, other: string): boolean => {
  const [few, many] = [tokenize(one), tokenize(other)].toSorted((a, b) => a.length - b.length) as [Token[], Token[]];
  return few.every(({ word }) => many.some((token) => token.word.startsWith(word) || word.startsWith(token.word)));
};

/** Skills by identity, first mention first. */
export class SkillSet {
  readonly #found = new Map<string, Found<string>>();

  /** Ids that a kept skill names beside its own: « HTML/CSS » tells of both. */
  readonly #named = new Set<string>();

  names(id: string): boolean {
    return this.#named.has(id);
  }

  has(id: string): boolean {
    return this.#found.has(id);
  }

  add(id: string, found: Found<string>): void {
    if (this.#found.has(id)) return;
    this.#found.set(id, found);
    skillIdsOf(found.value).forEach((named) => this.#named.add(named));
  }

  /** As its list prints it; other words for a skill that is there already are one more: « Charte graphique, Identité visuelle ». */
  addListed(id: string, found: Found<string>): void {
    const known = this.#found.get(id);
    if (known && !isSameWording(fold(known.value), fold(found.value))) this.add(`${id} ${fold(found.value)}`, found);
    else this.add(id, found);
  }

  get values(): Found<string>[] {
    return [...this.#found.values()].slice(0, MAX_SKILLS);
  }
}

/** As the CV writes it; capitals that only shout take the lexicon's own writing. */
export const asWritten = (written: string, skill: Skill): string => {
  const text = written.replaceAll(/\s+/g, ' ');
  if (fold(text) === fold(skill.label)) return skill.label;
  return text.includes(' ') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

/** More words of a row in capitals than this, and they tell a title, no names. */
const TITLE_SHARE = 0.5;

const isTitle = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > TITLE_SHARE * words.length;
};

/** Written as a name: a capital that no sentence asks for, a digit or a sign. */
const isName = (text: string, start: number, end: number, skill: Skill): boolean => {
  const written = text.slice(start, end);
  if (/\S[\p{Lu}\d+#./]/u.test(written)) return true;
  const words = written.split(/\s+/u);
  if (words.length > 1) return isOfNamedThings(skill) && words.every((word) => /^\p{Lu}/u.test(word));
  return (
    /^\p{Lu}/u.test(written) &&
    /[\p{L}\d,;)]\s*(?:['’]|\s)$/u.test(text.slice(0, start)) &&
    !/^\p{Lu}\p{Ll}/u.test(text.slice(start).split(/\s/)[1] ?? '') &&
    (isOfNamedThings(skill) || !isTitle(text))
  );
};

/** « animation », « budget »: one word in small letters. */
const isCommonNoun = (written: string): boolean => /^\p{Ll}+$/u.test(written);

/** Skills that so many rows of prose name are no chance words. */
const MIN_ROWS = 2;

/** What rows of prose name again and again. */
export const repeatedSkills = (rows: readonly Row[]): ReadonlySet<string> => {
  const counts = Map.groupBy(
    rows.flatMap(({ folded }) => [...new Set(skillsIn(folded).map(({ value }) => value.id))]),
    (id) => id,
  );
  return new Set([...counts].filter(([, mentions]) => mentions.length >= MIN_ROWS).map(([id]) => id));
};

/** « Spring 2016 »: when, where a list of skills would have the framework. Folded. */
const isSeason = (folded: string, start: number, end: number): boolean =>
  folded.slice(start, end) === 'spring' && /^(?:\s|,\s)?['’]?(?:19|20)?\d{2}(?!\d)/u.test(folded.slice(end));

/**
 * Lexicon skills in a row of prose; `namesOnly`: when the CV lists its skills elsewhere, a common noun in a sentence is not one more.
 * Without a list one of those in `repeated` is, where the prose around is known.
 */
export const addSkillsOfProse = (row: Row, set: SkillSet, namesOnly: boolean, repeated?: ReadonlySet<string>): void => {
  for (const { value: skill, start, end } of skillsIn(row.folded)) {
    if (skill.contextOnly || set.names(skill.id) || isSeason(row.folded, start, end)) continue;
    const chance = repeated !== undefined && !repeated.has(skill.id) && isCommonNoun(row.text.slice(start, end));
    if ((namesOnly || chance) && !isName(row.text, start, end, skill)) continue;
    set.add(skill.id, { value: asWritten(row.text.slice(start, end), skill), span: spanOf(row, start, end) });
  }
};

export const addSoftSkills = (row: Row, set: SkillSet): void => {
  for (const { value, start, end } of softSkillsIn(row.text, row.folded))
    set.add(value, { value: capitalised(row.text.slice(start, end).replaceAll(/\s+/g, ' ')), span: spanOf(row, start, end) });
};

/** Words that what somebody is or can do has at most, in a list of it. */
const SOFT_WORDS = 7;

/** What a list of soft skills prints, each as it is written, where the lexicon knows a word of it or most others; rows of prose name known ones. */
export const addListedSoftSkills = (rows: readonly Row[], set: SkillSet): void => {
  const end = rows.findIndex(({ fontSize }) => fontSize > rows[0]!.fontSize + LARGER);
  const items = splitItems(end < 0 ? rows : rows.slice(0, end)).filter(
    ({ text, folded }) => !isNoSkill(text) && !mentionsHumanLanguage(folded) && !/\d|:/u.test(text),
  );
  const short = items.filter(({ text }) => text.split(' ').length <= SOFT_WORDS && !/[.!?]$/u.test(text));
  const known = short.filter(({ text, folded }) => softSkillsIn(text, folded).length > 0);
  const isList = short.length >= items.length * LIST_SHARE && known.length > 0;
  if (!isList) return rows.forEach((row) => addSoftSkills(row, set));
  for (const item of short) set.add(item.folded, { value: capitalised(item.text), span: item.spanOf(0, item.text.length) });
};
/** Points by which the title of something else is larger than the list above it. */
const LARGER = 2;
/** Of the items of a list, the share that are short. */
const LIST_SHARE = 0.8;

export const capitalised = (text: string): string =>
  text.charAt(0).toUpperCase() + (text === text.toUpperCase() ? text.slice(1).toLowerCase() : text.slice(1));
