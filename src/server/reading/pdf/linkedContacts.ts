import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageRuns, Run } from '../layout/run.ts';
import { right } from '../layout/run.ts';
import { boxOf, type Box, type Matrix } from './matrix.ts';

/** What a link reaches: an address, a number; nothing else of it is looked at. */
const REACHES = /^(?:mailto:([a-z0-9._+'-]{1,64}@[a-z0-9.-]{1,100}\.[a-z]{2,24})|tel:(\+?[\d .()-]{8,20}))(?:\?|$)/iu;

/** Links of a page that are looked at. */
const MOST = 200;
/** How the words of an icon that is no letter are set, in points. */
const ICON_SIZE = 10;
/** A width that moves nothing of the layout. */
const THIN = 0.1;

interface Link {
  contact: string;
  box: Box;
}

/** Where the links of a page lie that write or call; a page whose links are broken has none. */
async function linksOf(page: PDFPageProxy): Promise<Link[]> {
  const matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const annotations = (await page.getAnnotations().catch(() => [])) as { url?: string; rect?: number[] }[];
  return annotations.slice(0, MOST).flatMap(({ url = '', rect }) => {
    const [, address, number] = REACHES.exec(decoded(url)) ?? [];
    const contact = address ?? number;
    if (!contact || rect?.length !== 4) return [];
    return [{ contact, box: boxOf(matrix, ...(rect as [number, number, number, number])) }];
  });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9@]/gu, '');
/** Digits that two writings of one number share at the end. */
const LAST_DIGITS = 8;

/** The letters of a run that a link covers, measured by their share of its width, from one gap between words to another. */
function covered(run: Run, box: Box): { from: number; to: number } {
  const gaps = [0, ...[...run.text.matchAll(/(?<=\S)\s/gu)].map(({ index }) => index), run.text.length];
  const at = (x: number): number => ((x - run.x) / Math.max(run.width, 1)) * run.text.length;
  const nearest = (place: number): number => gaps.reduce((best, gap) => (Math.abs(gap - place) < Math.abs(best - place) ? gap : best));
  return { from: nearest(at(box.left)), to: nearest(at(box.right)) };
}

/** The run with words put in, as wide as before. */
const withWords = (run: Run, at: number, words: string): Run => ({
  ...run,
  text: run.text.slice(0, at) + words + run.text.slice(at),
  ...(run.looks ? { looks: run.looks.map((look) => (look.at >= at && look.at > 0 ? { ...look, at: look.at + words.length } : look)) } : {}),
});

const ADDRESS = /[a-z0-9]@[a-z0-9-]+\.[a-z]{2}/iu;
const NUMBER = /(?:\d[ .()-]{0,2}){9}/u;

/** Points between two runs of one word. */
const TOUCHING = 1;

/** Whether an address that the page writes begins where a link lies, or right behind it: the target of the link is none of the page’s. */
const opensAddress = (under: readonly Run[], box: Box, runs: readonly Run[]): boolean =>
  under.some((run) => {
    const next = runs.find((other) => Math.abs(other.y - run.y) < TOUCHING && Math.abs(other.x - right(run)) < TOUCHING && other !== run);
    const rest = run.text.slice(covered(run, box).to) + (next?.text ?? '');
    return /^\s?\S*@/u.test(rest);
  });

/** Whether pages write an address and a number: their links, which take pdf.js a third of the time of the page, reach nobody else. */
export const writeContacts = (pages: readonly PageRuns[]): boolean =>
  [ADDRESS, NUMBER].every((pattern) => pages.some(({ runs }) => runs.some(({ text }) => pattern.test(text))));

/** The runs of a page, behind « Email » or an icon the address that it links to, where the page itself does not write it. */
export async function withLinkedContacts(page: PDFPageProxy, written: readonly Run[]): Promise<Run[]> {
  const links = await linksOf(page);
  const runs = [...written];
  let shown = links.length > 0 ? keyOf(runs.map(({ text }) => text).join('')) : '';
  for (const { contact, box } of links) {
    const key = contact.includes('@') ? keyOf(contact) : contact.replaceAll(/\D/gu, '').slice(-LAST_DIGITS);
    const under = runs.filter((run) => run.y > box.top && run.y < box.bottom + 1 && run.x < box.right && right(run) > box.left);
    const words = under.map((run) => run.text.slice(covered(run, box).from, covered(run, box).to)).join(' ');
    if (shown.includes(key) || /@|\d{4}/u.test(words) || opensAddress(under, box, runs)) continue;
    shown += key;
    const last = under.toSorted((one, other) => right(other) - right(one))[0];
    if (last) runs[runs.indexOf(last)] = withWords(last, covered(last, box).to, ` ${contact}`);
    else runs.push({ text: contact, x: box.left, y: box.bottom, width: THIN, fontSize: ICON_SIZE, bold: false });
  }
  return runs;
}
