import { configureStore, createAction } from '@reduxjs/toolkit';
import { api } from '#lib/api/api';
import { createApiExtra } from '#lib/api/extra';
import type { AppStore, RootState } from '../store.ts';

/** The slider was moved to this state. */
export const stepShown = createAction<RootState>('replay/stepShown');

/** A store that shows recorded states and listens to nothing else: screens may ask and tell what they like. */
export const createReplayStore = (first: RootState): AppStore =>
  configureStore({
    reducer: (state: RootState = first, action) => (stepShown.match(action) ? action.payload : state),
    // States come from the reducers; to check each of them again would make the slider drag.
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: createApiExtra() }, immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
