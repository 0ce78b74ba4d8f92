import type { Skill } from '../../lexicon/skills.ts';
import { fold } from '../../text/fold.ts';
import type { TrieMatch } from '../../text/trie.ts';
import type { Item } from '../items.ts';
import { nameWithin, releaseStrokes } from './skillRows.ts';
import { coveredWhole, isOfNamedThings, isTool, namesNamedThing, namesSkill, namesTool, skillIdsOf } from './skills.ts';

/** Words that say what is done with a technology: « Administration Linux » is one skill, « Java Spring » two. */
export const DOINGS: ReadonlySet<string> = new Set(
  'administration developpement development dev tests test testing securite security gestion management programmation programming design conception analyse analysis data cloud web mobile reseau reseaux network base bases database architecture api apis framework suite pack microsoft ms google apple aws azure adobe sap oracle amazon apache ibm integration scripting automation automatisation modelisation formation pipeline pipelines stack server serveur engineering ui ux'.split(
    ' ',
  ),
);

const cutItem = (item: Item, from: number, to: number): Item => ({
  ...item,
  text: item.text.slice(from, to),
  folded: item.folded.slice(from, to),
  spanOf: (start, end) => item.spanOf(from + start, from + end),
});

/** A known name of a product: « Excel », « LabVIEW ». */
const namesProduct = (text: string): boolean =>
  namesNamedThing(fold(text)) || (namesSkill(fold(text)) && /^\S*\p{L}\p{Lu}\S*$/u.test(text));

/** « SCons and Docker »: names that a word joins, one of them a known tool; null for one skill of several words. */
const joinedNames = (item: Item): Item[] | null => {
  const joint = /^([^\s].{0,40}?)\s(?:and|et|&)\s(.{1,40})$/u.exec(item.text);
  if (!joint || coveredWhole(item.folded)) return null;
  const [left, right] = [joint[1]!, joint[2]!];
  if (DOINGS.has(fold(left).split(' ')[0]!) && left.includes(' ')) return null;
  const names = [left, right].every(
    (part) => (part.split(' ').length <= 3 && /^[\p{Lu}\d.]|[\p{Lu}\d+#]/u.test(part)) || namesSkill(fold(part)),
  );
  if (!names || ![left, right].some((part) => namesProduct(part))) return null;
  const at = item.text.length - right.length;
  return [cutItem(item, 0, left.length), cutItem(item, at, item.text.length)];
};

/** Known skills side by side with nothing between them, each with a name of its own; `row`: they are all that a row has. */
export const areSeveral = (known: readonly TrieMatch<Skill>[], words: number, text: string, row: boolean): boolean => {
  const names = known.filter(
    ({ start, end }) => !DOINGS.has(fold(text.slice(start, end))) && /^[^\s\p{L}]*[\p{Lu}\d]/u.test(text.slice(start, end)),
  );
  const told = names.reduce((sum, { first, after }) => sum + after - first, 0);
  if (
    known.length > 2 &&
    names.length > 1 &&
    known.at(-1)!.end === text.length &&
    known.reduce((sum, { first, after }) => sum + after - first, 0) === words
  )
    return true;
  if (names.length > 2) return told === words || (names.some(({ value }) => isTool(value)) && told * 2 >= words);
  if (names.length < 2 || told < words || !names.every(({ value }) => isOfNamedThings(value))) return false;
  return names.some(({ value }) => isTool(value)) && text[names[1]!.start - 1] === ' ' && (row || words === 2);
};

/** What leads to the last name of a list, or to each: « Java, C and Xojo », « (formé) en couture, en patronage et en moulage ». */
const LAST = /^(?:(?:and|et|ou|or|&)\s+(?:en\s+)?|en\s+)(?=\S)/iu;
/** What a tool is used for, behind its name. Folded. */
const PURPOSE = /\s(?:for|pour|used (?:for|in|to)|utilise\p{L}* (?:pour|en|dans))\s.+$/u;

/** « and Polars for tables » at the end of a list is Polars. */
const withoutSentence = (item: Item): Item => {
  const from = item.apart ? (LAST.exec(item.text)?.[0].length ?? 0) : 0;
  const purpose = PURPOSE.exec(item.folded);
  const named = purpose && purpose.index > from && namesSkill(item.folded.slice(from, purpose.index));
  const stop = item.apart && /^(?:\S+\s){1,3}\S+\.$/u.test(item.text.slice(from)) ? 1 : 0;
  return cutItem(item, from, named ? purpose.index : item.text.length - stop);
};

/** « Bonne maîtrise de Figma (avancé) » is Figma. */
const nameOf = (item: Item): Item => {
  if (coveredWhole(item.folded)) return item;
  const text = releaseStrokes(item.text);
  const { from, to } = nameWithin(text);
  const name = text.slice(from, to);
  return { ...item, text: name, folded: fold(name), spanOf: (start, end) => item.spanOf(from + start, from + end) };
};

const BRACKET = /^([^()]{1,60}?)\s?\(([^()]{2,60})\)?$/u;

/**
 * What stands in brackets behind a known skill: another one, a product of that kind (« Kubernetes (Zalk) »), both kept; or words
 * about it, left out. Its own other name stays: « Go (Golang) », « Interface Homme-Machine (IHM) ».
 */
const withBracket = (item: Item): Item[] => {
  const [, name, inner] = BRACKET.exec(item.text) ?? [];
  if (!name || !inner || !namesSkill(fold(name))) return [item];
  const whole = cutItem(item, 0, name.length);
  const ids = skillIdsOf(name);
  if (skillIdsOf(inner).some((id) => ids.includes(id)) || isShortFor(inner, name)) return [item];
  if (!/^\.?[\p{Lu}\d]\S*$/u.test(inner)) return /^\p{Ll}/u.test(inner) && skillIdsOf(inner).length === 0 ? [whole] : [item];
  const at = item.text.indexOf(inner, name.length);
  return [whole, cutItem(item, at, at + inner.length)];
};

/** Letters of the name, in order: « Extreme Programming (XP) ». */
const isShortFor = (letters: string, name: string): boolean => {
  const all = fold(name);
  let at = -1;
  return (
    letters.length * 2 < name.length &&
    fold(letters)
      .split('')
      .every((letter) => (at = all.indexOf(letter, at + 1)) >= 0)
  );
};

/** « Php/Symfony », « Javascript/React »: known tools that a stroke joins and no skill of their own. */
const strokedNames = (item: Item): Item[] => {
  const [, left, right] = /^([^\s/]{2,})\s?\/\s?([^\s/]{2,})$/u.exec(item.text) ?? [];
  if (!left || !right || coveredWhole(item.folded) || ![left, right].every((part) => namesTool(fold(part)))) return [item];
  const at = item.text.length - right.length;
  return [cutItem(item, 0, left.length), cutItem(item, at, item.text.length)];
};

/** The names in an item of a list, without the words around them. */
export const namesOf = (item: Item): Item[] =>
  [item]
    .map(withoutSentence)
    .map(nameOf)
    .flatMap((one) => joinedNames(one) ?? one)
    .flatMap(strokedNames)
    .flatMap(withBracket);
