import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { isStory, readRecording } from '../../src/web/app/replay/recording.ts';
import { renderApp, type RenderAppOptions } from '../support/renderApp.tsx';
import { exportRecording, recorder } from './recorder.ts';

const BEGINNING = Date.parse('2026-11-21T09:00:00.000Z');
const STEP_MS = 100;

const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** How many have begun or ended: what a store still does after its journey moves no clock. */
let journeys = 0;

/** A clock that only actions move, a tenth of a second each: the same session recorded twice is the same file. */
const stepping: StoreEnhancer = (create) => (reducer, initial) => {
  const store = create(reducer, initial);
  const journey = journeys;
  const dispatch: typeof store.dispatch = (action) => {
    if (journey === journeys && isStory(action)) jest.setSystemTime(Date.now() + STEP_MS);
    return store.dispatch(action);
  };
  return { ...store, dispatch };
};

/** Answers come in the order of the questions: two that are asked together would come in any. */
const answerInTurn = () => {
  const ask = globalThis.fetch;
  let previous: Promise<unknown> = Promise.resolve();
  jest.spyOn(globalThis, 'fetch').mockImplementation((...question) => {
    const answer = ask(...question);
    const turn = Promise.allSettled([previous, answer]).then(() => answer);
    // One that is broken off, when the session ends, is a turn as well, and nobody may come after it.
    previous = Promise.allSettled([turn.then((response) => response.clone().text())]);
    return turn;
  });
};

/** `renderApp` on that clock, recording. */
export const renderRecorded = (options: RenderAppOptions) => {
  jest.useFakeTimers({ doNotFake: [...REAL], now: BEGINNING });
  journeys += 1;
  answerInTurn();
  const record = recorder();
  return renderApp({ ...options, recorder: (create) => stepping(record(create) as never) });
};

/** What happened to the session; a slow machine may see its waits end in another order. */
const sessionOf = (content: string) =>
  readRecording(content)
    .actions.map(({ type }) => type)
    .filter((type) => type.startsWith('session/'))
    .toSorted();

/** Ends a recorded journey. With RECORD=1 the file is written; without, the session in it must have gone through the same. */
export const keepRecording = (name: string, store: ReturnType<typeof renderApp>['store']): void => {
  journeys += 1;
  jest.mocked(fetch).mockRestore();
  jest.useRealTimers();
  const text = exportRecording(store);
  const file = join(__dirname, `${name}.json`);
  if (process.env.RECORD || !existsSync(file)) writeFileSync(file, text);
  expect(sessionOf(readFileSync(file, 'utf8'))).toEqual(sessionOf(text));
};
