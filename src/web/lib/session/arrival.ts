const KEY = 'hasSignedIn';

/** Tells the application, which this tab loads next, that a sign-in has just succeeded. */
export const announceSignIn = (): void => sessionStorage.setItem(KEY, 'true');

/** Whether a sign-in was announced; answered once. */
export const takeSignIn = (): boolean => {
  const isAnnounced = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return isAnnounced;
};
