import { findNonSerializableValue } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../../src/web/app/store.ts';

/** What cannot be true of any state, in words. */
const RULES: Record<string, (state: RootState) => boolean> = {
  'a user without a token': ({ session }) => session.user !== null && session.accessToken === null,
  'authenticated without a user': ({ session }) => session.status === 'authenticated' && session.user === null,
  'anonymous with a token': ({ session }) => session.status === 'anonymous' && session.accessToken !== null,
  'a company present without its record': ({ company }) => (company.status === 'present') !== (company.current !== null),
  'an answer that is there and is not': ({ api }) =>
    Object.values(api.queries).some((query) => query?.status === QueryStatus.fulfilled && query.data === undefined),
  'a failure without a reason': ({ api }) =>
    Object.values(api.queries).some((query) => query?.status === QueryStatus.rejected && !query.error),
  'something that is no plain value': (state) => findNonSerializableValue(state) !== false,
};

/** What is impossible in a state; nothing in a valid one. */
export const impossible = (state: RootState): string[] =>
  Object.entries(RULES)
    .filter(([, isBroken]) => isBroken(state))
    .map(([words]) => words);
