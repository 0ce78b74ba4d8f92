import { configureStore, createListenerMiddleware, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#lib/api/api';
import { createApiExtra } from '#lib/api/extra';
import { notify } from '#lib/notify';
import { loginWaitEnded } from '#lib/session/sessionSlice';
import type { Listen } from '../../src/web/app/flows/listen.ts';
import { startFlows } from '../../src/web/app/flows/startFlows.ts';
import type { Recording } from '../../src/web/app/replay/recording.ts';
import { createRootReducer } from '../../src/web/app/store.ts';

/** Between two looks for the user after a login; no poll comes so soon. */
const CHECK_MS = 100;

/** An effect and, of a call, what it asks for. */
const nameOf = ({ type, meta }: UnknownAction): string => {
  const { queryCacheKey, endpointName } = (meta as { arg?: Record<string, string> } | undefined)?.arg ?? {};
  return [type, queryCacheKey ?? endpointName].filter(Boolean).join(' ');
};

/** Not one store's own housekeeping. */
const isEffect = ({ type }: UnknownAction) => !/^api\/(?:config|internalSubscriptions|subscriptions)\//.test(type);

const isCall = ({ type }: UnknownAction) => type.startsWith('api/execute');

const countsOf = (names: string[]) => Map.groupBy(names, (name) => name);

export interface Effects {
  /** What was done more often than recorded. */
  twice: string[];
  /** Every toast, in order. */
  said: string[];
}

/**
 * Sends a recording through the real reducers, flows and API. What they dispatch in answer is the recording's own next action
 * of that name, which is then not sent again; beyond what was recorded it is counted. The network never answers. The test
 * that asks mocks `#lib/notify`.
 */
export const effectsOf = async ({ actions, start }: Recording): Promise<Effects> => {
  jest.useFakeTimers();
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const told = jest.mocked(notify);
  told.mockClear();
  const fired: string[] = [];
  const left = actions.map((action) => ({ name: nameOf(action), action }));
  let current: UnknownAction | null = null;

  const gate: Middleware = () => (next) => (action) => {
    if (typeof action === 'function' || action === current || !isEffect(action as UnknownAction)) return next(action);
    const name = nameOf(action as UnknownAction);
    fired.push(name);
    // A call is sent by the recording, whose answer knows it by its id.
    const recorded = isCall(action as UnknownAction) ? -1 : left.findIndex((each) => each.name === name);
    if (recorded < 0) return action;
    left.splice(recorded, 1);
    return next(action);
  };
  const extra = createApiExtra();
  const listeners = createListenerMiddleware({ extra });
  startFlows(listeners.startListening as Listen);
  const store = configureStore({
    reducer: createRootReducer(),
    preloadedState: start as never,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false })
        .prepend(gate, listeners.middleware)
        .concat(api.middleware),
  });

  for (let sent = left.shift(); sent; sent = left.shift()) {
    current = sent.action;
    store.dispatch(current);
    current = null;
    // The flow that waits for the user ends its wait before the recording does.
    await jest.advanceTimersByTimeAsync(left[0]?.name === loginWaitEnded.type ? CHECK_MS : 0);
  }
  network.mockRestore();
  jest.useRealTimers();

  const recorded = countsOf(actions.map(nameOf));
  const twice = [...countsOf(fired)]
    .filter(([name, times]) => times.length > (recorded.get(name)?.length ?? 0))
    .map(([name, times]) => `${name}: ${recorded.get(name)?.length ?? 0} recorded, ${times.length} fired`);
  return { twice, said: told.mock.calls.map(([, sentence]) => sentence) };
};
