import { useRef } from 'react';

/** Work that a button starts, not a second time while the first is under way: two presses make one record. */
export const useOneAtATime = <Args extends unknown[]>(work: (...args: Args) => Promise<void>): ((...args: Args) => Promise<void>) => {
  const isUnderWay = useRef(false);
  return async (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
};
