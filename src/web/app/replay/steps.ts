import { readableType } from '../devTools/actionNames.ts';
import { moved } from '../NavigationLog.tsx';
import type { RootState } from '../store.ts';
import type { Recording } from './recording.ts';
import type { Replay } from './replay.ts';

export interface Step {
  /** null before the first action. */
  name: string | null;
  /** Seconds after the first action; null where the recording does not tell. */
  seconds: number | null;
  /** The address then; null until the recording tells one. */
  path: string | null;
  state: RootState;
}

/** What the slider goes through: the state before any action, then each action with the state after it. */
export const stepsOf = ({ actions, times }: Recording, { states }: Replay): Step[] => {
  const first = actions.find(moved.match);
  let path = first ? first.payload : null;
  const after = actions.map((action, index): Step => {
    if (moved.match(action)) path = action.payload;
    const time = times[index];
    return { name: readableType(action), seconds: time === undefined ? null : time / 1000, path, state: states[index + 1]! };
  });
  return [{ name: null, seconds: null, path: first ? first.payload : null, state: states[0]! }, ...after];
};
