import { foldText } from '#contract/common';
import type { ReadDocument } from '#contract/documents';
import { readCandidate } from '#server/analysis/readCandidate';
import { readDocument } from '#server/reading/readDocument';
import { makeFacts } from '../../../../support/makeReader.ts';
import { type CorpusPart, corpusCvs } from '../corpus.ts';
import { fileNameOf, fileOf } from '../files.ts';
import { openCachedPrinter } from '../formats/cachedPrinter.ts';
import { CORPUS_TODAY, labelOf } from '../label.ts';
import type { CvSource } from '../model.ts';
import { scoreFields } from './fields.ts';
import { countProofs, type Proofs } from './proofs.ts';

export interface FileResult {
  source: CvSource;
  part: CorpusPart;
  /** Why the file could not be read or analysed; its facts then all count as missing. */
  failure: string | null;
  recognized: boolean;
  readingMs: number;
  analysisMs: number;
  scores: ReturnType<typeof scoreFields>;
  proofs: Proofs;
}

const analyse = (document: ReadDocument, { country = 'FR' }: CvSource) => readCandidate(document, { country, today: CORPUS_TODAY });

const runOne = async (source: CvSource, part: CorpusPart, bytes: Uint8Array, knownSkills: Set<string>): Promise<FileResult> => {
  const started = performance.now();
  const reading = await readDocument(bytes, fileNameOf(source));
  const read = performance.now();
  const answer = reading.ok ? analyse(reading.document, source) : null;
  const done = performance.now();
  return {
    source,
    part,
    failure: reading.ok ? null : reading.failure,
    recognized: reading.ok && reading.document.recognized,
    readingMs: read - started,
    analysisMs: done - read,
    scores: scoreFields(source, answer?.facts ?? makeFacts(), knownSkills),
    proofs: reading.ok && answer ? countProofs(answer.facts, answer.passages, reading.document) : { facts: 0, unproven: [] },
  };
};

const skillsNamedBy = (source: CvSource): string[] => [
  ...labelOf(source).facts.technicalSkills,
  ...source.careers.flatMap(({ tools = '' }) => tools.split(', ')),
];

/** Reads and analyses the whole corpus, one file after the other, so that times mean something. */
export const runCorpus = async (): Promise<FileResult[]> => {
  const knownSkills = new Set(corpusCvs.flatMap(({ source }) => skillsNamedBy(source)).map(foldText));
  const printer = openCachedPrinter();
  const results: FileResult[] = [];
  try {
    for (const { source, part } of corpusCvs) {
      results.push(await runOne(source, part, await fileOf(source, printer), knownSkills));
    }
  } finally {
    await printer.close();
  }
  return results;
};
