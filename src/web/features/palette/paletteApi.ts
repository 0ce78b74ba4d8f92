import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { api } from '#lib/api/api';
import { failureStatus } from '#lib/api/failure';
import { follow } from '#lib/api/follow';
import { type Hits, SOURCE_NAMES, SOURCES, type SourceName } from './sources.ts';

/** What each list answered; null where it could not. */
export type Findings = Record<SourceName, Hits | null>;

const endsSession = (error: FetchBaseQueryError) => failureStatus(error) === 401;

export const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks every list at once. Fails when the session is over, or when no list answered. */
    searchAll: build.query<Findings, string>({
      queryFn: async (words, _api, _options, fetchBase) => {
        const outcomes = await Promise.all(
          SOURCE_NAMES.map(async (name) => ({ name, ...(await fetchBase(SOURCES[name].request(words))) })),
        );
        const failures = outcomes.flatMap(({ error, meta }) => (error ? [{ error, meta }] : []));
        const failure = failures.find(({ error }) => endsSession(error)) ?? (failures.length === outcomes.length ? failures[0] : undefined);
        if (failure) return failure;
        const found = outcomes.map(({ name, data, error }) => [name, error ? null : SOURCES[name].read(data, words)] as const);
        return { data: Object.fromEntries(found) as Findings };
      },
      ...follow('usual'),
      providesTags: ['Candidate', 'Job', 'Placement', 'Conversation', 'Template'],
    }),
  }),
});

export const { useSearchAllQuery } = paletteApi;
