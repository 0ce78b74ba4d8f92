const KEY = 'reloadedAt';

/** A second reload within this time would not help: the file is really missing. Milliseconds. */
const ONCE_PER_MS = 60_000;

/** Whether a part of the application is not there any more, as after a deploy that renamed it. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Reloads the page for the new names; false when that was just tried. */
export const reloadOnce = (reload: () => void = () => window.location.reload()): boolean => {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_PER_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
  return true;
};
