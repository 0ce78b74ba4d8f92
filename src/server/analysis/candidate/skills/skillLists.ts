import type { Section } from '../../sections/sections.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { splitItems } from '../items.ts';
import { isLanguageItem } from './languages.ts';
import { namesSkill, namesTechnology, namesTool } from './skills.ts';

/** Sections of other things where a list of skills may stand: beside languages, under a heading that no word tells, in a sidebar. */
const HOSTS: ReadonlySet<string> = new Set(['languages', 'other', 'interests', 'certifications', 'contact', 'wishes']);

/** Among pastimes and certificates only technologies are told from what one likes to do or holds. */
const TOOLS_ONLY: ReadonlySet<string> = new Set(['interests', 'wishes', 'certifications']);

/** Words of the longest item of a list. */
const ITEM_WORDS = 5;

interface Reading {
  row: Row;
  items: number;
  known: number;
  /** Whether every item is short. */
  short: boolean;
}

const readingOf = (row: Row, names: (folded: string) => boolean): Reading => {
  const items = splitItems([row]).filter(({ folded }) => !isLanguageItem(folded));
  return {
    row,
    items: items.length,
    known: items.filter(({ folded }) => names(folded)).length,
    short: items.length > 0 && !/[.!?]$/.test(contentOf(row)) && items.every(({ text }) => text.split(/\s+/).length <= ITEM_WORDS),
  };
};

/** Half of two items or more are known skills. */
const isList = ({ items, known, short }: Reading): boolean => short && known >= 2 && known * 2 >= items;

/** Rows around a list that go on with it: lists of names too, or one name each. */
const withNeighbours = (readings: readonly Reading[]): Row[] => {
  const taken = new Set<Reading>(readings.filter(isList));
  const joins = (one: Reading, other: Reading | undefined): boolean =>
    other !== undefined && taken.has(other) && other.row.page === one.row.page && (one.items > 1 || one.known === 1);
  readings.forEach((one, index) => {
    if (one.short && joins(one, readings[index - 1])) taken.add(one);
  });
  readings.toReversed().forEach((one, index, all) => {
    if (one.short && joins(one, all[index - 1])) taken.add(one);
  });
  return readings.filter((one) => taken.has(one)).map(({ row }) => row);
};

/** Three rows or more of one name each, most of them known: the whole list, unknown names too. */
const isColumn = (readings: readonly Reading[]): boolean => {
  const named = readings.filter(({ known }) => known > 0).length;
  return named >= 3 && named * 3 >= readings.length * 2 && readings.every(({ short }) => short);
};

/** « Engineering Skills », « Compétences éditoriales »: a heading of skills among words that no list of headings knows. Folded. */
const OF_SKILLS = /(?<!\p{L})(?:skills?|abilities|competences?|competenc(?:y|ies)|expertises?|savoir[- ]faire|technologies)(?!\p{L})/u;

/** « Proficient in », « Maîtrise de »: what opens a list of skills wherever it stands. Folded. */
const MASTERED =
  /^\W*(?:proficien(?:t|cy) (?:in|with)|skilled (?:in|with)|experienced (?:in|with)|familiar(?:ity)? with|(?:bonne |tres bonne )?(?:maitrise|connaissances?|pratique) (?:de|des|du|d['’]))/u;

/** « Technologies & outils : » alone on its row. Folded. */
const TOOLS =
  /^\W*(?:technologies|outils|tools|logiciels|software|tech(?:nical)? stack|stack|environnement technique)(?:(?:\s(?:&|et|and|\/))?\s(?:technologies|outils|tools|logiciels|software|langages|languages|techniques?|technical|used|utilise\p{L}*|maitrise\p{L}*|associe\p{L}*)){0,3}\s?:?\s*$/u;

/** The bullets under « Technologies & outils : » in a job. */
const underToolLabels = (rows: readonly Row[]): Row[] => {
  let under = false;
  return rows.filter((row) => {
    under = (under && row.bullet) || (!row.bullet && TOOLS.test(row.folded));
    return under && row.bullet;
  });
};

/** Rows of a section of another kind that list skills. */
export const skillRowsAmong = ({ kinds, rows, heading }: Section): Row[] => {
  if (kinds[0] === 'education') return rows.filter((row) => MASTERED.test(row.folded) && isList(readingOf(row, namesTool)));
  if (kinds[0] === 'experience') return underToolLabels(rows);
  if (!HOSTS.has(kinds[0]!)) return [];
  if (kinds[0] === 'other' && heading && heading.text.length < 50 && OF_SKILLS.test(heading.folded)) return [...rows];
  const readings = rows.map((row) => readingOf(row, TOOLS_ONLY.has(kinds[0]!) ? namesTechnology : namesSkill));
  return isColumn(readings) && kinds[0] !== 'certifications' ? [...rows] : withNeighbours(readings);
};
