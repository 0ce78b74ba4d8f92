import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';
import { companyReducer } from '#features/company';
import { api } from '#lib/api/api';
import { createApiExtra } from '#lib/api/extra';
import { sessionReducer } from '#lib/session/sessionSlice';
import type { Listen } from './flows/listen.ts';
import { startFlows } from './flows/startFlows.ts';
import { layoutReducer } from './layout/layoutSlice.ts';
import { TOKEN_KEYS, tokenStorage } from './tokenStorage.ts';

const persistedSession = {
  key: 'session',
  storage: tokenStorage,
  whitelist: [...TOKEN_KEYS],
  // The engine takes and gives the object itself; `deserialize` is missing from the library's types.
  serialize: false,
  deserialize: false,
};

/** The whole state as a function of actions; each store has its own, since redux-persist's wrapper remembers its store. */
export const createRootReducer = () =>
  combineReducers({
    session: persistReducer(persistedSession, sessionReducer),
    company: companyReducer,
    layout: layoutReducer,
    [api.reducerPath]: api.reducer,
  });

export interface StoreOptions {
  /** Not given: no DevTools. */
  devTools?: DevToolsEnhancerOptions;
  /** Sees every action reduced. */
  recorder?: StoreEnhancer;
}

/** A store with its flows running; one in the application, a fresh one in each test. */
export const createStore = ({ devTools, recorder }: StoreOptions = {}) => {
  const extra = createApiExtra();
  const listeners = createListenerMiddleware({ extra });
  const store = configureStore({
    reducer: createRootReducer(),
    devTools: devTools ?? false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (getDefault) => getDefault().concat(recorder ? [recorder] : []),
  });
  startFlows(listeners.startListening as Listen);
  return store;
};

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
export type AppDispatch = AppStore['dispatch'];
