import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/languages.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';

export interface SpokenLanguage {
  name: string;
  level: string;
}

const names = makeTrie(LANGUAGE_NAMES.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));
const levels = makeTrie(LEVEL_WORDS.map((word) => [word, true] as const));
/** « B2 », « B1/B2 », of Japanese « N3 », « level 2 ». */
const CEFR = /\b(?:[abc][12]\+?(?:\s?[/-]\s?[abc][12]\+?)?|n[1-5]|(?:level|niveau) \d)(?![\p{L}\d])/u;

/** « Good / Good / Good » in a table of speaking, reading and writing: one level. */
const SAME_LEVEL = /^(\p{L}[\p{L}\d]*)(?:[\s,|/–-]+\1)+$/iu;

const clean = (text: string): string => {
  const bare = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(SAME_LEVEL, '$1')
    .replace(/^[\s:,;./)|[\]–—•·=>-]+/u, '')
    .replace(/[\s:,;./(|[\]–—•·-]+$/u, '');
  if (bare.startsWith('(') && bare.indexOf(')') === bare.length - 1) return bare.slice(1, -1).trim();
  return bare.startsWith('(') && !bare.includes(')') ? bare.slice(1).trim() : bare.includes('(') ? bare : bare.replace(/\)$/u, '').trim();
};

const tellsLevel = (text: string): boolean => {
  const folded = fold(text);
  return CEFR.test(folded) || matchAll(levels, tokenize(folded)).length > 0;
};

/** The words between this language and the next that tell its level; '' when none does. */
const levelIn = (text: string, folded: string): string => {
  const pieces = text.split(/[,;|]/);
  if (pieces.length > 1) {
    const told = pieces.findIndex((piece, index) => index > 0 && !tellsLevel(piece));
    if (told > 0) return levelIn(pieces.slice(0, told).join(','), folded.slice(0, pieces.slice(0, told).join(',').length));
  }
  const cleaned = clean(text);
  if (cleaned === '') return '';
  const matches = matchAll(levels, tokenize(folded));
  const cefr = CEFR.exec(folded);
  if (matches.length === 0 && !cefr) return '';
  if (cleaned.length <= 40) return cleaned;
  const from = cefr ? cefr.index : matches[0]!.start;
  const to = cefr ? cefr.index + cefr[0].length : matches[0]!.end;
  return clean(text.slice(from, to));
};

/** « English B1 », « basic Spanish »: a language and its level, nothing else. */
export const isLanguageItem = (folded: string): boolean => {
  const tokens = tokenize(folded);
  const [first] = tokens.length <= 6 ? matchAll(names, tokens) : [];
  if (first === undefined) return false;
  if (first.first === 0) return levelIn(folded.slice(first.end), folded.slice(first.end)) !== '';
  const before = folded.slice(0, first.start);
  return first.after === tokens.length && levelIn(before, before) !== '';
};

/** « English »: the name of a language, nothing else. */
export const isLanguageName = (folded: string): boolean => {
  const tokens = tokenize(folded);
  const [first] = matchAll(names, tokens);
  return first?.first === 0 && first.after === tokens.length;
};

/** « Anglais : courant », « Spanish (B2) », « Italian: two years » under another heading: a language opens the row, little follows. */
export const isLanguageRow = (row: Row): boolean => {
  const folded = row.folded.slice(row.from);
  const tokens = tokenize(folded);
  const [first] = tokens.length > 0 && tokens.length <= 12 ? matchAll(names, tokens) : [];
  if (!first || first.first > 0) return false;
  const named = /^\s*:/.test(folded.slice(first.end)) && tokens.length <= 6;
  return named || first.after === tokens.length || levelIn(folded.slice(first.end), folded.slice(first.end)) !== '';
};

/** What joins languages that share the level in front of them: « fluent in Dutch and Danish », « bilingue danois-grec ». Folded. */
const JOINED = /^(?:\s?[,/&-]\s?|,? (?:and|et|as well as|ainsi que) )(?:en |in |le |la |l'|du |de la |de l'|d'|de )?$/u;

/** « Anglais et français (courant) »: what joins languages that share the level behind the last one. Folded. */
const PAIRED = /^\s(?:and|et|&)\s$/u;

/** Where the last part of what stands between two languages begins: « (C1) | », « : moyen  ». */
const lastPart = (between: string): number => /(?:^|[,;|]|\s{2})(?=[^,;|]{0,40}$)/u.exec(between)?.index ?? 0;

/** « , notions d’ », « , basic » before the next language: its level. Folded. */
const OF_NEXT = /^\s?[,;]\s[^,;|:()\n]*\p{L}\s$|[,;]\s*[^,;]*(?<!\p{L})(?:d'|de l'|(?:en|in|of|du|de)\s)$/u;

interface Mention {
  name: string;
  row: Row;
  start: number;
  end: number;
}

/** Languages and levels of a language section; the level stands after the name, before it or on the next row. */
export const readLanguages = (rows: readonly Row[]): Found<SpokenLanguage>[] => {
  const mentions: Mention[] = rows.flatMap((row) =>
    matchAll(names, tokenize(row.folded.slice(row.from))).map(({ value, start, end }) => ({
      name: value,
      row,
      start: row.from + start,
      end: row.from + end,
    })),
  );
  const found = new Map<string, Found<SpokenLanguage>>();
  // « Courant » over « Anglais », all along: each level stands over its language.
  const named = (row: Row | undefined): boolean => mentions.some((mention) => mention.row === row);
  const levelsFirst = rows.length > 1 && !named(rows[0]) && named(rows.at(-1)) && tellsLevel(rows[0]!.text.slice(rows[0]!.from));
  // What the language before told: how far its level reaches behind it, and the level in front of it, which the next may share.
  let [taken, shared] = [0, ''];
  mentions.forEach((mention, index) => {
    const { row, start, end } = mention;
    const next = mentions[index + 1];
    const limit = next?.row === row ? next.start : row.text.length;
    const previous = mentions[index - 1]?.row === row ? mentions[index - 1]! : null;
    if (!previous) [taken, shared] = [0, ''];
    const between = previous ? row.folded.slice(previous.end, start) : '';
    const previousEnd = previous ? previous.end + (taken > previous.end ? lastPart(between) : 0) : row.from;
    const told = limit - (limit < row.text.length ? (OF_NEXT.exec(row.folded.slice(end, limit))?.[0].length ?? 0) : 0);
    let level = levelIn(row.text.slice(end, told), row.folded.slice(end, told));
    let to = level === '' ? end : told;
    let from = start;
    taken = to;
    if (level === '' && next?.row === row && PAIRED.test(row.folded.slice(end, next.start))) {
      const after = mentions[index + 2];
      const until = after?.row === row ? after.start : row.text.length;
      if (/^\s?\(/u.test(row.text.slice(next.end, until)))
        level = levelIn(row.text.slice(next.end, until), row.folded.slice(next.end, until));
      if (level !== '') to = until;
    }
    if (level === '' && start > previousEnd) {
      const own = start - (OF_NEXT.exec(row.folded.slice(previousEnd, start))?.[0].length ?? start - previousEnd);
      level = levelIn(row.text.slice(own, start), row.folded.slice(own, start)).replace(/\s(?:de l|d)['’]$|\s(?:en|in|of|du|de)$/u, '');
      if (level !== '') from = own;
    }
    if (level === '' && previous && JOINED.test(between)) level = shared;
    else shared = from < start ? level : '';
    const below = rows[rows.indexOf(row) + (levelsFirst ? -1 : 1)];
    let span = spanOf(row, from, to);
    if (level === '' && below && next?.row !== row && next?.row !== below && below.text.length < 60) {
      level = levelIn(below.text.slice(below.from), below.folded.slice(below.from));
      if (level !== '') span = { start: span.start, end: Math.max(span.end, spanOf(below).end) };
    }
    const known = found.get(mention.name);
    if (!known || (known.value.level === '' && level !== ''))
      found.set(mention.name, { value: { name: mention.name, level: level.slice(0, 100) }, span });
  });
  return [...found.values()];
};
