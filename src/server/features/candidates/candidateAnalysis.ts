import type { AiProfileAnalysis, CandidateFacts, CandidatePassages } from '#contract/candidates';
import { READING_FAILURES, type ReadDocument } from '#contract/documents';
import type { StoredFile } from '#server/files/filesService';
import { analysisOptions, type AnalysisOptions, type DocumentReader } from '#server/records/documentReader';
import { isEmpty } from '#server/records/isEmpty';
import type { CandidateChanges } from './candidateRecord.ts';
import { TEXTS } from './texts.ts';

/** What reads a file and what understands a CV: `reading` and `analysis`, handed in so that neither is known here. */
export interface CandidateReader {
  readDocument: DocumentReader;
  /** null when the text took too long. */
  readCandidate: (document: ReadDocument, options: AnalysisOptions) => Promise<ReadCandidate | null>;
}
export interface ReadCandidate {
  facts: CandidateFacts;
  passages: CandidatePassages;
  analysis: AiProfileAnalysis;
  cvWords: string[];
}

export const failed = (analysisError: string): CandidateChanges => ({ status: 'analysis_failed', analysisError });

/** From a CV's bytes to what is written on the candidate: facts, or the sentence that tells why there are none. */
export const analyseCv = async (
  { readDocument, readCandidate }: CandidateReader,
  file: StoredFile,
  country: string,
): Promise<CandidateChanges> => {
  const reading = await readDocument(file.bytes, file.name);
  if (!reading.ok) return failed(READING_FAILURES[reading.failure]);
  const read = await readCandidate(reading.document, analysisOptions(file, country));
  if (!read) return failed(READING_FAILURES.too_complex);
  if (Object.values(read.facts).every(isEmpty)) return failed(TEXTS.nothingFound);
  return {
    ...read.facts,
    status: 'analyzed',
    analysisError: null,
    passages: read.passages,
    aiProfileAnalysis: read.analysis,
    cvWords: read.cvWords,
    hiddenText: reading.document.hidden,
  };
};
