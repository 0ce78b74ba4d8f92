import { groupByLine, joinRuns } from './lines.ts';
import type { PageRuns, Run } from './run.ts';

const EDGE = 0.09;
const PAGE_NUMBER = /^(?:page|p\.)?\s*\d{1,3}\s*(?:(?:\/|sur|of|de)\s*\d{1,3})?$|^-\s*\d{1,3}\s*-$/iu;

/** Headers and footers said once: those repeated on later pages and bare page numbers are left out. */
export function withoutFurniture(pages: PageRuns[]): PageRuns[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const dropped = new Set<Run>();
    const here: string[] = [];
    for (const line of groupByLine(page.runs.filter((run) => atEdge(run, page)))) {
      const text = joinRuns(line).text.trim();
      const key = text.replace(/\d+/gu, '#').toLowerCase();
      if ((seen.has(key) && text.length > 2) || PAGE_NUMBER.test(text)) line.forEach((run) => dropped.add(run));
      else here.push(key);
    }
    here.forEach((key) => seen.add(key));
    return { ...page, runs: page.runs.filter((run) => !dropped.has(run)) };
  });
}

function atEdge(run: Run, page: PageRuns): boolean {
  return run.y < EDGE * page.height || run.y > (1 - EDGE) * page.height;
}
