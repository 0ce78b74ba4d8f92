import type { Education } from '#contract/candidates';
import { findPeriods } from '../../dates/periods.ts';
import { teaches } from '../../sections/content.ts';
import { sectionsOf, type Section } from '../../sections/sections.ts';
import { contentOf, type Row, sliceRow } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';
import { typeAt } from '../../text/typed.ts';
import { isCertificateRow } from '../skills/certifications.ts';
import { readEducation } from './education.ts';

/** Headings that name a level of school. */
const SCHOOL_LEVEL =
  /^(?:[ée]tudes (?:primaires|secondaires|sup[ée]rieures|universitaires)|(?:primary|secondary|high|graduate|undergraduate) (?:school|education|studies)|doctorat|doctorate|ph\.?d\.?|masters?|bachelors?|licence|baccalaur[ée]at|lyc[ée]e)$/iu;

/** « Études secondaires » over one school and its years: the heading is what was studied there. */
const readUnder = (heading: Row | null, rows: readonly Row[]): Found<Education>[] => {
  const studies = readEducation(rows);
  const title = heading && sliceRow(heading, heading.from, Math.max(heading.text.indexOf('\n'), 0) || heading.text.length);
  const told = studies.length === 1 && studies[0]!.value.institution !== '' && degreeAt(studies[0]!.value.degree) === null;
  return title && told && SCHOOL_LEVEL.test(contentOf(title)) ? readEducation([title, ...rows]) : studies;
};

/** « Analyse de données … 2024 » under « Certification Orvane », set otherwise: what was certified, and when. */
const isOfCertificate = (row: Row, above: Row | undefined): boolean =>
  above !== undefined &&
  isCertificateRow(above) &&
  findPeriods(above.folded).length === 0 &&
  findPeriods(row.folded).length > 0 &&
  !row.bullet &&
  typeAt(above, above.from)?.look !== typeAt(row, row.from)?.look &&
  !isSchool(contentOf(row)) &&
  degreeAt(contentOf(row)) === null;

/** The rows without certificates, but those over the school that gave them: both are one study. */
const withoutCertificates = (rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => {
    if (isOfCertificate(row, rows[index - 1])) return false;
    const below = rows[index + 1];
    const named = below && !row.bullet && !below.bullet && isSchool(contentOf(below)) && degreeAt(contentOf(below)) === null;
    const dated = named && [row, below].filter(({ folded }) => findPeriods(folded).length > 0).length === 1;
    return !isCertificateRow(row) || dated;
  });

/** Studies of their own section; in a CV without headings, the rows that name both a degree and a school. */
export const educationOfCv = (sections: readonly Section[]): Found<Education>[] => {
  const announced = sections.filter(({ kinds }) => kinds[0] === 'education');
  if (announced.length > 0)
    return announced.flatMap(({ kinds, heading, rows }) =>
      readUnder(heading, kinds.includes('certifications') ? withoutCertificates(rows) : rows),
    );
  const head = sectionsOf(sections, 'head', 'other').flatMap(({ rows }) => rows);
  return head.filter((row) => teaches(row.folded) && row.text.length < 160).flatMap((row) => readEducation([row]));
};
