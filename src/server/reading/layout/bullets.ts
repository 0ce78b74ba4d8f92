import type { Run } from './run.ts';

/** A sign or a number that opens an item, and nothing else. */
export function isBullet(run: Run): boolean {
  return /^\s*(?:\p{Co}|[•●○◦▪▫■□◼◾◆❖➢➤►▶▸‣⁃∙·✓✔⋄∘∗⦁⦿♦⇒→–—*-]|\d{1,2}[.)])\s*$/u.test(run.text);
}
