import { findPeriods, type Period } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { markedText, typeAt } from '../text/typed.ts';
import { anchorOf, durationAnchorOf, withoutStrayDates, type Anchor } from './anchors.ts';
import { type Draft, headOf, isDuration } from './entryHeads.ts';
import { isHeaderLike, namesPlaceOfWork } from './headers.ts';
import { endOf, rowsAbove, startOf } from './headRows.ts';
import { titleScore } from './segments.ts';

/** Of an entry without a date. */
const NO_PERIOD: Period = { startDate: '', endDate: '', single: true, start: 0, end: 0 };

/** Whether a date, or a duration on a row of its own, tells where an entry stands. */
const isDated = ({ period: { startDate, endDate }, bare }: Anchor): boolean => startDate !== '' || endDate !== '' || bare;

const startsWithPeriod = (row: Row): boolean => {
  const [period] = findPeriods(row.folded.slice(0, 80));
  return period !== undefined && row.text.slice(row.from, period.start).trim() === '';
};

/** Bullets with a date and no title, under entries that are no bullets and set further left: tasks. */
const withoutTasks = (rows: readonly Row[], anchors: readonly Anchor[]): Anchor[] => {
  const heads = anchors.filter(({ index }) => !rows[index]!.bullet);
  const isTask = ({ index, rest }: Anchor): boolean =>
    rows[index]!.bullet && titleScore(fold(rest)) < 3 && heads.some((head) => head.index < index);
  return anchors.filter((anchor) => !isTask(anchor));
};

/** Dated rows; bullets too when nothing else is dated, or when most of them begin with a date. */
const anchorsOf = (rows: readonly Row[]): Anchor[] => {
  const strict = withoutStrayDates(
    rows,
    withoutTasks(
      rows,
      rows.flatMap((row, index) => anchorOf(row, index, false) ?? []),
    ),
  );
  const bullets = rows.filter(({ bullet }) => bullet);
  const dated = bullets.filter(startsWithPeriod);
  return strict.length > 0 && !(dated.length >= 3 && dated.length * 2 > bullets.length)
    ? strict
    : rows.flatMap((row, index) => anchorOf(row, index, true) ?? []);
};

/** The entries of a section: dated rows, then titles and durations that stand for one without a date. */
export const draftsOf = (rows: readonly Row[], body: number): Draft[] => {
  const dated = anchorsOf(rows);
  const anchors = dated.length > 0 ? dated : rows.flatMap((row, index) => (isDuration(row) ? (durationAnchorOf(row, index) ?? []) : []));
  const drafts = draftsAt(rows, anchors, body);
  const undated = [...undatedAnchors(rows, drafts), ...durationAnchors(rows, drafts)];
  if (undated.length === 0) return drafts;
  const withAnchors = (more: readonly Anchor[]): Draft[] =>
    draftsAt(
      rows,
      [...anchors, ...more].toSorted((x, y) => x.index - y.index),
      body,
    );
  const whole = withAnchors(undated).filter((draft) => {
    const { company, titled } = headOf(rows, draft, draft.to);
    return company !== '' && titled;
  });
  return withAnchors(undated.filter((anchor) => whole.some((draft) => draft.anchor === anchor)));
};

/** Where a row stands under its date and how it is set; null where the format does not tell. */
const placeUnder = (rows: readonly Row[], { anchor }: Draft, at: number): string | null => {
  const row = rows[at];
  const type = row && !row.bullet && row.page === rows[anchor.index]!.page ? typeAt(row, row.from) : null;
  return row && type ? `${at - anchor.index} ${type.look} ${Math.round(row.x / 3)}` : null;
};

/** Heads that lack a title or an employer take the row below them that is set as those of at least two whole heads are. */
const withUsualRows = (rows: readonly Row[], drafts: readonly Draft[]): Draft[] => {
  const usual = new Map<string, number>();
  const isWhole = drafts.map((draft) => {
    const { position, company } = headOf(rows, draft, draft.to);
    return position !== '' && company !== '';
  });
  drafts.forEach((draft, index) => {
    if (!isWhole[index]) return;
    for (let at = draft.anchor.index + 1; at < draft.to; at += 1) {
      const place = placeUnder(rows, draft, at);
      if (place) usual.set(place, (usual.get(place) ?? 0) + 1);
    }
  });
  return drafts.map((draft, index) => {
    const place = isWhole[index] || draft.to >= (drafts[index + 1]?.from ?? rows.length) ? null : placeUnder(rows, draft, draft.to);
    const short = place !== null && contentOf(rows[draft.to]!).split(' ').length <= 10;
    return short && (usual.get(place) ?? 0) >= 2 ? { ...draft, to: draft.to + 1 } : draft;
  });
};

const draftsAt = (rows: readonly Row[], anchors: readonly Anchor[], body: number): Draft[] => {
  const above = rowsAbove(rows, anchors.filter(isDated), body);
  const drafts: Draft[] = [];
  for (const anchor of anchors) {
    const previous = drafts.at(-1);
    const after = previous ? previous.anchor.index + 1 : 0;
    const floor = previous && after < anchor.index && namesPlaceOfWork(rows[after]!) ? after + 1 : after;
    const dated = isDated(anchor);
    const first = previous ? startOf(rows, anchor, floor, above.later, body, above.model) : Math.max(0, anchor.index - above.first);
    const from = dated ? first : anchor.index;
    drafts.push({ anchor, from, to: anchor.index + 1 });
  }
  return withUsualRows(
    rows,
    drafts.map((draft, index) => ({ ...draft, to: endOf(rows, draft, drafts[index + 1]?.from ?? rows.length, body) })),
  );
};

/** Rows outside the heads that tell a duration instead of a date. */
const durationAnchors = (rows: readonly Row[], drafts: readonly Draft[]): Anchor[] => {
  const heads = new Set(drafts.flatMap(({ from, to }) => rows.slice(from, to)));
  return rows.flatMap((row, index) => (heads.has(row) || isDuration(row) ? [] : (durationAnchorOf(row, index) ?? [])));
};

/** Rows of titles without a date: set as the sure titles of dated entries are, at the same edge, as no row of a description is. */
const undatedAnchors = (rows: readonly Row[], drafts: readonly Draft[]): Anchor[] => {
  const lookOf = (row: Row): number | undefined => typeAt(row, row.from)?.look;
  const isTitle = (row: Row): boolean => !row.bullet && isHeaderLike(row) && titleScore(row.folded.slice(row.from)) >= 3;
  const heads = new Set(drafts.flatMap(({ from, to }) => rows.slice(from, to)));
  const dated = drafts.flatMap(({ from, to }) => rows.slice(from, to).filter(isTitle));
  const told = rows.filter((row) => !heads.has(row));
  return told.flatMap((row) => {
    const look = lookOf(row);
    if (look === undefined || !isTitle(row) || findPeriods(row.folded).length > 0) return [];
    if (!dated.some((title) => lookOf(title) === look && Math.abs(title.x - row.x) < 3)) return [];
    if (told.some((other) => lookOf(other) === look && !isTitle(other))) return [];
    const marked = markedText(row).slice(row.from);
    return [{ index: rows.indexOf(row), period: NO_PERIOD, rest: row.text.slice(row.from), marked, from: row.from, bare: false }];
  });
};
