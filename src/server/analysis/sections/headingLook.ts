import { findPeriods } from '../dates/periods.ts';
import { typeAt } from '../text/typed.ts';
import { CONTRACT_PHRASES } from '../lexicon/contracts.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { isSchool } from '../text/studyWords.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { namesDegree } from './content.ts';
import { isDressed, isShortTitle } from './typography.ts';

/** Letters and words of a title at most: it may be a sentence. */
const [MAX_LETTERS, MAX_WORDS] = [60, 8];
/** Known headings that a look needs before it tells others. */
const MIN_KNOWN = 2;

/** How a row is set: size, weight, capitals, face and colour. */
export const lookOf = (row: Row): string => `${Math.round(row.fontSize * 2)} ${row.bold} ${row.caps} ${typeAt(row, row.from)?.look ?? ''}`;

/** Whether two rows begin, end or have their middle at one place. */
const isAlignedWith = (row: Row, other: Row): boolean =>
  Math.abs(row.x - other.x) < 3 ||
  (row.x > 0 && Math.abs(row.right - other.right) < 3) ||
  Math.abs(row.x + row.right - other.x - other.right) < 6;

/** « Mes écoles », « Là où j’ai étudié », "What I do": what somebody says, and no name. Folded. */
const SAID =
  /^\W*(?:mes|mon|ma|nos|notre|ce|ceux|ou|la ou|je|j|sur|dans|quand|my|our|where|what|when|how|who|why|i|things|places)(?!\p{L})/u;
const isSaid = (row: Row): boolean => SAID.test(row.folded.slice(row.from));

/** A title of work, a degree or a school: what an entry opens with. */
const namesEntry = (row: Row): boolean =>
  !isSaid(row) && (titleScore(row.folded.slice(row.from)) >= 3 || namesDegree(row.folded) || isSchool(contentOf(row)));

/** « Orvane SARL », « Tarvel Ltd »: names that no heading has. */
const namesFirm = (row: Row): boolean => companyScore(contentOf(row), row.folded.slice(row.from)) >= 4;

/** « CDI » between a title and its employer. */
const CONTRACTS = new Set(CONTRACT_PHRASES);

/** « of all sorts » opens no title; « orvane.io » is a name. */
const OPENS_SMALL = /^\p{Ll}(?![\p{Ll}\d-]*\.\p{Ll}{2,4}$)/u;

/** Titles in words that no list knows. */
export interface UnknownTitles {
  /** Set and placed, once each, as the known headings are and as hardly anything else is. */
  headings: ReadonlySet<Row>;
  /** What is set apart and opens no entry: a heading where what stands under it says so. */
  likely: ReadonlySet<Row>;
  /** Of these, those that end in the colon or the full stop of the known headings. */
  ended: ReadonlySet<Row>;
}

/** Titles that may be headings: what would cost more than linear time stays small. */
const MAX_LIKELY = 60;
/** Of the rows of one look, so many times more titles than rows that open entries, or the look is that of entries. */
const TITLES_TO_ENTRIES = 3;

/** « Productions et tournées : » behind an empty line, in the weight of the known headings, which end so too. */
const endedAlike = (rows: readonly Row[], known: ReadonlySet<Row>): Row[] => {
  const ended = rows.flatMap((row, index) => {
    const opens = row.block !== rows[index - 1]?.block && !row.bullet && /^[^\n]{1,60}[.:]\s*(?:\n|$)/u.test(row.text);
    return opens ? [{ row, next: rows[index + 1], bold: typeAt(row, row.from)?.bold ?? row.bold }] : [];
  });
  const told = ended.filter(({ row }) => known.has(row));
  return ended
    .filter(({ row, next }) => !known.has(row) && isShortTitle(row, next, MAX_LETTERS, MAX_WORDS) && !namesEntry(row))
    .filter(({ bold }) => told.filter((one) => one.bold === bold).length >= MIN_KNOWN)
    .map(({ row }) => row);
};

export const unknownTitles = (rows: readonly Row[], known: ReadonlySet<Row>, body: number, labels: Iterable<Row> = []): UnknownTitles => {
  const headings = new Set<Row>();
  const ended = endedAlike(rows, new Set([...known, ...labels])).slice(0, MAX_LIKELY);
  const likely = new Set<Row>(ended);
  const dressed = rows.filter((row) => !row.bullet && isDressed(row, body));
  const nextOf = new Map(rows.map((row, index) => [row, rows[index + 1]]));
  const isTitle = (row: Row): boolean =>
    row.text.length <= MAX_LETTERS &&
    isShortTitle(row, nextOf.get(row), MAX_LETTERS, MAX_WORDS) &&
    !namesEntry(row) &&
    !CONTRACTS.has(row.folded.slice(row.from).trim()) &&
    /\p{L}{3}/u.test(contentOf(row));
  const least = known.size < MIN_KNOWN ? 0 : Math.min(...[...known].map(({ fontSize }) => fontSize)) - 0.5;
  for (const alike of Map.groupBy(dressed, lookOf).values()) {
    const told = alike.filter((row) => known.has(row));
    const others = alike.filter((row) => !known.has(row) && row.text.length <= MAX_LETTERS);
    const once = [...Map.groupBy(others, contentOf).values()].filter(({ length }) => length === 1);
    const titles = once.flat().filter(isTitle);
    const entries = alike.filter((row) => !known.has(row) && (namesEntry(row) || namesFirm(row) || findPeriods(row.folded).length > 0));
    const isLook = titles.length + told.length >= Math.max(MIN_KNOWN, TITLES_TO_ENTRIES * entries.length);
    for (const row of titles) {
      if (isLook && likely.size < MAX_LIKELY && row.fontSize > least && !namesFirm(row) && !OPENS_SMALL.test(contentOf(row)))
        likely.add(row);
      const aligned = told.filter((heading) => isAlignedWith(row, heading)).length >= MIN_KNOWN;
      if (told.length >= MIN_KNOWN && others.length <= told.length && aligned) headings.add(row);
    }
  }
  return { headings, likely, ended: new Set(ended) };
};
