import { instrument, type LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { hideSecrets } from '../../src/web/app/devTools.ts';
import type { createStore, RootState } from '../../src/web/app/store.ts';

type Lifted = LiftedState<RootState, UnknownAction, unknown>;

/** Enhancer that records every action and state as Redux DevTools does. */
export const recorder = (): StoreEnhancer => instrument(undefined, { maxAge: 5000 });

/** The text that 'Export' of Redux DevTools writes, with the same secrets hidden. */
export const exportRecording = (store: ReturnType<typeof createStore>): string => {
  const lifted = (store as unknown as { liftedStore: { getState: () => Lifted } }).liftedStore.getState();
  return `${JSON.stringify(hideSecrets(JSON.parse(JSON.stringify(lifted)) as Lifted), null, 1)}\n`;
};

export interface Recording {
  actions: UnknownAction[];
  /** State after each action, in the same order; the first is the state before any. */
  states: RootState[];
}

/** Reads an export: the lifted state itself, or the same inside `payload` as some versions write it. */
export const readRecording = (text: string): Recording => {
  const parsed = JSON.parse(text) as Lifted & { payload?: string };
  const lifted = typeof parsed.payload === 'string' ? (JSON.parse(parsed.payload) as Lifted) : parsed;
  return {
    actions: lifted.stagedActionIds.slice(1).map((id) => lifted.actionsById[id]!.action),
    states: lifted.computedStates.map(({ state }) => state),
  };
};
