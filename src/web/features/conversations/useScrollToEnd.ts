import { type RefObject, useEffect } from 'react';
import type { Message } from '#contract/conversations';

/** Spec 2 §9. */
const DELAY_MS = 50;

/** Brings the end of the messages into sight, a moment after the latest one came or grew. */
export const useScrollToEnd = (box: RefObject<HTMLElement | null>, latest: Message | undefined): void => {
  useEffect(() => {
    if (!latest) return undefined;
    const timer = setTimeout(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [box, latest]);
};
