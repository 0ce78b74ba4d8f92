import type { Listen } from './listen.ts';
import { listenToLogin } from './login.ts';
import { listenToNotices } from './notices.ts';
import { listenToOnboarding } from './onboarding.ts';
import { listenToOtherTabs } from './otherTabs.ts';
import { listenToSignOut } from './signOut.ts';
import { listenToUnauthorized } from './unauthorized.ts';
import { listenToUserCheck } from './userCheck.ts';

/** Everything that happens across features, one file a flow. */
export const startFlows = (listen: Listen): void => {
  listenToUserCheck(listen);
  listenToLogin(listen);
  listenToOnboarding(listen);
  listenToUnauthorized(listen);
  listenToNotices(listen);
  listenToSignOut(listen);
  listenToOtherTabs(listen);
};
