import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cspNonce } from '#lib/cspNonce';
import { Toast } from '#ui/Toast';
import type { AppStore } from './store.ts';
import { theme } from './theme/theme.ts';
import { ThemeKeeper } from './theme/ThemeKeeper.tsx';

const styleCache = createCache({ key: 'v', nonce: cspNonce });

const toasts = { success: Toast, error: Toast, info: Toast };

export interface ProvidersProps {
  store: AppStore;
  children: ReactNode;
}

export const Providers = ({ store, children }: ProvidersProps) => (
  <Provider store={store}>
    <CacheProvider value={styleCache}>
      {/* Without a storage manager: local storage holds the two tokens and nothing else (spec 1 §3). */}
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
        <CssBaseline />
        <ThemeKeeper />
        {children}
        <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} Components={toasts} />
      </ThemeProvider>
    </CacheProvider>
  </Provider>
);
