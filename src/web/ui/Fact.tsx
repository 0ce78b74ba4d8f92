import { SourceTip } from './SourceTip.tsx';

export interface FactProps {
  /** '' when the document does not say. */
  text: string;
  /** Stands for a fact that is not told. */
  missing: string;
  /** Where the fact comes from, in words; null when nothing tells, as for those typed by hand. */
  source: string | null;
}

/** A fact, with the passage that proves it on hover or focus. */
export const Fact = ({ text, missing, source }: FactProps) => {
  if (text === '') return <span style={{ opacity: 0.75 }}>{missing}</span>;
  return (
    <SourceTip source={source}>
      <span tabIndex={source === null ? undefined : 0} style={source === null ? undefined : { borderBottom: '1px dotted currentColor' }}>
        {text}
      </span>
    </SourceTip>
  );
};
