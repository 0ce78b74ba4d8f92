import type { UnknownAction } from '@reduxjs/toolkit';
import { createRootReducer, type RootState } from '../store.ts';
import { type Change, changesBetween } from './changes.ts';
import { type Recording, toStored } from './recording.ts';

export interface Divergence {
  /** Of the action, from 0. */
  index: number;
  action: UnknownAction;
  /** From the recorded state to the one that came out. */
  differences: Change[];
}

export interface Replay {
  /** Before any action, then after each. */
  states: RootState[];
  /** The first action after which the state is not the recorded one; null when there is none, or nothing recorded. */
  divergence: Divergence | null;
}

/** Sends a recording's actions through the real reducers, with no network and no effect. */
export const replay = ({ actions, start, states: recorded }: Recording): Replay => {
  const reduce = createRootReducer();
  let state = reduce(start as RootState | undefined, { type: '@@INIT' });
  const states = [state];
  for (const action of actions) states.push((state = reduce(state, action)));

  const differencesAt = (index: number) => changesBetween(recorded![index + 1], toStored(states[index + 1]));
  const index = recorded ? actions.findIndex((_action, each) => differencesAt(each).length > 0) : -1;
  return { states, divergence: index < 0 ? null : { index, action: actions[index]!, differences: differencesAt(index) } };
};
