import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { textDocument } from './textDocument.ts';

/** The sections of a text: what each announces, and its rows. */
export const outline = (text: string) =>
  toSections(toRows(textDocument(text))).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]);
