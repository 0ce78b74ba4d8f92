import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'fr' | 'en';

export interface CvText {
  /** What the person does: `nurse-icu`. One of each kind in both languages. */
  kind: string;
  language: Language;
  text: string;
}

/** How a part of the offers was used; README.md of this folder tells who may look at its rankings. */
export type Part = 'tuned' | 'opened' | 'look' | 'sealed' | 'blind';

export interface GradedOffer {
  id: string;
  language: Language;
  part: Part;
  text: string;
  /** Kind of CV to grade: 2 fits, 1 is near; what is not named is 0. */
  grades: ReadonlyMap<string, number>;
}

/** Offers and the CVs of both languages that they are graded against. */
export interface GradedSet {
  name: string;
  cvs: readonly CvText[];
  offers: readonly GradedOffer[];
}

const texts = (source: string): { head: string; text: string }[] =>
  source
    .split(/^=== /mu)
    .slice(1)
    .map((piece) => ({ head: piece.slice(0, piece.indexOf('\n')), text: piece.slice(piece.indexOf('\n') + 1).trim() }));

/** `id language part; kind grade, kind grade` opens an offer. */
const offerOf = ({ head, text }: { head: string; text: string }): GradedOffer => {
  const [name, grades] = head.split('; ');
  const [id, language, part] = name!.split(' ');
  return {
    id: id!,
    language: language as Language,
    part: part as Part,
    text,
    grades: new Map(grades!.split(', ').map((grade) => [grade.split(' ')[0]!, Number(grade.split(' ')[1])])),
  };
};

/** Reads `sets/<name>`: offers in `offers*.txt`, CVs in the other files, whose names end in `.fr.txt` or `.en.txt`. */
const readSet = (name: string): GradedSet => {
  const folder = join(import.meta.dirname, 'sets', name);
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => ({ file, pieces: texts(readFileSync(join(folder, file), 'utf8')) }));
  const offers = files.filter(({ file }) => file.startsWith('offers')).flatMap(({ pieces }) => pieces.map(offerOf));
  const cvs = files
    .filter(({ file }) => !file.startsWith('offers'))
    .flatMap(({ file, pieces }) =>
      pieces.map(({ head, text }): CvText => ({ kind: head, language: file.endsWith('.fr.txt') ? 'fr' : 'en', text })),
    );
  return { name, cvs, offers };
};

export const gradedSets: readonly GradedSet[] = ['first', 'second', 'blind'].map(readSet);

/** The first set, open to every test. */
export const { cvs: gradedCvs, offers: gradedOffers } = gradedSets[0]!;
