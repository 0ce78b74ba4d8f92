import type { ReactNode } from 'react';
import { type CallError, failureText, isAbsence } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface RecordFrameProps<T> {
  /** undefined until the record is known. */
  record: T | undefined;
  error: CallError;
  refetch: () => unknown;
  /** Said of a failure that says nothing itself. */
  failure: string;
  notFound: ReactNode;
  skeleton: ReactNode;
  children: (record: T) => ReactNode;
}

/** A record in each of its states: on its way, not there, failed, or there. */
export const RecordFrame = <T,>({ record, error, refetch, failure, notFound, skeleton, children }: RecordFrameProps<T>) => {
  if (isAbsence(error)) return notFound;
  if (record) return children(record);
  if (error)
    return <ErrorPanel titleAs="h1" title={commonTexts.loadFailed} text={failureText(error, failure)} onRetry={() => void refetch()} />;
  return skeleton;
};
