import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { notify } from '#lib/notify';
import type { Recording } from '../../src/web/app/replay/recording.ts';
import { createStore } from '../../src/web/app/store.ts';

jest.mock('#lib/notify', () => ({ notify: jest.fn() }));

/** Ten checks of 100 ms wait for the user after a login; no poll comes so soon. */
const LAST_WAIT_MS = 1100;

/** An effect and, of a call, what it asks for. */
const nameOf = ({ type, meta }: UnknownAction): string => {
  const { queryCacheKey, endpointName } = (meta as { arg?: Record<string, string> } | undefined)?.arg ?? {};
  return [type, queryCacheKey ?? endpointName].filter(Boolean).join(' ');
};

/** Of one store's own housekeeping, and of answers that never came. */
const isCounted = ({ type, meta }: UnknownAction) =>
  !/^api\/(?:config|internalSubscriptions|__rtkq)|\/rejected$/.test(type) && !(meta as { condition?: boolean } | undefined)?.condition;

const countsOf = (names: string[]) => Map.groupBy(names, (name) => name);

/**
 * Sends a recording through the real store, its flows and its API running. What they dispatch in answer is counted instead
 * of reduced, since the recording has it too; the network never answers. Answers what was done more often than recorded.
 */
export const effectsFiredTwice = async ({ actions, start }: Recording): Promise<string[]> => {
  jest.useFakeTimers();
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const told = jest.mocked(notify);
  told.mockClear();
  const fired: string[] = [];
  let current: UnknownAction | null = null;
  const gate: StoreEnhancer = (create) => (reducer, initial) => {
    const store = create(reducer, (start as typeof initial) ?? initial);
    const dispatch = ((action: UnknownAction) => {
      if (action === current) return store.dispatch(action as never);
      if (isCounted(action)) fired.push(nameOf(action));
      return action;
    }) as typeof store.dispatch;
    return { ...store, dispatch };
  };
  const store = createStore({ recorder: gate });
  const repeated: string[] = [];
  for (const action of actions) {
    const before = told.mock.calls.length;
    current = action;
    store.dispatch(action);
    current = null;
    await jest.advanceTimersByTimeAsync(0);
    const sentences = told.mock.calls.slice(before).map(([, sentence]) => sentence);
    if (new Set(sentences).size < sentences.length) repeated.push(`${action.type} said: ${sentences.join(', ')}`);
  }
  await jest.advanceTimersByTimeAsync(LAST_WAIT_MS);
  network.mockRestore();
  jest.useRealTimers();

  const recorded = countsOf(actions.map(nameOf));
  const twice = [...countsOf(fired)]
    .filter(([name, times]) => times.length > (recorded.get(name)?.length ?? 0))
    .map(([name, times]) => `${name}: ${recorded.get(name)?.length ?? 0} recorded, ${times.length} fired`);
  return [...twice, ...repeated];
};
