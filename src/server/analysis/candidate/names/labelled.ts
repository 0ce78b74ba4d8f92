import { headingKinds } from '../../sections/headings.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { softCase } from './parts.ts';
import type { PersonName } from './pieces.ts';

const FAMILY = "(?:nom(?: de famille| d['’]usage)?|last name|surname|family name)(?:\\(s\\)|\\s\\([^()\\n]{1,20}\\))?";
const GIVEN = '(?:prenoms?|first names?|given names?|forenames?)(?:\\(s\\))?';
/** « Name: Jean » beside « Surname: Dupont ». */
const BESIDE_SURNAME = '(?:name|other names?)';
/** « Nom | Dupont | Prénom | Jean »: labels in cells. */
const inCell = (label: string): RegExp => new RegExp(`(?<=[\\n\\t])${label}\\s*[\\n\\t]\\s*`, 'u');

/** What forms ask behind a name on the same row. */
const NEXT_LABEL =
  /\s+(?:pr[ée]noms?|nom|first name|last name|surname|date|n[ée]e?|[âa]ge|sexe|gender|nationalit\p{L}+|adresse|address|t[ée]l\p{L}*|phone|e-?mail)(?!\p{L}).*$/iu;

interface Value {
  row: Row;
  value: string;
  span: { start: number; end: number };
}

const read = (label: RegExp, rows: readonly Row[]): Value | null => {
  for (const row of rows) {
    const match = label.exec(row.folded);
    if (!match) continue;
    const from = match.index + match[0].length;
    const value = row.text
      .slice(from)
      .split(/\n|\t|\s{2,}|,|\s?[|•·;]\s?/)[0]!
      .replace(NEXT_LABEL, '')
      .trim();
    if (/^\p{L}(?:[\p{L}' ’-]|(?<=(?:^|[ .-])\p{L})\.){1,40}$/u.test(value))
      return { row, value, span: spanOf(row, from, from + value.length) };
  }
  return null;
};

const withColon = (label: string): RegExp => new RegExp(`(?:^\\W{0,3}|\\s)${label}\\s*:\\s*`, 'u');
const withoutColon = (label: string): RegExp => new RegExp(`^\\W{0,3}${label}\\s+(?!et |& |/)`, 'u');
const [FAMILY_TOLD, FAMILY_BARE, GIVEN_TOLD, GIVEN_BARE] = [withColon(FAMILY), withoutColon(FAMILY), withColon(GIVEN), withoutColon(GIVEN)];
const BESIDE_TOLD = withColon(BESIDE_SURNAME);
const [GIVEN_CELL, OTHERS_TOLD] = [inCell(GIVEN), withColon('other names?')];

/** « DUPONT » on the row above « Prénom : Jean », in a form that asks for no family name. */
const loudAbove = (given: Value | null, rows: readonly Row[]): Value | null => {
  const row = given ? rows[rows.indexOf(given.row) - 1] : undefined;
  const value = row ? contentOf(row) : '';
  const isLoud = /^\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}[\p{Lu}'’-]+)?$/u.test(value) && headingKinds(value).length === 0;
  return row && isLoud ? { row, value, span: spanOf(row) } : null;
};

/** « Nom : Dupont » and « Prénom : Jean », in rows or in cells. */
export const labelledName = (rows: readonly Row[]): PersonName | null => {
  const last = read(FAMILY_TOLD, rows) ?? read(FAMILY_BARE, rows) ?? loudAbove(read(GIVEN_TOLD, rows), rows);
  if (!last) return null;
  // without colons, the labels stand one right above the other
  const near = rows.filter((row) => row !== last.row && Math.abs(rows.indexOf(row) - rows.indexOf(last.row)) <= 1);
  const surname = /(?:sur|last |family )name/u.test(last.row.folded);
  const first =
    read(GIVEN_TOLD, rows) ??
    read(GIVEN_BARE, near) ??
    read(GIVEN_CELL, [last.row]) ??
    (surname ? (read(BESIDE_TOLD, near) ?? read(OTHERS_TOLD, [last.row])) : null);
  if (!first) return null;
  return {
    firstName: softCase(first.value),
    lastName: softCase(last.value),
    span: { start: Math.min(first.span.start, last.span.start), end: Math.max(first.span.end, last.span.end) },
  };
};
