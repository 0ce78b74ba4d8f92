import type { AppStore } from './store.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { NavigationLog } from './NavigationLog.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageTop } from './PageTop.tsx';
import { Providers } from './Providers.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';

export interface AppProps {
  store: AppStore;
}

/** The whole application below a router. */
export const App = ({ store }: AppProps) => (
  <Providers store={store}>
    <CrashScreen>
      <NavigationLog />
      <PageTop />
      <SessionKeeper />
      <OfflineBanner />
      <AppRoutes />
    </CrashScreen>
  </Providers>
);
