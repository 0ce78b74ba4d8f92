import type { ReadDocument } from '#contract/documents';
import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { pageDocument } from './pageDocument.ts';
import { textDocument } from './textDocument.ts';

const jobsOf = (document: ReadDocument) => {
  const rows = toRows(document);
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
};

/** Title, employer and dates of the jobs of a section of plain text. */
export const readText = (text: string) => jobsOf(textDocument(text));

/** The same of a printed section. */
export const readPage = (lines: Parameters<typeof pageDocument>[0]) => jobsOf(pageDocument(lines));

/** Title and employer of each job of a printed section. */
export const headsOnPage = (lines: Parameters<typeof pageDocument>[0]) => readPage(lines).map(([position, company]) => [position, company]);
