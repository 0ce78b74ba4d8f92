import type { StoreEnhancer } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { PersistGate } from 'redux-persist/integration/react';
import { api } from '#lib/api/api';
import { ACCESS_TOKEN, REFRESH_TOKEN, type World } from '../../__mocks__/api/world.ts';
import { startWorld } from '../../__mocks__/api/server.ts';
import { App } from '../../src/web/app/App.tsx';
import { type AppStore, createStore } from '../../src/web/app/store.ts';

export interface RenderAppOptions {
  /** Address that the browser opens. */
  route?: string;
  signedIn?: boolean;
  world?: Partial<World>;
  /** Sees every action, as Redux DevTools does. */
  recorder?: StoreEnhancer;
}

const opened: AppStore[] = [];

/** A change that is never answered ends with its test: a minute later it would be tried again, on the world of another one. */
afterEach(() => {
  for (const store of opened.splice(0)) for (const call of store.dispatch(api.util.getRunningMutationsThunk())) call.abort();
});

/** Opens the whole application on an address, against the fake server, as a visitor or as its one user. */
export const renderApp = ({ route = '/', signedIn = true, world: differences = {}, recorder }: RenderAppOptions = {}) => {
  const world = startWorld(differences);
  if (signedIn) {
    localStorage.setItem('accessToken', ACCESS_TOKEN);
    localStorage.setItem('refreshToken', REFRESH_TOKEN);
  }
  const store = createStore({ recorder });
  opened.push(store);
  const shown = { path: '' };
  const LocationProbe = () => {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      shown.path = pathname + search;
    });
    return null;
  };
  const view = render(
    <PersistGate persistor={persistStore(store)}>
      <MemoryRouter initialEntries={[route]}>
        <App store={store} />
        <LocationProbe />
      </MemoryRouter>
    </PersistGate>,
  );
  return { ...view, world, store, user: userEvent.setup(), currentPath: () => shown.path };
};
