import { findPeriods } from '../dates/periods.ts';
import { typeAt } from '../text/typed.ts';
import type { Row } from '../text/rows.ts';
import { degreeAt, isSchool, opensSchool } from '../text/studyWords.ts';
import { namesDegree } from './content.ts';
import type { Section } from './sections.ts';

const isDressedLike = (row: Row, entry: Row): boolean =>
  row.bold === entry.bold &&
  row.bullet === entry.bullet &&
  Math.abs(row.fontSize - entry.fontSize) < 0.3 &&
  Math.abs(row.x - entry.x) < 2 &&
  typeAt(row, row.from)?.look === typeAt(entry, entry.from)?.look;

/** Where a dated degree stands again, dressed as the first entry of the studies; -1 where none does. */
const resumesAt = (rows: readonly Row[], entry: Row): number =>
  rows.findIndex((row) => row.x > 0 && isDressedLike(row, entry) && findPeriods(row.folded).length > 0 && namesDegree(row.folded));

/** Words that the name of a school and its town have at most. */
const NAME_WORDS = 7;
const isNameOfSchool = (text: string): boolean => /^\p{Lu}[^.;:]*$/u.test(text) && text.split(' ').length <= NAME_WORDS && isSchool(text);

/** « BSc Physics », « 2012 – 2014 BTS Vente », « Lycée Aubin »: a degree or a school in front, or behind the date. */
const opensStudy = (row: Row): boolean => {
  const [period] = findPeriods(row.folded);
  const from = period && !/\p{L}/u.test(row.text.slice(row.from, period.start)) ? period.end : row.from;
  const text = row.text.slice(from).replace(/^[^\p{L}\d]+/u, '');
  return degreeAt(text) === 0 || opensSchool(text) || isNameOfSchool(text);
};

/** « Activities: choir, rowing » under a degree, where another one follows before the next heading: told of the first, the section goes on. */
export const goesOnBelow = (row: Row, kind: string, { kinds, rows: [first] }: Section, below: readonly Row[]): boolean =>
  kinds[0] === 'education' &&
  kind !== 'education' &&
  kind !== 'experience' &&
  kind !== 'certifications' &&
  first !== undefined &&
  row.fontSize < first.fontSize + 0.5 &&
  below.some((other, index) => opensStudy(other) && below.slice(index, index + 3).some(({ folded }) => findPeriods(folded).length > 0));

/** « Activities » under a degree, in smaller type than « Education »: the degrees behind it are studies again. */
export const withResumedStudies = (sections: readonly Section[]): Section[] => {
  const whole: Section[] = [];
  for (const section of sections) {
    const studies = whole.findLast(({ kinds }) => kinds[0] === 'education');
    const lesser = studies?.heading && section.heading && section.heading.fontSize < studies.heading.fontSize - 0.5;
    const entry = studies?.rows[0];
    const from = lesser && studies === whole.at(-1) && entry && findPeriods(entry.folded).length > 0 ? resumesAt(section.rows, entry) : -1;
    if (from < 0) {
      whole.push(section);
      continue;
    }
    whole[whole.length - 1] = { ...studies!, rows: [...studies!.rows, ...section.rows.slice(from)] };
    whole.push({ ...section, rows: section.rows.slice(0, from) });
  }
  return whole;
};
