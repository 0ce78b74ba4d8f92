const refresh = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-auth]')) {
    const url = new URL(link.href);
    url.searchParams.set('redirectTo', location.href);
    link.href = url.href;
  }
};

/** Links to the authentication site carry the current address, which anchors change (spec 1 §2). Without script, the page’s. */
export const followAddress = () => {
  refresh();
  addEventListener('hashchange', refresh);
};
