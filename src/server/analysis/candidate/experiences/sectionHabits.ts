import { announcedEmployer, behindTitle, type Tie } from './announced.ts';
import { type Habits, type Mark, NO_HABITS } from './habits.ts';
import { assign, type Head } from './heads.ts';
import type { Segment } from './segment.ts';
import { placeSeatsOf } from './placeSeats.ts';
import { isFact } from './stretches.ts';

/** Segments that may be a title or an employer. */
const freeOf = (segments: readonly Segment[]): Segment[] =>
  segments.filter((segment) => !segment.place && !segment.contract && isFact(segment));

/** Whether most entries whose words tell put the employer first; an unknown name on one side of a sure title tells too; of two around it the last is rather its town. */
const majorityOrder = (heads: readonly Head[], entries: readonly (readonly Segment[])[]): boolean => {
  let [first, told] = [0, 0];
  heads.forEach((head, index) => {
    const free = freeOf(entries[index]!);
    const titles = free.filter(({ title, company }) => title >= 3 && title > company);
    const at = titles.length === 1 ? free.indexOf(titles[0]!) : -1;
    const isBetween = free.length === 3 && at === 1 && free.every(({ row }) => row === free[0]!.row);
    const order = isBetween ? true : (head.companyFirst ?? (at < 0 || free.length !== 2 ? null : at === 1));
    if (order === null) return;
    told += 1;
    if (order) first += 1;
  });
  return first * 2 > told;
};

/** A look belongs to a role that has it so many times as often as the other. */
const OWN = 4;

/** A look that more of the pieces have says nothing. */
const COMMON = 0.9;

const countLook = (segments: readonly Segment[], look: number): number => segments.filter((segment) => segment.look === look).length;

/** Looks that at least two segments of one role have, hardly any of the other, and not simply all. */
const looksOf = (one: readonly Segment[], other: readonly Segment[], all: readonly Segment[]): ReadonlySet<number> => {
  const looks = one.flatMap(({ look }) => (look === null ? [] : [look]));
  return new Set(
    looks.filter(
      (look) => countLook(one, look) >= Math.max(2, OWN * countLook(other, look)) && countLook(all, look) <= COMMON * all.length,
    ),
  );
};

/** Slots that hold nothing but known places at least twice, and at least as often as anything else. */
const placeSlotsOf = (entries: readonly (readonly Segment[])[]): ReadonlySet<number> => {
  const held = new Map<number, { places: number; others: number }>();
  for (const entry of entries)
    for (const [slot, segments] of Map.groupBy(
      entry.filter(({ contract }) => !contract),
      (segment) => segment.slot,
    )) {
      if (slot === undefined) continue;
      const { places, others } = held.get(slot) ?? { places: 0, others: 0 };
      held.set(slot, segments.every(({ place }) => place) ? { places: places + 1, others } : { places, others: others + 1 });
    }
  return new Set([...held].filter(([, { places, others }]) => places >= 2 && places >= others).map(([slot]) => slot));
};

/** Sure titles of a section from so many on, and for such a share of them, tell where titles stand. */
const MIN_TITLES = 3;
const TITLE_SHARE = 0.75;

/** The row of the head where titles stand alone, their employers on another row. */
const titleRowOf = (entries: readonly (readonly Segment[])[]): number | null => {
  const rows = entries.flatMap((segments) => {
    const free = freeOf(segments);
    const titles = free.filter(({ title, company }) => title >= 3 && title > company);
    const [title] = titles;
    if (!title || titles.length > 1) return [];
    const beside = free.filter((segment) => segment.row !== title.row);
    const named = beside.some(({ company }) => company >= 2.5);
    const alone = free.every((segment) => segment === title || segment.row !== title.row || (named && segment.afterTitle));
    return beside.length > 0 && alone ? [title.row] : [-1];
  });
  const usual = [...Map.groupBy(rows, (row) => row)].find(
    ([row, same]) => row >= 0 && same.length >= MIN_TITLES && same.length >= TITLE_SHARE * rows.length,
  );
  return usual?.[0] ?? null;
};

/** Whether a known town follows a title and its comma, and no employer does. */
const areTownsBehindTitles = (entries: readonly (readonly Segment[])[]): boolean => {
  const tails = entries.flatMap((segments) =>
    segments.filter(({ row, behindComma }, at) => {
      const before = segments[at - 1];
      return behindComma && before !== undefined && before.row === row && before.title >= 3 && before.title > before.company;
    }),
  );
  return tails.some(({ place }) => place) && !tails.some(({ company }) => company >= 2);
};

/** What a head counts whose title and employer words tell, one of them, none. */
const SURENESS = [0.2, 0.5, 1] as const;
/** The share of the heads that shows how a section is built. */
const PATTERN_SHARE = 0.6;

/** Where most heads have the employer from the title; null where they differ or are few. */
const usualPattern = (heads: readonly Head[]): string | null => {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { pattern, titled, named } of heads) {
    if (pattern === null) continue;
    const sure = SURENESS[Number(titled) + Number(named)]!;
    counts.set(pattern, (counts.get(pattern) ?? 0) + sure);
    all += sure;
  }
  const usual = [...counts].find(([, count]) => count >= 1 && count >= PATTERN_SHARE * all);
  return heads.length >= MIN_TITLES ? (usual?.[0] ?? null) : null;
};

/** What parts the employers of most heads from the titles before them; null where they differ or are few. */
const usualMark = (heads: readonly Head[]): Mark | null => {
  const marks = heads.flatMap(({ mark }) => (mark === null ? [] : [mark]));
  const usual = marks.find((mark) => marks.filter((other) => other === mark).length >= MARK_SHARE * marks.length);
  return marks.length >= MIN_TITLES ? (usual ?? null) : null;
};
const MARK_SHARE = 0.75;

/** Entries from so many on, whose employer the same thing ties to a title that words tell, show how the section does. */
const MIN_TIES = 2;

/** What ties the employers of several entries to titles that words tell. */
const tiesOf = (heads: readonly Head[], entries: readonly (readonly Segment[])[]): ReadonlySet<Tie> => {
  const told = Map.groupBy(
    heads.filter(({ titled }) => titled),
    ({ announced }) => announced,
  );
  const open = heads.filter(
    ({ company, titled }, at) => titled && company === '' && entries[at]!.some((one) => one.title >= 2 && behindTitle(one.text)),
  );
  const mayTie = entries.map((segments) =>
    segments.flatMap((one) => (one.title >= 3 ? (announcedEmployer(one.text, false, NO_HABITS.ties)?.tie ?? []) : [])),
  );
  const usual = (['preposition', 'à', 'bracket'] as const).filter((tie) => {
    const count = mayTie.filter((ties) => ties.includes(tie)).length;
    return count >= MIN_TIES && count >= PATTERN_SHARE * entries.length;
  });
  const sure = told.get('nothing')?.length ?? 0;
  const count = sure + open.length;
  const glued = count >= (sure > 0 ? MIN_TIES : MIN_TITLES) && count >= PATTERN_SHARE * heads.length;
  return new Set([
    ...[...told].flatMap(([tie, { length }]) => (tie !== null && length >= MIN_TIES ? [tie] : [])),
    ...usual,
    ...(glued ? (['nothing'] as const) : []),
  ]);
};

/** Behind « chez ». */
const isAnnounced = ({ company }: Segment): boolean => company >= 6 && company < 9;

/** What the entries of a section, cut into segments, have in common where words tell titles from employers. */
export const habitsOf = (entries: readonly (readonly Segment[])[]): Habits => {
  const facts = entries.flat().filter(isFact);
  const free = entries.flatMap((segments) => freeOf(segments));
  const titles = free.filter(({ title, company }) => title >= 3 && company === 0);
  const companies = free.filter(({ title, company }) => company >= 2.5 && title === 0);
  const places = facts.filter(({ place }) => place);
  const heads = entries.map((segments) => assign(segments, NO_HABITS));
  const habits: Habits = {
    companyFirst: majorityOrder(heads, entries),
    titleLooks: looksOf(titles, companies, free),
    companyLooks: looksOf(companies, titles, free),
    placeLooks: looksOf(
      places,
      facts.filter(({ place }) => !place),
      facts,
    ),
    placeSlots: placeSlotsOf(entries),
    placeSeats: placeSeatsOf(entries),
    titleRow: titleRowOf(entries),
    townsBehindTitles: areTownsBehindTitles(entries),
    townsBehindA:
      heads.filter(({ announced }, at) => announced !== null || entries[at]!.some(isAnnounced)).length * 2 <
      entries.filter((segments) => segments.length > 0).length,
    ties: tiesOf(heads, entries),
    mark: usualMark(heads),
    pattern: null,
  };
  return { ...habits, pattern: usualPattern(entries.map((segments) => assign(segments, habits))) };
};
