import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that a link leads to opens at its top, also when it is known already; back and forward are left to the browser. */
export const PageTop = () => {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isReturn) document.documentElement.scrollTop = 0;
  }, [pathname, isReturn]);
  return null;
};
