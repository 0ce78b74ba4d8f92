import { headingKinds } from '../../sections/headings.ts';
import { sliceRow, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';

/** How much larger than all others the type of a stretch is that stands out. */
const LARGER = 1.25;

/** Nothing but words, as a name is; the letter of an icon is none. */
const WORDS = /^(?=.*\p{L}{3})[\p{L}\s.'’-]+$/u;
/** A number, an e-mail address, a site. */
const REACHES = /[@\d]|\p{L}\.\p{L}{2,4}(?!\p{L})/u;

interface Stretch {
  from: number;
  to: number;
  size: number;
}

/** The cells of a row, cut where the type turns far larger or smaller before or behind what is no name. */
const stretchesOf = (row: Row): Stretch[] =>
  row.parts.flatMap(({ at, length, fontSize, marks = [] }) => {
    const stretches: Stretch[] = [];
    let from = at;
    let size = marks[0]?.fontSize ?? fontSize;
    for (const mark of marks.filter((one) => one.at > 0 && one.fontSize !== undefined)) {
      const turns = Math.max(mark.fontSize!, size) >= LARGER * Math.min(mark.fontSize!, size);
      const small = mark.fontSize! < size ? row.folded.slice(at + mark.at, at + length) : row.folded.slice(from, at + mark.at);
      if (!turns || !(REACHES.test(small) || titleScore(small) >= 3)) continue;
      stretches.push({ from, to: at + mark.at, size });
      from = at + mark.at;
      size = mark.fontSize!;
    }
    return [...stretches, { from, to: at + length, size }];
  });

/** Of a row that goes over several columns or sizes, the stretch in which a name would stand: far larger than the others, or beside a heading. */
export const nameCell = (row: Row): Row => {
  const stretches = stretchesOf(row);
  if (stretches.length < 2) return row;
  const other = stretches.filter(({ from, to }) => headingKinds(row.text.slice(from, to)).length === 0);
  const [largest, next] = other.toSorted((one, two) => two.size - one.size);
  const stands = largest !== undefined && (next === undefined || largest.size >= LARGER * next.size);
  if (!stands || !WORDS.test(row.text.slice(largest.from, largest.to))) return row;
  return { ...sliceRow(row, largest.from, largest.to), fontSize: largest.size };
};
