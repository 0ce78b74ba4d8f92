import { useEffect } from 'react';
import { guardBack } from './backGuard.ts';
import { commonTexts } from './commonTexts.ts';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const staysHere = ({ target, origin }: HTMLAnchorElement) => (target === '' || target === '_self') && origin === window.location.origin;

const mayLeave = () => window.confirm(commonTexts.leaveForm);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

const ask = (event: MouseEvent) => {
  const link = linkOf(event.target);
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || !staysHere(link) || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
};

const guard = () => {
  const freeBack = guardBack(mayLeave);
  window.addEventListener('beforeunload', askBrowser);
  document.addEventListener('click', ask, true);
  return () => {
    freeBack();
    window.removeEventListener('beforeunload', askBrowser);
    document.removeEventListener('click', ask, true);
  };
};

/** Changed forms of the page, and what frees it: several forms ask once. */
let changedForms = 0;
let free: (() => void) | null = null;

/**
 * Leaving a changed form asks first: closing or reloading the tab, following a link of the application, the browser's
 * back and forward (decisions §4).
 */
export const useLeaveGuard = (hasChanges: boolean): void => {
  useEffect(() => {
    if (!hasChanges) return undefined;
    changedForms += 1;
    free ??= guard();
    return () => {
      changedForms -= 1;
      if (changedForms > 0) return;
      free?.();
      free = null;
    };
  }, [hasChanges]);
};
