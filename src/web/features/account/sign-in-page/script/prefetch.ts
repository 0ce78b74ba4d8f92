const prefetch = () => {
  for (const href of document.body.dataset.app!.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
};

/** The application, for the step after signing in; once this page has nothing else to load or to do. */
export const prefetchApplication = () =>
  // Safari has no idle callback yet.
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(prefetch) : setTimeout(prefetch, 200)));
