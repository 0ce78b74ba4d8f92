import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

export interface SourceTipProps {
  /** Where the content comes from, in words; null shows the content alone. */
  source: string | null;
  children: ReactElement;
}

/** Tells on hover or focus where a fact comes from, without a mark of its own. */
export const SourceTip = ({ source, children }: SourceTipProps) =>
  source === null ? (
    children
  ) : (
    <Tooltip describeChild title={source}>
      {children}
    </Tooltip>
  );
