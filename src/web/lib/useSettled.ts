import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** What was typed, once typing pauses. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
