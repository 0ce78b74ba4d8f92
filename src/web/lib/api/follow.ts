import type { CallOptions } from './baseQuery.ts';
import { QUERY_RULES } from './freshness.ts';

type Kind = keyof typeof QUERY_RULES;

interface Cached {
  endpointState?: { fulfilledTimeStamp?: number };
}

const isOlderThan =
  (seconds: number) =>
  ({ endpointState }: Cached): boolean =>
    endpointState?.fulfilledTimeStamp !== undefined && Date.now() - endpointState.fulfilledTimeStamp >= seconds * 1000;

const optionsOf = (kind: Kind) => ({
  keepUnusedDataFor: QUERY_RULES[kind].keptFor,
  extraOptions: { rule: QUERY_RULES[kind] } satisfies CallOptions,
});

/** Options of a query that follows a row of the table. */
export const follow = (kind: Kind) => ({ ...optionsOf(kind), forceRefetch: isOlderThan(QUERY_RULES[kind].freshFor) });

/** The same for a query that comes page after page: RTK Query takes its freshness from its hook only, see `hookOf`. */
export const followInPages = optionsOf;

/** Options of the hook of a query that comes page after page. */
export const hookOf = (kind: Kind) => ({ refetchOnMountOrArgChange: QUERY_RULES[kind].freshFor });
