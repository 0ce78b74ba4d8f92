import type { CallError } from './api/failure.ts';

export type NoticeKind = 'success' | 'error' | 'info';

/** Milliseconds on screen (decisions §3). */
export const NOTICE_DURATION_MS: Record<NoticeKind, number> = { success: 4000, info: 4000, error: 5000 };

/** What a call says when it settles. A function that gives null stays silent. */
export interface Notice {
  success?: (answer: never, input: never) => string | null;
  failure?: (error: CallError, input: never) => string | null;
}

/** Notices of a feature, keyed by the names of its endpoints; `app/flows/notices` shows them. */
export type Notices = Record<string, Notice>;
