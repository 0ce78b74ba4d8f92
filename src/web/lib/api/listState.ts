import type { CallError } from './failure.ts';

interface QueryState<T> {
  data?: T;
  currentData?: T;
  error?: CallError;
  isError: boolean;
}

/**
 * What a page shows of its list, for `selectFromResult`. Says nothing of a fetch under way, so that a poll that finds
 * nothing new redraws nothing: `isStale` only tells that the rows are those of the previous address.
 */
export const toListState = <T>({ data, currentData, error, isError }: QueryState<T>) => ({
  data,
  isStale: data !== undefined && currentData === undefined,
  hasFailed: isError && currentData === undefined,
  isOutdated: error !== undefined && currentData !== undefined,
  error,
});
