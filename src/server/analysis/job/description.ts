import { contentOf, type Row, spanOf } from '../text/rows.ts';
import { covering, type Found } from '../text/span.ts';
import { readItems } from './items.ts';
import { isNotice } from './needs.ts';
import type { JobSection } from './sections.ts';

/** Paragraphs stay paragraphs, items of a list have a line each. */
const told = (rows: readonly Row[], listed: boolean): string =>
  readItems(rows)
    .map(({ value }) => (listed ? `- ${value}` : value))
    .join('\n');

const proseOf = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => (contentOf(row).length > 60 || /[.!?]$/u.test(contentOf(row))) && !isNotice(contentOf(row)));

/** The work itself: the post and its missions; without such headings, the sentences of the head, else those on the employer. */
export const readDescription = (sections: readonly JobSection[]): Found<string> | null => {
  const work = sections.filter(({ kind, rows }) => (kind === 'role' || kind === 'missions') && rows.length > 0);
  const fallback = sections
    .filter(({ kind }) => kind === 'head' || kind === 'about')
    .map((section) => ({ ...section, rows: proseOf(section.rows) }));
  const chosen = work.length > 0 ? work : fallback.filter(({ rows }) => rows.length > 0).slice(0, 1);
  if (chosen.length === 0) return null;
  const parts = chosen.map(({ kind, heading, rows }) => {
    const listed = kind === 'missions' && rows.length > 1;
    return kind === 'missions' && heading && chosen.length > 1 ? `${contentOf(heading)}\n${told(rows, listed)}` : told(rows, listed);
  });
  return { value: parts.join('\n\n'), span: covering(chosen.flatMap(({ rows }) => rows.map((row) => spanOf(row)))) };
};
