import { foldText } from '#contract/common';
import type { ReadDocument, ReadingFailure } from '#contract/documents';
import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRIES, type PhoneCountry } from '#contract/phone';
import type { StoredFile } from '#server/files/filesService';

/** `reading`, handed in: a file's text, or why there is none. */
export type DocumentReader = (
  bytes: Uint8Array,
  fileName: string,
) => Promise<{ ok: true; document: ReadDocument } | { ok: false; failure: ReadingFailure }>;

/** What a text is understood with. */
export interface AnalysisOptions {
  /** Whose habits of phone numbers and dates count. */
  country: PhoneCountry;
  /** What « à ce jour » means, `2026-11-21`. */
  today: string;
}

/** The country of a company, which typed it as a name. */
export const phoneCountry = (name: string): PhoneCountry =>
  PHONE_COUNTRIES.find((country) => foldText(country.name) === foldText(name.trim()))?.code ?? DEFAULT_PHONE_COUNTRY;

/** « À ce jour » means the day of the upload: analysed again years later, the same file says the same. */
export const analysisOptions = ({ createdAt }: StoredFile, country: string): AnalysisOptions => ({
  country: phoneCountry(country),
  today: createdAt.toISOString().slice(0, 10),
});
