import { findPeriods } from '../../dates/periods.ts';
import { sectionsOf, type Section } from '../../sections/sections.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';

/** Rows where contact facts stand: the head, contact sections, and rows beside an e-mail or phone. */
export const contactRows = (rows: readonly Row[], sections: readonly Section[], contacts: readonly Span[]) => {
  const near = new Set<number>();
  rows.forEach((row, index) => {
    const { start, end } = spanOf(row, 0);
    if (contacts.some((span) => span.start < end && span.end > start))
      for (let around = index - 2; around <= index + 2; around += 1) near.add(around);
  });
  const inPlace = new Set(sectionsOf(sections, 'head', 'contact').flatMap((section) => section.rows.map((row) => row.index)));
  const elsewhere = new Set(
    sectionsOf(sections, 'experience', 'education').flatMap((section) =>
      section.rows.filter(({ folded }) => findPeriods(folded).length > 0).map((row) => row.index),
    ),
  );
  return {
    near,
    inPlace: rows.filter((row) => inPlace.has(row.index)),
    beside: rows.filter((row) => near.has(row.index) && !inPlace.has(row.index) && !elsewhere.has(row.index)),
  };
};
