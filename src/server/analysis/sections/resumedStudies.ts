import { findPeriods } from '../dates/periods.ts';
import { typeAt } from '../text/typed.ts';
import type { Row } from '../text/rows.ts';
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
