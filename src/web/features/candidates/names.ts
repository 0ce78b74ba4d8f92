import type { CandidateRow } from '#contract/candidates';
import { candidatesTexts } from './texts.ts';

type Named = Pick<CandidateRow, 'firstName' | 'lastName' | 'fileName'>;

/** The name; the file's while an analysis has found none. */
export const candidateName = ({ firstName, lastName, fileName }: Named): string =>
  `${firstName} ${lastName}`.trim() || fileName || candidatesTexts.unnamed;

/** « LR » for Léa Renard; '' without a name. */
export const initialsOf = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => name.trim().charAt(0))
    .join('')
    .toLocaleUpperCase('fr-FR');
