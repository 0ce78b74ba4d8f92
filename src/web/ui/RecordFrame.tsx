import type { ReactNode } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface RecordFrameProps<T> {
  /** undefined until the record is known. */
  record: T | undefined;
  /** It is not there, or not this company's. */
  isAbsent: boolean;
  /** It was just deleted here: what is known of it stays until the next page is there. */
  isGone?: boolean;
  /** Why the last call for it failed; null when it did not. */
  failure: string | null;
  refetch: () => unknown;
  notFound: ReactNode;
  skeleton: ReactNode;
  children: (record: T) => ReactNode;
}

/** A record in each of its states: on its way, not there, failed, or there. */
export const RecordFrame = <T,>({
  record,
  isAbsent,
  isGone = false,
  failure,
  refetch,
  notFound,
  skeleton,
  children,
}: RecordFrameProps<T>) => {
  if (isAbsent && !isGone) return notFound;
  if (record) return children(record);
  if (failure === null) return skeleton;
  return <ErrorPanel titleAs="h1" title={commonTexts.loadFailed} text={failure} onRetry={() => void refetch()} />;
};
