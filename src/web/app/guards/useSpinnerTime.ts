import { useEffect, useState } from 'react';

/** The authentication spinner shows for at most 2 s (spec 1 §2, §9). */
const AUTH_SPINNER_MS = 2000;

/** true while a wait is worth a spinner; false once it has lasted 2 s, when the shell shows its skeleton instead. */
export const useSpinnerTime = (waiting: boolean): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOver(true), AUTH_SPINNER_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting]);
  return waiting && !isOver;
};
