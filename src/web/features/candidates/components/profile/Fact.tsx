import type { Candidate } from '#contract/candidates';
import { SourceTip } from '#ui/SourceTip';
import { profileTexts } from '../../profileTexts.ts';
import { sourceOf } from '../../sources.ts';

export interface FactProps {
  candidate: Candidate;
  /** Path of the fact in the candidate, as its passage is keyed. */
  path: string;
  /** '' when the CV does not say. */
  text: string;
}

/** A fact, with the passage that proves it on hover or focus; 'Non précisé' where the CV does not say. */
export const Fact = ({ candidate, path, text }: FactProps) => {
  if (text === '') return <span style={{ opacity: 0.75 }}>{profileTexts.notTold}</span>;
  const source = sourceOf(candidate.passages, path);
  return (
    <SourceTip source={source}>
      <span tabIndex={source === null ? undefined : 0} style={source === null ? undefined : { borderBottom: '1px dotted currentColor' }}>
        {text}
      </span>
    </SourceTip>
  );
};
