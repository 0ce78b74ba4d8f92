import type { Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import type { Facts } from './facts.ts';
import { PART_OF_SCHOOL } from './heads.ts';
import { mayNameSchool } from './names.ts';

/** Points within which rows begin at one edge. */
const EDGE = 3;
const SIZES = 0.4;

/** Whether two rows begin in one type; where the format tells none, of rows as a whole. */
const isTypedAs = (row: Row, other: Row): boolean => {
  const [look, otherLook] = [row, other].map((one) => typeAt(one, one.from)?.look);
  if (look !== undefined && otherLook !== undefined) return look === otherLook;
  return row.bold === other.bold && Math.abs(row.fontSize - other.fontSize) < SIZES;
};

const isSetAs = (row: Row, other: Row): boolean => row.bullet === other.bullet && Math.abs(row.x - other.x) < EDGE && isTypedAs(row, other);

/** Words that may be the title of a study, beside the date of their row. */
const titles = ({ period, pieces, school }: Facts): boolean =>
  period !== null && !school && pieces.some(({ place, text }) => !place && /\p{L}{2}/u.test(text));

/** A row of nothing but the name of a school, or what may be one. */
const mayBeRoof = ({ pieces: [first], degree, period, long }: Facts): boolean =>
  first !== undefined &&
  !degree &&
  !first.place &&
  period === null &&
  !long &&
  (first.school || mayNameSchool(first.text)) &&
  !PART_OF_SCHOOL.test(first.text);

/**
 * The name of a school over several dated titles, as « Northvale University » over « MSc Botany, 2012 » and « BSc, 2010 »: written again
 * over each of them, where all that opens as the first row is such a name and all dated rows under it are set alike.
 */
export const underRoofs = (rows: readonly Row[], facts: readonly Facts[]): { rows: readonly Row[]; facts: readonly Facts[] } => {
  const same = { rows, facts };
  const [first] = rows;
  const dated = facts.findIndex(({ period }) => period !== null);
  if (dated < 1 || !mayBeRoof(facts[0]!) || isSetAs(rows[dated]!, first!)) return same;
  const roofs = rows.flatMap((row, index) => (isSetAs(row, first!) ? [index] : []));
  if (!roofs.every((index) => mayBeRoof(facts[index]!))) return same;
  const isTitle = (index: number): boolean => titles(facts[index]!) && isSetAs(rows[index]!, rows[dated]!);
  const lists = roofs.map((roof, at) => {
    const end = roofs[at + 1] ?? rows.length;
    return { roof, titles: Array.from({ length: end - roof - 1 }, (_, index) => roof + 1 + index).filter(isTitle) };
  });
  const sure = lists.filter(({ roof, titles: own }) => facts[roof]!.school && own.some((index) => facts[index]!.degree));
  if (sure.length === 0 || !lists.every(({ roof, titles: [one] }) => one === roof + 1)) return same;
  const roofOf = new Map(lists.flatMap(({ roof, titles: own }) => own.slice(1).map((index) => [index, roof] as const)));
  if (roofOf.size === 0) return same;
  const order = rows.flatMap((_, index) => (roofOf.has(index) ? [roofOf.get(index)!, index] : [index]));
  return { rows: order.map((index) => rows[index]!), facts: order.map((index) => facts[index]!) };
};
