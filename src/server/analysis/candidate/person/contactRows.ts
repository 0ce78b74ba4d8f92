import { findPeriods } from '../../dates/periods.ts';
import { sectionsOf, type Section } from '../../sections/sections.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';

/** A dated row that tells of no birth: what was done, and where. */
export const isDatedEntry = ({ folded }: Row): boolean =>
  findPeriods(folded).length > 0 && !/(?<!\p{L})(?:nee?|born|birth|naissance|dob)(?!\p{L})/u.test(folded);

/** The rows of a head without those of jobs or studies that no heading parts from it: from the first stay on. */
const untilStay = ({ kinds, rows }: Section): Row[] => {
  const from = kinds[0] === 'head' ? rows.findIndex(({ folded }) => findPeriods(folded).some(({ single }) => !single)) : -1;
  return from < 0 ? rows : rows.slice(0, from);
};

/** Sections whose places are those of employers and schools, unless the person is reached in them too. */
const STAYS = ['experience', 'education'] as const;

/** Rows where contact facts stand: the head, contact sections, and rows beside an e-mail or phone. */
export const contactRows = (rows: readonly Row[], sections: readonly Section[], contacts: readonly Span[]) => {
  const near = new Set<number>();
  const reaches = (row: Row): boolean => {
    const { start, end } = spanOf(row, 0);
    return contacts.some((span) => span.start < end && span.end > start);
  };
  rows.forEach((row, index) => {
    if (reaches(row)) for (let around = index - 2; around <= index + 2; around += 1) near.add(around);
  });
  const inPlace = new Set(sectionsOf(sections, 'head', 'contact').flatMap((section) => untilStay(section).map((row) => row.index)));
  const stays = sectionsOf(sections, ...STAYS).filter((section) => !section.rows.some(reaches));
  const elsewhere = new Set(
    [...stays.flatMap((section) => section.rows), ...sections.flatMap((section) => section.rows.filter(isDatedEntry))].map(
      ({ index }) => index,
    ),
  );
  return {
    near,
    inPlace: rows.filter((row) => inPlace.has(row.index)),
    beside: rows.filter((row) => near.has(row.index) && !inPlace.has(row.index) && !elsewhere.has(row.index)),
  };
};
