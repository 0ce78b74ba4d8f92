import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PlacementsAddress, readAddress, writeAddress } from './address.ts';

/** The params of /placements, which live in the URL. A change other than of a page leads to its first page. */
export const usePlacementsAddress = () => {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (changes: Partial<PlacementsAddress>) => {
      const firstPage = 'jobs' in changes ? { jobsPage: 1 } : 'jobsPage' in changes ? {} : { page: 1 };
      // Typing a word is one step of history, not one a letter.
      setParams((current) => writeAddress({ ...readAddress(current), ...firstPage, ...changes }), {
        replace: 'search' in changes || 'jobs' in changes,
      });
    },
    [setParams],
  );
  return { address, change };
};
