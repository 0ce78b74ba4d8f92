import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListParams, type ListRules, readParams, writeParams } from './listParams.ts';

/** The list's params, which live in the URL, and how to change them. A change other than of the page leads to the first page. */
export const useListParams = <R extends ListRules>(rules: R) => {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(() => readParams(rules, address), [rules, address]);
  const change = useCallback(
    (changes: Partial<ListParams<R>>) => {
      // Typing a word is one step of history, not one a letter.
      setAddress((current) => writeParams(rules, { ...readParams(rules, current), page: 1, ...changes }), { replace: 'search' in changes });
    },
    [rules, setAddress],
  );
  return { params, change };
};
