import { enqueueSnackbar } from 'notistack';
import { NOTICE_DURATION_MS, type NoticeKind } from './notices.ts';

/** Shows a toast; its title ('Succès', 'Erreur') follows from the kind (spec 1 §8). `once`: not while the same words are on screen. */
export const notify = (kind: NoticeKind, message: string, { once = false } = {}): void => {
  enqueueSnackbar({ message, variant: kind, autoHideDuration: NOTICE_DURATION_MS[kind], preventDuplicate: once });
};
