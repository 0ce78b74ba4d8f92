import { enqueueSnackbar } from 'notistack';

export type NoticeKind = 'success' | 'error' | 'info';

/** Milliseconds on screen (decisions §3). */
export const NOTICE_DURATION_MS: Record<NoticeKind, number> = { success: 4000, info: 4000, error: 5000 };

/** Shows a toast; its title ('Succès', 'Erreur') follows from the kind (spec 1 §8). `once`: not while the same words are on screen. */
export const notify = (kind: NoticeKind, message: string, { once = false } = {}): void => {
  enqueueSnackbar({ message, variant: kind, autoHideDuration: NOTICE_DURATION_MS[kind], preventDuplicate: once });
};
