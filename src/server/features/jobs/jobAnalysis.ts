import { READING_FAILURES, type ReadDocument } from '#contract/documents';
import type { JobFacts, JobPassages } from '#contract/jobs';
import type { StoredFile } from '#server/files/filesService';
import { analysisOptions, type AnalysisOptions, type DocumentReader } from '#server/records/documentReader';
import { isEmpty } from '#server/records/isEmpty';
import type { JobChanges } from './jobRecord.ts';
import { TEXTS } from './texts.ts';

/** What reads a file and what understands a job description: `reading` and `analysis`, handed in so that neither is known here. */
export interface JobReader {
  readDocument: DocumentReader;
  /** null when the text took too long. */
  readJob: (document: ReadDocument, options: AnalysisOptions) => Promise<{ facts: JobFacts; passages: JobPassages } | null>;
}

/** A failed analysis leaves a draft with the reason, to be completed by hand (decisions §6). */
export const failed = (analysisError: string): JobChanges => ({ status: 'draft', analysisError });

/** From a job description's bytes to what is written on the offer: facts, or the sentence that tells why there are none. */
export const analyseDescription = async ({ readDocument, readJob }: JobReader, file: StoredFile, country: string): Promise<JobChanges> => {
  const reading = await readDocument(file.bytes, file.name);
  if (!reading.ok) return failed(READING_FAILURES[reading.failure]);
  const read = await readJob(reading.document, analysisOptions(file, country));
  if (!read) return failed(READING_FAILURES.too_complex);
  const { facts, passages } = read;
  if (Object.values(facts).every(isEmpty)) return failed(TEXTS.nothingFound);
  return { ...facts, status: 'active', analysisError: null, passages };
};
