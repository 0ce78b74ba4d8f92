import type { UnknownAction } from '@reduxjs/toolkit';
import { createRootReducer, type RootState } from '../../src/web/app/store.ts';
import type { Recording } from './recording.ts';

/** Plumbing of one page load, no part of the story: redux-persist starting its storage, RTK Query naming its middleware. */
const isReplayed = ({ type }: UnknownAction) =>
  type === 'persist/REHYDRATE' || !(type.startsWith('persist/') || type === 'api/config/middlewareRegistered');

const PLUMBING = new Set(['_persist', 'middlewareRegistered']);

/** As an export holds it: what JSON keeps, without the flags of that plumbing. */
const comparable = (state: RootState): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (PLUMBING.has(key) ? undefined : value)));

export interface Divergence {
  index: number;
  action: UnknownAction;
  expected: unknown;
  actual: unknown;
}

export interface Replay {
  final: unknown;
  /** The first action after which the state is not the recorded one; null when there is none. */
  divergence: Divergence | null;
}

/** Sends a recording's actions through the real reducers, with no network and no effect. */
export const replay = ({ actions, states }: Recording): Replay => {
  const reduce = createRootReducer();
  let state = reduce(undefined, { type: '@@INIT' });
  for (const [index, action] of actions.entries()) {
    if (isReplayed(action)) state = reduce(state, action);
    const expected = comparable(states[index + 1]!);
    const actual = comparable(state);
    if (JSON.stringify(expected) !== JSON.stringify(actual)) return { final: actual, divergence: { index, action, expected, actual } };
  }
  return { final: comparable(state), divergence: null };
};
