import { contentOf, type Row } from '../../text/rows.ts';

const MAX = 10_000;

/** Joins the rows of a description: wrapped lines flow on, bullets begin a line. */
export const describeRows = (rows: readonly Row[]): { description: string; rows: readonly Row[] } => {
  let description = '';
  let previous: Row | null = null;
  for (const row of rows) {
    const text = contentOf(row);
    if (text === '') continue;
    const flows =
      previous !== null &&
      !row.bullet &&
      (/^[\p{Ll}\d(]/u.test(text) ||
        (row.block === previous.block && !/[.:;!?]$/.test(contentOf(previous)) && contentOf(previous).length > 50));
    description += description === '' ? text : `${flows ? ' ' : '\n'}${text}`;
    previous = row;
    if (description.length > MAX) break;
  }
  return { description: description.slice(0, MAX), rows };
};
