import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { PersistGate } from 'redux-persist/integration/react';
import '#lib/backGuard';
import { App } from './app/App.tsx';
import { areDevToolsWanted } from './app/devTools/areDevToolsWanted.ts';
import { createStore, type StoreOptions } from './app/store.ts';

const start = (options?: StoreOptions) => {
  const store = createStore(options);
  // RTK Query hears of hidden tabs and lost networks: polling pauses (decisions §6).
  setupListeners(store.dispatch);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <PersistGate persistor={persistStore(store)}>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </PersistGate>
    </StrictMode>,
  );
};

if (areDevToolsWanted()) {
  void import('./app/devTools/devTools.ts').then(
    ({ createDevTools }) => start({ devTools: createDevTools(process.env.NODE_ENV === 'production') }),
    () => start(),
  );
} else {
  start();
}
