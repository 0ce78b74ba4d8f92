import { useCallback, useEffect, useRef, useTransition } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Goes to another page; what it promises is there once that page is shown, or once the person came back meanwhile. A form
 * that awaits it stays busy while the next page's code loads, and is not sent a second time.
 */
export const useLeave = (): ((to: string, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const hasLeft = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isLeaving) hasLeft.current?.();
  }, [isLeaving]);
  return useCallback(
    (to, options) =>
      new Promise((resolve) => {
        hasLeft.current = resolve;
        startLeaving(() => void navigate(to, options));
      }),
    [navigate],
  );
};
