import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { isSchool } from '../text/studyWords.ts';
import { titleScore } from '../text/workWords.ts';
import type { Section } from './sections.ts';

/** Degrees that no post is called by, unlike « associate » or « graduate ». */
const DEGREE =
  /^(?:[ée]quivalent )?(?:doctorat|ph\.?\s?d|th[èe]se|masters?|mast[èe]re|m\.?sc|mba|licence|bachelors?|b\.?sc|bts|dut|deug|dea|dess|cap|bep|bac|baccalaur[ée]at|dipl[oô]me|classes? pr[ée]paratoires?|cpge|[ée]cole d['’]ing[ée]nieure?s?)(?![\p{L}\d'’])/iu;

/** « Stage de master 2 », « Thèse CIFRE »: work, whatever degree it was for. */
const WORK =
  /(?<!\p{L})(?:stages?|stagiaire|internship|intern|placement|alternan(?:ce|te?)|apprenti(?:e|ssage)?|cifre|cdi|cdd|int[ée]rim)(?!\p{L})/iu;

/** Rows of an entry that tell what it is. */
const HEAD_ROWS = 3;

const isSetAs = (row: Row, other: Row): boolean =>
  row.bold === other.bold && Math.abs(row.x - other.x) < 3 && Math.abs(row.fontSize - other.fontSize) < 0.4;

/** Entries that open with a date as the first row does; none where that has no date. */
const entriesOf = (rows: readonly Row[]): Row[][] => {
  const [first] = rows;
  const opens = (row: Row): boolean => findPeriods(row.folded)[0]?.start === row.from && !row.bullet && isSetAs(row, first!);
  if (!first || !opens(first)) return [];
  const heads = rows.flatMap((row, index) => (opens(row) ? [index] : []));
  return heads.map((head, at) => rows.slice(head, heads[at + 1]));
};

/** The stretches of a row between its marks, its dates left out. */
const stretchesOf = (row: Row): string[] => {
  const [period] = findPeriods(row.folded);
  const text = period ? `${row.text.slice(row.from, period.start)}\n${row.text.slice(period.end)}` : contentOf(row);
  return text
    .split(/[\n,|:(]|\s[–—-]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

/** Whether what an entry opens with is a degree on its dated row, or beside a school; nothing in it is a trade. */
const isStudy = (entry: readonly Row[]): boolean => {
  const head = entry.slice(0, HEAD_ROWS).filter(({ bullet }) => !bullet);
  const told = head.map(stretchesOf);
  if (told.flat().some((part) => titleScore(fold(part)) >= 3 || WORK.test(part))) return false;
  const named = told[0]?.[0] !== undefined && DEGREE.test(told[0][0]);
  return named || (told.flat().some((part) => DEGREE.test(part)) && head.some((row) => isSchool(contentOf(row))));
};

/** « Mon parcours », « Expérience et formation »: entries that open alike, some of which name a degree and no trade; where the CV has no studies of their own. */
export const partStudiesAmongJobs = (sections: readonly Section[]): Section[] => {
  const announced = sections.some(({ kinds, rows }) => kinds[0] === 'education' && rows.length > 0);
  return sections.flatMap((section) => {
    const { kinds, rows, heading } = section;
    const mayHold = kinds[0] === 'experience' && (kinds.includes('education') || !announced);
    const studies = new Set(mayHold ? entriesOf(rows).filter(isStudy).flat() : []);
    if (studies.size === 0) return [section];
    return [
      { ...section, rows: rows.filter((row) => !studies.has(row)) },
      { kinds: ['education'], heading, rows: rows.filter((row) => studies.has(row)) },
    ];
  });
};
