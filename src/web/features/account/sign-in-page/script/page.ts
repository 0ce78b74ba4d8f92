import { paths, redirectPath } from '#lib/paths';
import { showUnfinishedRegistration } from './banner.ts';
import { prefetchApplication } from './prefetch.ts';
import { listenToForm } from './form.ts';
import { listenToPasswordButton } from './passwordButton.ts';

const redirectTo = () => new URLSearchParams(location.search).get('redirectTo');

/** Registering comes back here: what was asked for goes with it. */
const passOnAddress = () => {
  const address = redirectTo();
  if (address === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${paths.register}"]`)) {
    link.search = `redirectTo=${encodeURIComponent(address)}`;
  }
};

/** The sign-in page; `go` leads to the application, replacing history (spec 1 §2). */
export const startPage = (go: (path: string) => void) => {
  const leave = () => go(redirectPath(redirectTo()) ?? paths.dashboard);
  /** Who is signed in has nothing to do here, were it in another tab or by going back. */
  const leaveIfSignedIn = () => {
    if (localStorage.getItem('accessToken')) leave();
  };
  document.documentElement.toggleAttribute('data-compact', /(?:^|; )appearance=[a-z]+-compact/.test(document.cookie));
  leaveIfSignedIn();
  addEventListener('pageshow', ({ persisted }) => persisted && leaveIfSignedIn());
  addEventListener('storage', leaveIfSignedIn);
  void showUnfinishedRegistration().then(passOnAddress);
  listenToPasswordButton();
  listenToForm(document.querySelector('form')!, leave);
  prefetchApplication();
};
