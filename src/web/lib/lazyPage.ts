import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

interface LoadedPage {
  default: ComponentType;
}

/**
 * A page whose code comes on demand. When the address opened is the page's own, its code is asked for at once, beside
 * the session's check, and is then drawn without the fallback: React holds back for 300 ms whatever follows a fallback.
 */
export const lazyPage = (path: string, load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> => {
  let loaded: LoadedPage | null = null;
  const start = async () => (loaded = { default: await load() });
  const started = matchPath(path, window.location.pathname) ? start() : null;
  // A page that did not come is asked for again when it is needed.
  started?.catch(() => {});
  return lazy(() => {
    if (!loaded) return started?.catch(start) ?? start();
    const page = loaded;
    // oxlint-disable-next-line unicorn/no-thenable -- answers at once, where a promise would wait for a turn and so for the fallback
    return { then: (onLoaded: (page: LoadedPage) => void) => onLoaded(page) } as Promise<LoadedPage>;
  });
};
