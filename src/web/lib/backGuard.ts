/** Says whether the page may be left; null while nothing would be lost. */
let mayLeave: (() => boolean) | null = null;

/** Rank of a history entry, as the router writes it; null for an entry that is not its own. */
const rankOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;

let here: number | null = null;
let isReturning = false;

const hear = (event: PopStateEvent) => {
  if (!mayLeave) return;
  const there = rankOf(event.state);
  const steps = here === null || there === null ? 0 : there - here;
  if (!isReturning && (steps === 0 || mayLeave())) return;
  event.stopImmediatePropagation();
  if (!isReturning) window.history.go(-steps);
  isReturning = !isReturning;
};

// Chromium calls the listeners of the window in the order they came: main.tsx imports this before the router listens.
window.addEventListener('popstate', hear);

/**
 * Asks before the browser's back and forward leave the page, until the function it gives is called. When refused, goes
 * back to where it was, and the router hears of nothing.
 */
export const guardBack = (ask: () => boolean): (() => void) => {
  mayLeave = ask;
  here = rankOf(window.history.state);
  isReturning = false;
  return () => {
    if (mayLeave === ask) mayLeave = null;
  };
};
