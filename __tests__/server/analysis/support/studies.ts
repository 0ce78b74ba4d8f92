import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from './textDocument.ts';

/** The studies of a section given as plain text: degree, field, school, beginning and end of each. */
export const readStudies = (text: string) =>
  readEducation(toRows(textDocument(text))).map(({ value: { degree, field, institution, startDate, endDate } }) => [
    degree,
    field,
    institution,
    startDate,
    endDate,
  ]);
