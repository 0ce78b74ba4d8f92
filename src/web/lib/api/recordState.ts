import { type CallError, failureText, isAbsence } from './failure.ts';

interface QueryState<T> {
  currentData?: T;
  error?: CallError;
}

/** What a page shows of its record, for `selectFromResult`. `fallback` is said of a failure that says nothing itself. */
export const toRecordState =
  (fallback: string) =>
  <T>({ currentData, error }: QueryState<T>) => ({
    record: currentData,
    isAbsent: isAbsence(error),
    failure: error ? failureText(error, fallback) : null,
  });
