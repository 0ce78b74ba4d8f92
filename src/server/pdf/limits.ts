/** A document that is not printed after this long costs its browser. A long CV takes well under one. */
export const PRINT_WITHIN_MS = 15_000;

/** Chromium starts in about one second; much later it will not. */
export const LAUNCH_WITHIN_MS = 30_000;

/** Pages printed side by side: two fill two cores. */
export const AT_ONCE = 2;

/** A browser that has printed this many documents gives way to a fresh one: its memory only grows. */
export const RECYCLE_AFTER = 300;
