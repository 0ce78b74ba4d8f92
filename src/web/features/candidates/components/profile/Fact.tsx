import type { Candidate } from '#contract/candidates';
import { Fact as AnyFact } from '#ui/Fact';
import { profileTexts } from '../../profileTexts.ts';
import { sourceOf } from '../../sources.ts';

export interface FactProps {
  candidate: Candidate;
  /** Path of the fact in the candidate, as its passage is keyed. */
  path: string;
  /** '' when the CV does not say. */
  text: string;
}

/** A fact of the CV; 'Non précisé' where it does not say. */
export const Fact = ({ candidate, path, text }: FactProps) => (
  <AnyFact text={text} missing={profileTexts.notTold} source={sourceOf(candidate.passages, path)} />
);
