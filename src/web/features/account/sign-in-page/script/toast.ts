import { NOTICE_DURATION_MS } from '#lib/notices';
import { copyOf } from './banner.ts';

const VISIBLE = 3;

/** A toast of an error (spec 1 §8), as `ui/Toast` shows it. */
export const showToast = (message: string) => {
  const place = document.querySelector('.toasts')!;
  const toast = copyOf('toast');
  toast.querySelector('p')!.textContent = message;
  toast.querySelector('button')!.addEventListener('click', () => toast.remove());
  setTimeout(() => toast.remove(), NOTICE_DURATION_MS.error);
  if (place.children.length >= VISIBLE) place.firstElementChild!.remove();
  place.append(toast);
};
