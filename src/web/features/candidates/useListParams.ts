import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListParams, readParams, writeParams } from './listParams.ts';

/** The list's params, which live in the URL, and how to change them. A change other than of the page leads to the first page. */
export const useListParams = () => {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(() => readParams(address), [address]);
  const change = useCallback(
    (changes: Partial<ListParams>) => {
      // Typing a word is one step of history, not one a letter.
      setAddress((current) => writeParams({ ...readParams(current), page: 1, ...changes }), { replace: 'search' in changes });
    },
    [setAddress],
  );
  return { params, change };
};
