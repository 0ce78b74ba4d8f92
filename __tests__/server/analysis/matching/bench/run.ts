import { candidateFeatures, jobFeatures } from '../../../../../src/server/analysis/matching/features.ts';
import { scoreOf } from '../../../../../src/server/analysis/matching/score.ts';
import { readCandidate } from '../../../../../src/server/analysis/readCandidate.ts';
import { readJob } from '../../../../../src/server/analysis/readJob.ts';
import { textDocument } from '../../support/textDocument.ts';
import { bm25, tfIdf } from './baselines.ts';
import type { CvText, GradedOffer, GradedSet, Language } from './corpus.ts';
import type { Rated } from './measures.ts';

const TODAY = '2026-11-21';

export const featuresOf = ({ text }: CvText) => {
  const { facts, cvWords } = readCandidate(textDocument(text), { country: 'FR', today: TODAY });
  return candidateFeatures({ ...facts, cvWords });
};

export type Engine = 'vivier' | 'bm25' | 'tf-idf';
export const ENGINES: readonly Engine[] = ['vivier', 'bm25', 'tf-idf'];

export interface Ranking {
  offer: GradedOffer;
  /** Language of the CVs ranked; both: the pool that a recruiter has. */
  pool: Language | 'both';
  engine: Engine;
  rated: (Rated & { cv: CvText })[];
}

/** Every offer of a set against its CVs of each language and of both, by the whole chain: text, reading, features, score. */
export const rankingsOf = ({ cvs, offers }: GradedSet): Ranking[] => {
  const read = cvs.map((cv) => ({ cv, features: featuresOf(cv) }));
  return offers.flatMap((offer) => {
    const job = jobFeatures(readJob(textDocument(offer.text), { country: 'FR' }).facts);
    return (['fr', 'en', 'both'] as const).flatMap((pool) => {
      const own = read.filter(({ cv }) => pool === 'both' || cv.language === pool);
      const texts = own.map(({ cv }) => cv.text);
      const scores: Record<Engine, number[]> = {
        vivier: own.map(({ features }) => scoreOf(job, features).score ?? 0),
        bm25: bm25(offer.text, texts),
        'tf-idf': tfIdf(offer.text, texts),
      };
      return ENGINES.map((engine) => ({
        offer,
        pool,
        engine,
        rated: own.map(({ cv }, index) => ({ cv, grade: offer.grades.get(cv.kind) ?? 0, score: scores[engine][index]! })),
      }));
    });
  });
};
