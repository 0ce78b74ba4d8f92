import type { Segment } from './segment.ts';
import { factsOf } from './stretches.ts';

/** Where a piece that ends its row stands; null for one that opens it. Rows of as many pieces are compared. */
const seatOf = (segments: readonly Segment[], segment: Segment): string | null => {
  const row = segments.filter(({ row: other }) => other === segment.row);
  const at = row.indexOf(segment);
  const mark = segment.behindComma ? 'comma' : segment.dashed ? 'dash' : 'other';
  return at > 0 && at === row.length - 1 ? `${segment.row} ${mark} ${at}` : null;
};

/** Seats that hold known places at least twice, and at least as often as anything else. */
export const placeSeatsOf = (entries: readonly (readonly Segment[])[]): ReadonlySet<string> => {
  const seated = entries.flatMap((segments) => {
    const facts = factsOf(segments);
    return facts.flatMap((segment) => {
      const seat = segment.contract ? null : seatOf(facts, segment);
      return seat === null ? [] : [{ seat, place: segment.place }];
    });
  });
  return new Set(
    [...Map.groupBy(seated, ({ seat }) => seat)].flatMap(([seat, held]) => {
      const places = held.filter(({ place }) => place).length;
      return places >= 2 && places * 2 >= held.length ? [seat] : [];
    }),
  );
};

/** Pieces that no head can do without: a title and an employer. */
const NEEDED = 2;

/** The facts of a head; pieces that no word tells are places where the other entries of the section have theirs. */
export const withSeatedPlaces = (facts: readonly Segment[], seats: ReadonlySet<string>): readonly Segment[] => {
  const isSeated = (segment: Segment): boolean => {
    const seat = segment.title < 2 && segment.company < 2 ? seatOf(facts, segment) : null;
    return seat !== null && seats.has(seat);
  };
  const seated = seats.size === 0 ? facts : facts.map((segment) => (isSeated(segment) ? { ...segment, place: true } : segment));
  return seated.filter(({ place, contract }) => !place && !contract).length >= NEEDED ? seated : facts;
};
