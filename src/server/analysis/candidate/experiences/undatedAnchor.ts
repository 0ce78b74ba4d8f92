import type { Period } from '../../dates/periods.ts';
import type { Row } from '../../text/rows.ts';
import { markedText } from '../../text/typed.ts';
import type { Anchor } from '../anchors.ts';

/** Of an entry without a date. */
export const NO_PERIOD: Period = { startDate: '', endDate: '', single: true, start: 0, end: 0 };

/** An anchor that no date sets: the row itself. */
export const undatedAnchor = (row: Row, index: number): Anchor => ({
  index,
  period: NO_PERIOD,
  rest: row.text.slice(row.from),
  marked: markedText(row).slice(row.from),
  from: row.from,
  bare: false,
});
