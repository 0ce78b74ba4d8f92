import { toSegments } from './lines.ts';
import type { PageRuns, Run } from './run.ts';

const EDGE = 0.09;
const PAGE_NUMBER = /^(?:page|p\.)\s*\d{1,3}$|^(?:page|p\.)?\s*\d{1,3}\s*(?:\/|sur|of|de)\s*\d{1,3}$|^-\s*\d{1,3}\s*-$/iu;
const BARE_NUMBER = /^\d{1,3}$/u;

/** Headers and footers said once: those repeated on later pages and bare page numbers are left out. */
export function withoutFurniture(pages: PageRuns[]): PageRuns[] {
  const seen = new Set<string>();
  // « 67 » on a page of two is the end of something that its column broke, such as a phone number.
  const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text) || (BARE_NUMBER.test(text) && Number(text) <= pages.length);
  return pages.map((page) => {
    const margins = toSegments(page.runs.filter((run) => atEdge(run, page)));
    const kept = margins.filter((segment) => !isPageNumber(segment.text.trim()) && !seen.has(keyOf(segment)));
    kept.forEach((segment) => seen.add(keyOf(segment)));
    return { ...page, runs: [...page.runs.filter((run) => !atEdge(run, page)), ...kept] };
  });
}

/** The words and where they stand: a title may come again elsewhere on a later page. */
function keyOf({ text, x, y }: Run): string {
  return `${text.replace(/\d+/gu, '#').trim().toLowerCase()} ${Math.round(x / 20)} ${Math.round(y / 20)}`;
}

function atEdge(run: Run, page: PageRuns): boolean {
  return run.y < EDGE * page.height || run.y > (1 - EDGE) * page.height;
}
