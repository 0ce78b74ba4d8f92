import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cspNonce } from '#lib/cspNonce';
import { Toast } from '#ui/Toast';
import type { AppStore } from './store.ts';
import { AppTheme } from './theme/AppTheme.tsx';

const styleCache = createCache({ key: 'v', nonce: cspNonce });

const toasts = { success: Toast, error: Toast, info: Toast };

export interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

export const Providers = ({ store, children }: ProvidersProps) => (
  <Provider store={store}>
    <CacheProvider value={styleCache}>
      <AppTheme>
        {children}
        <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} Components={toasts} />
      </AppTheme>
    </CacheProvider>
  </Provider>
);
