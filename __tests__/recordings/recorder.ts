import { instrument, type LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { createSanitizer } from '../../src/web/app/devTools/sanitizer.ts';
import { readRecording, type Recording, writeRecording } from '../../src/web/app/replay/recording.ts';
import type { AppStore } from '../../src/web/app/store.ts';

type Lifted = LiftedState<unknown, UnknownAction, unknown>;

/** Enhancer that records every action and state as Redux DevTools does. */
export const recorder = (): StoreEnhancer => instrument(undefined, { maxAge: 5000 });

/** The same recording with nothing about anybody in it. Sanitised twice, it is the same again. */
export const sanitized = ({ actions, times, start, states }: Recording): Recording => {
  const sanitizer = createSanitizer();
  return {
    actions: actions.map(sanitizer.action),
    times,
    start: sanitizer.value(start),
    states: states && sanitizer.value(states),
  };
};

const NUMBERED_ID = '00000000-0000-7000-8000-';

/** Ids by the order in which they come: the same session recorded twice gives the same file. */
const withNumberedIds = (text: string): string => {
  const ids = new Map<string, string>();
  return text.replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) => {
    if (!ids.has(id)) ids.set(id, NUMBERED_ID + String(ids.size + 1).padStart(12, '0'));
    return ids.get(id)!;
  });
};

/** The file of a recording: sanitised, its ids numbered. */
export const toFile = (recording: Recording): string => withNumberedIds(writeRecording(sanitized(recording)));

/** What a store with a `recorder` has gone through, as a file. */
export const exportRecording = (store: AppStore): string => {
  const lifted = (store as unknown as { liftedStore: { getState: () => Lifted } }).liftedStore.getState();
  return toFile(readRecording(JSON.stringify(lifted)));
};
