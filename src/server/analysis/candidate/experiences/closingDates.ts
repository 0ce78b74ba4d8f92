import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { anchorOf } from '../anchors.ts';
import { isHeaderLike } from './headers.ts';

/** Entries from so many on end with their dates, and such a share of them has an account above the date. */
const MIN_ENTRIES = 2;
const TOLD_SHARE = 0.75;
/** Rows behind the last date that belong to no entry: « Imprimer ». */
const MAX_BEHIND = 1;
/** Words that a row of an account has more of. */
const ACCOUNT_WORDS = 6;

const isAccount = (row: Row): boolean =>
  row.bullet || !isHeaderLike(row) || contentOf(row).endsWith('.') || contentOf(row).split(' ').length > ACCOUNT_WORDS;

/** Whether something begins behind row `at`: a block of its own, more space than above, or the type of the first row. */
const endsEntry = (rows: readonly Row[], at: number): boolean => {
  const [above, row, next, first] = [rows[at - 1]!, rows[at]!, rows[at + 1], rows[0]!];
  if (!next || next.page !== row.page) return true;
  const [own, opening, told] = [typeAt(next, next.from), typeAt(first, first.from), typeAt(above, above.from)];
  const typed = own !== null && own.look === opening?.look && own.look !== told?.look;
  return typed || next.block !== row.block || next.y - row.y > 1.3 * (row.y - above.y);
};

/** Rows of a section whose entries end with their dates, the account above them: each date comes before what it dates. Any other section stays as it is. */
export const closingDatesFirst = (rows: readonly Row[]): readonly Row[] => {
  const dated = rows.flatMap((row, at) => anchorOf(row, at, true) ?? []);
  const places = dated.map(({ index }) => index);
  const last = places.at(-1) ?? 0;
  const apart = places.every((at, index) => at - (places[index - 1] ?? -1) > 2);
  if (places.length < MIN_ENTRIES || !apart || rows.length - 1 - last > MAX_BEHIND || !dated.every(({ bare }) => bare)) return rows;
  const told = places.filter((at) => isAccount(rows[at - 1]!));
  const opened = [-1, ...places.slice(0, -1)].every((at) => !isAccount(rows[at + 1]!));
  const sure = told.length === places.length && opened;
  if (told.length < TOLD_SHARE * places.length || !(sure || places.every((at) => endsEntry(rows, at)))) return rows;
  const entries = places.flatMap((at, index) => [rows[at]!, ...rows.slice((places[index - 1] ?? -1) + 1, at)]);
  return [...entries, ...rows.slice(last + 1)];
};
