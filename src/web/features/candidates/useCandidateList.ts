import { failureMessage, failureStatus } from '#lib/api/failure';
import { useListCandidatesQuery } from './candidatesApi.ts';
import type { ListQuery } from './listParams.ts';
import { candidatesTexts } from './texts.ts';

/**
 * The page of the list that the address names. Says nothing of a fetch under way, so that a poll that finds nothing new
 * redraws nothing: `isStale` only tells that the rows are those of the previous address.
 */
export const useCandidateList = (query: ListQuery) =>
  useListCandidatesQuery(
    { query },
    {
      selectFromResult: ({ data, currentData, error, isError }) => ({
        data,
        isStale: data !== undefined && currentData === undefined,
        hasFailed: isError && currentData === undefined,
        isOutdated: error !== undefined && currentData !== undefined,
        // A 403 has its own toast, and no second message (decisions §3).
        failure:
          error === undefined || failureStatus(error) === 403
            ? candidatesTexts.loadFailed
            : (failureMessage(error) ?? candidatesTexts.loadFailed),
      }),
    },
  );
export type CandidateListState = ReturnType<typeof useCandidateList>;
