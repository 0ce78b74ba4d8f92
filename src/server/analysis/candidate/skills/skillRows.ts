import { LIST_TITLES, PASTIMES } from '../../lexicon/skillTitles.ts';
import type { Skill } from '../../lexicon/skills.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { tokenize } from '../../text/tokens.ts';
import { matchAll, type Trie } from '../../text/trie.ts';
import { typeAt } from '../../text/typed.ts';

const MARKS = /[,;|·•]|\n/u;

const titleOf = (row: Row): string => fold(contentOf(row)).replace(/[\s:]+$/, '');

/** A row that names the list under it (« Outils », « Backend »): it alone is dressed, or has a bullet, and capitals or words of titles, or bullets follow it. */
const isListTitle = (row: Row, next: Row | undefined, skills: Trie<Skill>): boolean => {
  const set = (row.caps && !next?.caps) || LIST_TITLES.has(titleOf(row));
  if (next && row.bullet && set && !next.bullet && row.page === next.page && !MARKS.test(row.text.slice(row.from))) return true;
  if (next === undefined || row.bullet || row.page !== next.page || MARKS.test(row.text) || contentOf(row).split(' ').length > 6)
    return false;
  const words = tokenize(row.folded.slice(row.from));
  const named = matchAll(skills, words).some(({ first, after }) => first === 0 && after === words.length);
  if (
    (next.bullet && (!named || LIST_TITLES.has(titleOf(row)) || PASTIMES.has(titleOf(row)))) ||
    (row.bold && !next.bold && next.fontSize < row.fontSize + 0.4) ||
    row.fontSize > next.fontSize + 0.4
  )
    return true;
  return LIST_TITLES.has(titleOf(row)) && MARKS.test(next.text);
};

/** How a row is set. */
const dressOf = (row: Row): string => `${row.bold} ${Math.round(2 * row.fontSize)} ${typeAt(row, row.from)?.look ?? ''} ${row.caps}`;

/** « Backend & Data »: every word names lists. */
const isMadeOfTitles = (row: Row): boolean =>
  titleOf(row)
    .split(/\s*(?:&|\/|,|(?<!\p{L})(?:et|and)(?!\p{L}))\s*/u)
    .every((part) => LIST_TITLES.has(part));

/** Rows over lists that are set in a type of their own, told by one whose words name a list. */
const dressedTitles = (rows: readonly Row[]): ReadonlySet<Row> => {
  const dresses = rows.map(dressOf);
  const opens = (index: number): boolean =>
    index + 1 < rows.length && dresses[index + 1] !== dresses[index] && rows[index + 1]!.page === rows[index]!.page;
  const byDress = Map.groupBy(rows.keys(), (index) => dresses[index]!);
  const titles = [...byDress.values()].filter(
    (group) =>
      group.every((index) => opens(index) && !/[,;|•]/u.test(rows[index]!.text) && contentOf(rows[index]!).split(' ').length <= 5) &&
      group.some((index) => isMadeOfTitles(rows[index]!)),
  );
  return new Set(titles.flat().map((index) => rows[index]!));
};

/** « Expérimentée en coupe » over « couture, en patronage »: a sentence that goes on, as behind a hyphen or in a bracket. */
const isBroken = (row: Row, next: Row): boolean => {
  const text = contentOf(row);
  return (LEAD.test(text) && /^\p{Ll}/u.test(contentOf(next))) || /\p{L}-$|\([^)]*$/u.test(text);
};

/** Plain rows of a few words of which each stands over a list: titles, where most such rows do. */
const plainTitles = (rows: readonly Row[]): ReadonlySet<Row> => {
  const alone = rows.filter(
    (row, index) =>
      !row.bullet && !MARKS.test(row.text) && !/[,;|·•/]\s*$/u.test(rows[index - 1]?.text ?? '') && contentOf(row).split(' ').length <= 4,
  );
  const titles = alone.filter((row) => {
    const next = rows[rows.indexOf(row) + 1];
    if (next === undefined || next.page !== row.page || next.bullet || isBroken(row, next)) return false;
    return /[,;|·•]/u.test(next.text) && !/^\p{Ll}/u.test(contentOf(row));
  });
  return new Set(titles.length >= 2 && titles[0] === rows[0] && titles.length * 2 > alone.length ? titles : []);
};

/** « • Data Management » over « MySQL, Pandas », again and again: bullets that each stand over a plain list are its title. */
const bulletTitles = (rows: readonly Row[]): ReadonlySet<Row> => {
  const bullets = rows.filter(({ bullet }) => bullet);
  const titles = bullets.filter((row) => {
    const next = rows[rows.indexOf(row) + 1];
    return (
      next !== undefined && !next.bullet && !MARKS.test(contentOf(row)) && contentOf(row).split(' ').length <= 5 && /,\s/u.test(next.text)
    );
  });
  return new Set(titles.length >= 2 && titles[0] === rows[0] && titles.length * 3 >= bullets.length * 2 ? titles : []);
};

/** The rows of the lists without the rows that name them; a list of pastimes goes with its name. */
export const withoutListTitles = (rows: readonly Row[], skills: Trie<Skill>): Row[] => {
  const titles = new Set([...dressedTitles(rows), ...plainTitles(rows), ...bulletTitles(rows)]);
  let pastime = false;
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    const title = titles.has(row) || (!(next && titles.has(next)) && isListTitle(row, next, skills));
    if (title) pastime = PASTIMES.has(titleOf(row));
    return !title && !pastime;
  });
};

/** « Logiciels ModelSim », « Logiciels de caisse ModelSim »: where the first name stands behind the title of a list and what it is for. */
const namedAt = (text: string, words: readonly { word: string; start: number }[]): number | null => {
  const further = /^(?:de|du|des|d['’].*|of|for)$/u.test(words[1]!.word);
  return further ? (words.find(({ start }, index) => index > 1 && /\p{Lu}/u.test(text[start]!))?.start ?? null) : words[1]!.start;
};

/** Where the list of a row begins behind its label: « Scientifique Matlab, Sage », « Conception – maquettes, tests ». */
const labelEnd = (row: Row, skills: Trie<Skill>): { known: number | null; first: number | null } => {
  const text = row.text.slice(row.from);
  const dash = /^[^,;:|•·\n–—-]{3,40}\s[–—-]\s(?=[^–—]*,[^–—]*$)/u.exec(text);
  if (dash) return { known: dash[0].length, first: null };
  const enumerated = /^([^,;:|•·\n(]{3,60}?)(?=\s?[,(])/u.exec(text);
  const words = enumerated ? tokenize(fold(enumerated[1]!)) : [];
  if (words.length < 2 || words.length > 5 || LEAD.test(text)) return { known: null, first: null };
  const matches = matchAll(skills, words);
  const last = matches.at(-1);
  const skilled = matches[0]?.first === 0;
  const label = LIST_TITLES.has(words[0]!.word) && (!skilled || (matches[0]!.after === 1 && matches[1]?.first === 1));
  return {
    known:
      last && last.first > 0 && last.after === words.length && matches.length === 1
        ? last.start
        : label
          ? namedAt(enumerated![1]!, words)
          : null,
    first: matches.some(({ first }) => first === 0) ? null : words[1]!.start,
  };
};

/** Where the list begins behind a label in a type of its own that ends with a colon, commas in it or not: « **CAO, rendu :** ModelSim ». */
const afterTypedColon = (row: Row): number | null => {
  const [first, second] = row.parts[0]?.marks ?? [];
  if (!first || !second || first.look === second.look) return null;
  const label = row.text.slice(row.from, row.parts[0]!.at + second.at);
  return /^[^:]{3,60}:\s?$/u.test(label) && label.includes(',') ? label.length : null;
};

/** Where the type of a row changes behind its label: « **Outils CAO** ModelSim, Quartus ». */
const typedEnd = (row: Row): number | null => {
  const [first, second, ...others] = row.parts[0]?.marks ?? [];
  if (!first || !second || first.look === second.look || others.some(({ look }) => look !== second.look)) return null;
  const end = row.parts[0]!.at + second.at - row.from;
  const label = row.text.slice(row.from, row.from + end);
  return end > 2 && label.trim().split(/\s+/).length <= 4 && !MARKS.test(label) && !/[:(]/.test(label) ? end : null;
};

const LEVELS_INSIDE =
  /^([^,;|•·\n]{2,50}?)\s(advanced|intermediate|beginner|expert|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|confirm[ée]e?)\s(?!(?:en|in|with|de|of|d['’]|level|user|skills?|knowledge|en)(?!\p{L}))(?=\S)/iu;

/** « Java advanced Spring, JPA », « Database intermediate MySQL »: the level between what a row is about and its list parts them. */
export const partedByLevel = (row: Row, skills: Trie<Skill>): Row => {
  const [whole, label, level] = LEVELS_INSIDE.exec(row.text.slice(row.from)) ?? [];
  if (!whole || !label || !level) return row;
  const words = tokenize(fold(label));
  const [named] = matchAll(skills, words);
  if (named?.first !== 0 || named.after !== words.length || LIST_TITLES.has(fold(label))) return { ...row, from: row.from + whole.length };
  const at = row.from + label.length;
  return { ...row, text: `${row.text.slice(0, at)} |${' '.repeat(level.length)}${row.text.slice(at + level.length + 2)}` };
};

/** Rows of a list that begin behind the label of the margin, where two of them show such a label. */
export const behindLabels = (rows: readonly Row[], skills: Trie<Skill>): Row[] => {
  const ends = rows.map((row) => labelEnd(row, skills));
  const shown = ends.filter(({ known }) => known !== null).length;
  const typed = rows.map(typedEnd);
  const labelled = typed.filter((end) => end !== null).length >= 2;
  return rows.map((row, index) => {
    const { known, first } = ends[index]!;
    const colon = afterTypedColon(row);
    if (colon !== null) return { ...row, from: row.from + colon };
    if (labelled && typed[index] != null) return { ...row, from: row.from + typed[index] };
    const named = LIST_TITLES.has(tokenize(row.folded.slice(row.from))[0]?.word ?? '');
    const end = shown >= 2 || named ? (known ?? (shown >= 3 ? first : null)) : null;
    return end === null ? row : { ...row, from: row.from + end };
  });
};

const HELD = '⁄';

/** « CI / CD », « PL/SQL », « GNU/Linux »: the stroke of a known name parts no items. */
export const holdStrokes = (row: Row, skills: Trie<Skill>): Row => {
  if (!row.text.includes('/')) return row;
  let text = row.text;
  for (const { start, end } of matchAll(skills, tokenize(row.folded)))
    if (text.slice(start, end).includes('/')) text = text.slice(0, start) + text.slice(start, end).replaceAll('/', HELD) + text.slice(end);
  return text === row.text ? row : { ...row, text };
};

export const releaseStrokes = (text: string): string => text.replaceAll(HELD, '/');

const LEVEL =
  'avanc[ée]e?|expert(?:e|ise)?|confirm[ée]e?|interm[ée]diaire|d[ée]butante?|notions?|bases|courant|ma[iî]tris[ée]e?|advanced|intermediate|beginner|proficient|basics?|fluent|familiar|principalement|essentiellement|mainly|mostly|primarily';
const TAIL = new RegExp(
  `\\s*(?:[(\\[:–—-]\\s*)?(?:\\d{1,3}\\s?%|\\d(?:[.,]\\d)?\\s?\\/\\s?(?:5|10)|(?:niveau\\s)?(?:${LEVEL}))[)\\]]?$`,
  'iu',
);
/** « mais aussi », « principalement » in front of a name. */
const ASIDE = /^(?:(?:mais |but )?(?:aussi|[ée]galement|also|notamment|principalement|surtout|mainly|mostly) )/iu;
const LEAD =
  /^(?:(?:j['’]ai |je poss[èe]de |i have (?:an? )?)(?=\p{Ll})(?:de (?=bonnes|solides|tr[èe]s)|des |une )?|je (?:ma[iî]trise|connais|sais utiliser)(?: l['’]| les? | la | )|(?:i (?:am )?)?(?:able to|can) (?:use|operate|drive|work with) )?(?:(?:fluent|proficient|skilled|experienced|proficiency|competent|trained|versed|comfortable|conversant) (?:in|with|using)|(?:comp[ée]tente?|exp[ée]riment[ée]e?|form[ée]e?|qualifi[ée]e?|expert(?:e)?|sp[ée]cialis[ée]e?) (?:en|dans|sur)|[àa] l['’]aise (?:avec|sur|en|dans)|(?:the )?basics of|some(?! of)|a (?:bit|little) of|(?:in[- ]depth |good |strong |solid |basic |working |excellent )?(?:(?:knowledge|command|understanding|mastery) of|(?:knowledge|expertise) in)|(?:hands-on )?experience (?:with|in|of)|familiar(?:ity)? with|(?:bonnes? |tr[èe]s bonnes? |solides? |parfaite )?(?:connaissances?|ma[iî]trise|notions?|pratique|utilisation)(?: de base| avanc[ée]e?s?| courante| quotidienne| r[ée]guli[èe]re)? (?:de la suite |(?:en |les )?(?:langages|logiciels) |des langages |du langage |des logiciels |du logiciel |des outils |de l['’]outil |de l['’]|de la |d['’]|de |des |du |en |dans )(?:(?:les )?bases (?:de |du |d['’]|en )(?!donn[ée]es))?)\s*:?\s*/iu;

/** The part of an item that names the skill, without « bonne maîtrise de », « (avancé) », « 80 % ». */
export const nameWithin = (text: string): { from: number; to: number } => {
  const aside = ASIDE.exec(text)?.[0].length ?? 0;
  const from = aside + (LEAD.exec(text.slice(aside))?.[0].length ?? 0);
  const tail = TAIL.exec(text.slice(from));
  return { from, to: tail && tail.index > 0 ? from + tail.index : text.length };
};
