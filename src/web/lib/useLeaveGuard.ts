import { useEffect } from 'react';
import { guardBack } from './backGuard.ts';
import { commonTexts } from './commonTexts.ts';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const staysHere = ({ target, origin }: HTMLAnchorElement) => (target === '' || target === '_self') && origin === window.location.origin;

const mayLeave = () => window.confirm(commonTexts.leaveForm);

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
    const freeBack = guardBack(mayLeave);
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', ask, true);
    return () => {
      freeBack();
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', ask, true);
    };
  }, [hasChanges]);
};
