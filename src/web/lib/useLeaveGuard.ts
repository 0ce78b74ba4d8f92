import { useEffect } from 'react';
import { commonTexts } from './commonTexts.ts';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const staysHere = ({ target, origin }: HTMLAnchorElement) => (target === '' || target === '_self') && origin === window.location.origin;

const mayLeave = () => window.confirm(commonTexts.leaveForm);

/** Rank of a history entry, as the router writes it; null for an entry that is not its own. */
const rankOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;

/** Asks before the browser's back and forward leave the page: when refused, goes back to where it was, unseen by the router. */
const askHistory = () => {
  const here = rankOf(window.history.state);
  let isReturning = false;
  return (event: PopStateEvent) => {
    const there = rankOf(event.state);
    const steps = here === null || there === null ? 0 : there - here;
    if (!isReturning && (steps === 0 || mayLeave())) return;
    event.stopImmediatePropagation();
    if (!isReturning) window.history.go(-steps);
    isReturning = !isReturning;
  };
};

/**
 * Leaving a changed form asks first: closing or reloading the tab, following a link of the application, the browser's
 * back and forward (decisions §4).
 */
export const useLeaveGuard = (hasChanges: boolean): void => {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = linkOf(event.target);
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || !staysHere(link) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const askBack = askHistory();
    window.addEventListener('beforeunload', askBrowser);
    window.addEventListener('popstate', askBack, true);
    document.addEventListener('click', ask, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      window.removeEventListener('popstate', askBack, true);
      document.removeEventListener('click', ask, true);
    };
  }, [hasChanges]);
};
