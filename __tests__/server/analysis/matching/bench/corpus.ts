import { ENGLISH_CVS } from './englishCvs.ts';
import { FRENCH_CVS } from './frenchCvs.ts';
import { OFFERS } from './offers.ts';

export type Language = 'fr' | 'en';

export interface CvText {
  /** What the person does: `nurse-icu`. One of each kind in both languages. */
  kind: string;
  language: Language;
  text: string;
}

export interface GradedOffer {
  id: string;
  language: Language;
  /** Reported apart: nobody tunes the engine on it. */
  heldOut: boolean;
  text: string;
  /** Kind of CV to grade: 2 fits, 1 is near; what is not named is 0. */
  grades: Map<string, number>;
}

const parts = (source: string): { head: string; text: string }[] =>
  source
    .split(/^=== /mu)
    .slice(1)
    .map((part) => ({ head: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n') + 1).trim() }));

const cvs = (source: string, language: Language): CvText[] => parts(source).map(({ head, text }) => ({ kind: head, language, text }));

export const gradedCvs: readonly CvText[] = [...cvs(FRENCH_CVS, 'fr'), ...cvs(ENGLISH_CVS, 'en')];

export const gradedOffers: readonly GradedOffer[] = parts(OFFERS).map(({ head, text }) => {
  const [name, grades] = head.split('; ');
  const [id, language, held] = name!.split(' ');
  return {
    id: id!,
    language: language as Language,
    heldOut: held === 'heldOut',
    text,
    grades: new Map(grades!.split(', ').map((grade) => [grade.split(' ')[0]!, Number(grade.split(' ')[1])])),
  };
});
