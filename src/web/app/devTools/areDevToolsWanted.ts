const KEY = 'devtools';

/** Always outside production; there, in a tab that was opened with `?devtools`, until one is opened with `?devtools=off`. */
export const areDevToolsWanted = (isProduction = process.env.NODE_ENV === 'production'): boolean => {
  if (!isProduction) return true;
  const asked = new URLSearchParams(location.search).get(KEY);
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  return (sessionStorage.getItem(KEY) ?? 'off') !== 'off';
};
