import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { namesDegree } from './content.ts';
import { headingKinds, mayNotNameWork } from './headings.ts';

/** Rows above and below a date that may name what it dates. */
const [ABOVE, BELOW] = [2, 1];
/** A longer row is prose. */
const MAX_LETTERS = 120;

/** The folded words of a row without the dates among them: « Dec. 2019 » is no diploma. */
const withoutDates = ({ folded, from }: Row): string => {
  let text = '';
  let at = from;
  for (const { start, end } of findPeriods(folded)) {
    text += `${folded.slice(at, start)}\n`;
    at = Math.max(at, end);
  }
  return text + folded.slice(at);
};

/** « Prizes and talks », « Engagements citoyens »: what a person did, and no post. Folded. */
const NO_POSTS =
  /(?<!\p{L})(?:publication|papers?|articles?|award|prix|prizes|grants?|scholarship|bourses|talks|conference|presentation|training|courses?|cours|certif|engage|citoyen|clubs?|member|committee|comite|sports?|references?|exhibition|exposition|concert|films?|works?(?!\p{L})|oeuvres)/u;

const namesTitle = (text: string): boolean => partsOf(text).some((part) => titleScore(part) >= 3);
const namesEmployer = (text: string): boolean => partsOf(text).some((part) => companyScore(part, part) >= 2);
const partsOf = (text: string): string[] => text.split(/[\n,|:(–—]|\s-\s/u);

/** Dated entries, most of which name a trade or an organisation right there and no degree. */
const tellJobs = (rows: readonly Row[]): boolean => {
  const dated = rows.flatMap((row, index) =>
    row.text.length < MAX_LETTERS && !row.bullet && findPeriods(row.folded).length > 0 ? [index] : [],
  );
  const told = dated.map((index) =>
    rows
      .slice(Math.max(0, index - ABOVE), index + 1 + BELOW)
      .filter(({ bullet, text }) => !bullet && text.length < MAX_LETTERS)
      .map(withoutDates),
  );
  const jobs = told.filter((texts) => !texts.some(namesDegree) && (texts.some(namesTitle) || texts.some(namesEmployer)));
  return jobs.length * 2 > dated.length && jobs.some((texts) => texts.some(namesTitle));
};

/** Whether dated jobs stand under a heading in words that no list knows: « Sur le terrain ». */
export const headsJobs = (heading: Row, rows: readonly Row[]): boolean => {
  const title = contentOf(heading);
  return headingKinds(title).length === 0 && !mayNotNameWork(title) && !NO_POSTS.test(fold(title)) && tellJobs(rows);
};
