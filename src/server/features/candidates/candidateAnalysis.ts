import type { AiProfileAnalysis, CandidateFacts, CandidatePassages } from '#contract/candidates';
import { foldText } from '#contract/common';
import { READING_FAILURES, type ReadDocument, type ReadingFailure } from '#contract/documents';
import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRIES, type PhoneCountry } from '#contract/phone';
import type { StoredFile } from '#server/files/filesService';
import type { CandidateChanges } from './candidateRecord.ts';
import { TEXTS } from './texts.ts';

/** What reads a file and what understands a CV: `reading` and `analysis`, handed in so that neither is known here. */
export interface CandidateReader {
  readDocument: (
    bytes: Uint8Array,
    fileName: string,
  ) => Promise<{ ok: true; document: ReadDocument } | { ok: false; failure: ReadingFailure }>;
  readCandidate: (document: ReadDocument, options: { country: PhoneCountry; today: string }) => ReadCandidate;
}
export interface ReadCandidate {
  facts: CandidateFacts;
  passages: CandidatePassages;
  analysis: AiProfileAnalysis;
}

/** The country whose phone habits a CV is read with: that of the company, typed as a name. */
export const phoneCountry = (name: string): PhoneCountry =>
  PHONE_COUNTRIES.find((country) => foldText(country.name) === foldText(name.trim()))?.code ?? DEFAULT_PHONE_COUNTRY;

const failed = (analysisError: string): CandidateChanges => ({ status: 'analysis_failed', analysisError });

const isEmpty = (fact: unknown): boolean => fact === null || fact === '' || (typeof fact === 'object' && Object.keys(fact).length === 0);

/** From a CV's bytes to what is written on the candidate: facts, or the sentence that tells why there are none. */
export const analyseCv = async (
  { readDocument, readCandidate }: CandidateReader,
  { bytes, name, createdAt }: StoredFile,
  country: string,
): Promise<CandidateChanges> => {
  const reading = await readDocument(bytes, name);
  if (!reading.ok) return failed(READING_FAILURES[reading.failure]);
  // « à ce jour » means the day of the upload: analysed again years later, the same file says the same.
  const today = createdAt.toISOString().slice(0, 10);
  const read = readCandidate(reading.document, { country: phoneCountry(country), today });
  if (Object.values(read.facts).every(isEmpty)) return failed(TEXTS.nothingFound);
  return {
    ...read.facts,
    status: 'analyzed',
    analysisError: null,
    passages: read.passages,
    aiProfileAnalysis: read.analysis,
    hiddenText: reading.document.hidden,
  };
};
