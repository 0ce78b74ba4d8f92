import type { SectionKind } from '../lexicon/headings.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { fold } from '../text/fold.ts';
import type { Heading } from './readHeading.ts';

/** Of what a label inside entries may be the heading elsewhere; jobs and studies may go on under the same heading. */
const KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'softSkills', 'projects', 'summary', 'certifications', 'interests', 'other']);

/** « Stage », "Internship": one post, which a section of them would tell in the plural. Folded. */
const POST = /^(?:stage|alternance|apprentissage|internship|apprenticeship|placement|interim|benevolat)$/u;

/** « Rôles : », « Réalisations : »: what a colon ends is repeated on any page; of such labels jobs may be called so too. */
const ANNOUNCES = /:\s*$/u;

/** Points by which what stands at one edge may differ. */
const EDGE = 3;

/**
 * « Points forts » under one job after the other: the words of a heading, in one look and at one edge twice on a page, or behind a colon twice in the CV, are a label
 * of the entries that they stand in.
 */
export const repeatedLabels = (rows: readonly Row[], headings: readonly (Heading | 'continued' | null)[]): ReadonlySet<Row> => {
  const standing = rows.filter((_, index) => {
    const heading = headings[index];
    return (
      heading != null &&
      heading !== 'continued' &&
      heading.contentFrom === null &&
      (KINDS.has(heading.kinds[0]!) ||
        POST.test(fold(contentOf(rows[index]!)).trim()) ||
        (heading.kinds[0] === 'experience' && ANNOUNCES.test(rows[index]!.text)))
    );
  });
  const isSame = (one: Row, other: Row): boolean =>
    one !== other &&
    (one.page === other.page || (ANNOUNCES.test(one.text) && ANNOUNCES.test(other.text))) &&
    Math.abs(one.x - other.x) < EDGE &&
    Math.abs(one.fontSize - other.fontSize) < 0.3 &&
    one.bold === other.bold;
  const twins = [...Map.groupBy(standing, (row) => fold(contentOf(row))).values()].flatMap((same) =>
    same.some((row) => same.some((other) => isSame(row, other))) ? [same] : [],
  );
  return new Set(
    twins.flatMap((same) => {
      const first = same.find((row) => same.some((other) => isSame(row, other)))!;
      return same.filter((row) => Math.abs(row.fontSize - first.fontSize) < 0.3 && row.bold === first.bold);
    }),
  );
};
