import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

interface Noting {
  toastsSaid?: string[];
}

/** Runs in the page: notes the words of every toast from now on, and of those on screen. */
const noteToasts = () => {
  const noting = globalThis as Noting;
  if (noting.toastsSaid) return;
  const noted = new Set<Element>();
  const said: string[] = [];
  noting.toastsSaid = said;
  const note = () => {
    for (const toast of document.querySelectorAll('.notistack-SnackbarContainer [role], .toasts [role]')) {
      if (!noted.has(toast)) said.push([...toast.querySelectorAll('p')].at(-1)!.textContent);
      noted.add(toast);
    }
  };
  note();
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
};

/** Keeps what toasts say: on a busy machine one is gone before it is looked for. No script for every frame: sandboxes complain of it. */
export const followToasts = (context: BrowserContext): void => {
  context.on('page', (page) => {
    // A page that goes elsewhere meanwhile is followed there.
    page.on('domcontentloaded', () => void page.evaluate(noteToasts).catch(() => {}));
  });
};

/** What the toasts of the open document have said and nobody has waited for, those included that are gone. */
export const toastsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(noteToasts);
  return page.evaluate(() => (globalThis as Noting).toastsSaid!);
};

/** Waits for a toast, which then counts no more. */
export const waitForToast = (page: Page, words: string | RegExp): Promise<void> =>
  eventually(async () => {
    const said = await toastsOf(page);
    const place = said.findIndex((sentence) => (typeof words === 'string' ? sentence === words : words.test(sentence)));
    expect({ said, waitedFor: String(words), heard: place !== -1 }).toMatchObject({ heard: true });
    await page.evaluate((index) => (globalThis as Noting).toastsSaid!.splice(index, 1), place);
  });
