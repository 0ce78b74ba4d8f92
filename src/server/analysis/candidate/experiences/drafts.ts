import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import {
  anchorOf,
  currentAnchorOf,
  durationAnchorOf,
  longAnchors,
  withoutStrayDates,
  withoutYearsOfTitles,
  type Anchor,
} from '../anchors.ts';
import { type Draft, headOf, isDuration } from './entryHeads.ts';
import { isHeaderLike, namesPlaceOfWork } from './headers.ts';
import { endOf, rowsAbove, startOf } from './headRows.ts';
import { headsDatedBelow } from './datesBelow.ts';
import { withOneLayout } from './layouts.ts';
import { withListedJobs } from './listedJobs.ts';
import { areMissions, areMissionsOfPosts, inLargestType } from './missions.ts';
import { outerBullets } from './outerBullets.ts';
import { titleScore } from '../../text/workWords.ts';
import { withUndatedHeads } from './undatedAmong.ts';
import { wholeStays } from './wholeStays.ts';
import { undatedAnchor } from './undatedAnchor.ts';
import { postLines, undatedJobs } from './undatedJobs.ts';

/** Whether a date, or a duration on a row of its own, tells where an entry stands. */
const isDated = ({ period: { startDate, endDate }, bare, lasts }: Anchor): boolean =>
  startDate !== '' || endDate !== '' || bare || lasts === true;

const startsWithPeriod = (row: Row): boolean => {
  const [period] = findPeriods(row.folded.slice(0, 80));
  return period !== undefined && /^[\s([]*$/.test(row.text.slice(row.from, period.start));
};

/** Bullets with a date and no title, under entries that are no bullets and set further left: tasks. */
const withoutTasks = (rows: readonly Row[], anchors: readonly Anchor[]): Anchor[] => {
  const heads = anchors.filter(({ index }) => !rows[index]!.bullet);
  const isTask = ({ index, rest }: Anchor): boolean =>
    rows[index]!.bullet && titleScore(fold(rest)) < 3 && heads.some((head) => head.index < index);
  return anchors.filter((anchor) => !isTask(anchor));
};

/** Bullets are posts from so many on, and when such a share of them is. */
const MIN_POSTS = 2;
const POST_SHARE = 0.75;
const POST_WORDS = 16;

/** « • Vendeuse 2019/2020 »: a bullet that names a trade and ends or begins with its date. */
const isPost = (row: Row): boolean => {
  const [period] = findPeriods(row.folded);
  if (!period || contentOf(row).split(' ').length > POST_WORDS) return false;
  const [before, after] = [row.folded.slice(row.from, period.start), row.folded.slice(period.end)];
  return [before, after].some((text) => /^[\s().,]*$/.test(text)) && [before, after].some((text) => titleScore(text) >= 2);
};

/** Dated rows; bullets too when nothing else is dated, or when most of them are dated, begin with a date or are posts. */
const anchorsOf = (rows: readonly Row[]): Anchor[] => {
  const short = withoutTasks(rows, withoutYearsOfTitles(rows.flatMap((row, index) => anchorOf(row, index, false) ?? [])));
  const current = short.length > 0 ? rows.flatMap((row, index) => currentAnchorOf(row, index) ?? []) : [];
  const strict = withoutStrayDates(
    rows,
    [...short, ...longAnchors(rows, short), ...current].toSorted((one, other) => one.index - other.index),
  );
  const bullets = outerBullets(rows);
  const outer = new Set(bullets);
  const dated = bullets.filter(startsWithPeriod);
  const posts = bullets.filter(isPost);
  const heads = strict.filter(({ index }) => !rows[index]!.bullet);
  const inBullets = rows.flatMap((row, index) => (row.bullet ? (anchorOf(row, index, true) ?? []) : []));
  if (areMissions(inBullets, heads)) return heads;
  const largest = inLargestType(rows, heads);
  if (strict.length === heads.length && areMissionsOfPosts(heads, largest)) return largest;
  const areHeads = dated.length >= 3 && dated.length * 2 > bullets.length;
  const arePosts = posts.length >= MIN_POSTS && posts.length >= POST_SHARE * bullets.length;
  const areEntries = strict.every(({ index }) => rows[index]!.bullet) && strict.length * 2 > bullets.length;
  return strict.length > 0 && !areHeads && !arePosts && !areEntries
    ? strict
    : rows.flatMap((row, index) => (row.bullet && !outer.has(row) ? [] : (anchorOf(row, index, true) ?? [])));
};

/** Dated lines, no bullets, from so many on stand for a job each. */
const MIN_PLAIN = 2;

/** The entries of a section, built alike where that tells more; a line each where only some of such lines are dated. */
export const draftsOf = (rows: readonly Row[], body: number): readonly Draft[] => {
  const below = headsDatedBelow(rows);
  if (below.length > 0) return below;
  const drafts = withUndatedHeads(rows, withListedJobs(rows, withOneLayout(rows, draftsOneByOne(rows, body))));
  const plain = rows.every(({ bullet }) => !bullet);
  if (
    drafts.length < (plain ? MIN_PLAIN : 1) ||
    drafts.some(({ to, anchor: { index } }) => to - index > 1 || rows[index]!.bullet === plain)
  )
    return drafts;
  const more = postLines(rows).filter(
    ({ from }) => (!plain || isHeaderLike(rows[from]!)) && drafts.every(({ anchor }) => anchor.index !== from),
  );
  const own = more.length > 0 ? drafts.map((draft) => ({ ...draft, from: draft.anchor.index })) : drafts;
  return [...own, ...more].toSorted((one, other) => one.from - other.from);
};

/** Rows that end with how long a job lasted, in a section without a date, or with dates in a few bullets only: « Teacher    three years ». */
const lastingAnchors = (rows: readonly Row[]): Anchor[] => {
  const anchors = rows.flatMap((row, index) => durationAnchorOf(row, index) ?? []);
  return anchors.length >= MIN_LASTING ? anchors.map((anchor) => ({ ...anchor, lasts: true as const })) : [];
};
const MIN_LASTING = 2;

/** The entries of a section: dated rows, then titles and durations that stand for one without a date. */
const draftsOneByOne = (rows: readonly Row[], body: number): Draft[] => {
  const dated = anchorsOf(rows);
  const lasting = dated.every(({ index }) => rows[index]!.bullet) ? lastingAnchors(rows) : [];
  const anchors = lasting.length > dated.length ? [...dated, ...lasting].toSorted((one, other) => one.index - other.index) : dated;
  const drafts = draftsAt(rows, anchors, body);
  const titles = undatedAnchors(rows, drafts);
  const inType = titles.length > 0 ? [] : openingsInType(rows, drafts);
  const typed = new Set(inType.length > 0 || titles.length > 0 ? inType : openingsOfBlocks(rows, drafts));
  const undated = [...titles, ...typed, ...durationAnchors(rows, drafts)];
  if (undated.length === 0) return drafts.length > 0 ? drafts : undatedJobs(rows);
  const withAnchors = (more: readonly Anchor[]): Draft[] =>
    draftsAt(
      rows,
      [...anchors, ...more].toSorted((x, y) => x.index - y.index),
      body,
    );
  let roofed = false;
  const whole = withAnchors(undated).filter((draft) => {
    const head = headOf(rows, draft, draft.to);
    if (isDated(draft.anchor)) roofed = head.roofed && head.titled;
    if (typed.has(draft.anchor)) return head.position !== '' && head.company !== '';
    return head.titled && (head.company !== '' || (roofed && !isDated(draft.anchor)));
  });
  return withAnchors(undated.filter((anchor) => whole.some((draft) => draft.anchor === anchor)));
};

/** Where a row stands under its date and how it is set; null where the format does not tell. */
const placeUnder = (rows: readonly Row[], { anchor }: Draft, at: number): string | null => {
  const row = rows[at];
  const type = row && !row.bullet && row.page === rows[anchor.index]!.page ? typeAt(row, row.from) : null;
  return row && type ? `${at - anchor.index} ${type.look} ${Math.round(row.x / 3)}` : null;
};

/** A row under so many dates, and under such a share of them, belongs to every head. */
const USUAL_MIN = 3;
const USUAL_SHARE = 0.5;

/**
 * Heads that lack a title or an employer take the row below them that is set as those of at least two whole heads are;
 * where most heads have that row, all take it.
 */
const withUsualRows = (rows: readonly Row[], drafts: readonly Draft[]): Draft[] => {
  const usual = new Map<string, number>();
  const isWhole = drafts.map((draft) => {
    const { position, company, guessed } = headOf(rows, draft, draft.to);
    return position !== '' && company !== '' && !guessed;
  });
  drafts.forEach((draft, index) => {
    if (!isWhole[index]) return;
    for (let at = draft.anchor.index + 1; at < draft.to; at += 1) {
      const place = placeUnder(rows, draft, at);
      if (place) usual.set(place, (usual.get(place) ?? 0) + 1);
    }
  });
  return drafts.map((draft, index) => {
    const place = draft.to >= (drafts[index + 1]?.from ?? rows.length) ? null : placeUnder(rows, draft, draft.to);
    const short = place !== null && contentOf(rows[draft.to]!).split(' ').length <= 10;
    const count = place === null ? 0 : (usual.get(place) ?? 0);
    const common = count >= USUAL_MIN && count >= USUAL_SHARE * drafts.length && isHeaderLike(rows[draft.to]!);
    return short && (isWhole[index] ? common : count >= 2) ? { ...draft, to: draft.to + 1 } : draft;
  });
};

/** Rows without a date that are set as employers told with the whole stay are. */
const rowsSetAs = (rows: readonly Row[], stays: readonly Row[]): ReadonlySet<Row> => {
  const setOf = (row: Row): string => `${typeAt(row, row.from)?.look} ${Math.round(row.x / 3)}`;
  const looks = new Set(stays.filter((row) => typeAt(row, row.from) !== null).map(setOf));
  return new Set(
    looks.size === 0 ? [] : rows.filter((row) => !row.bullet && looks.has(setOf(row)) && findPeriods(row.folded).length === 0),
  );
};

/** Posts told beside their dates from so many on show how the titles of a section are set. */
const MIN_DATED_TITLES = 2;

/** Titles without a date that are set as those beside a date are, in a section that sets nothing else so. */
const titlesSetAs = (rows: readonly Row[], anchors: readonly Anchor[]): ReadonlySet<Row> => {
  const setOf = (row: Row): string => `${typeAt(row, row.from)?.look} ${Math.round(row.x / 3)}`;
  const isTitle = (row: Row): boolean => titleScore(row.folded.slice(row.from)) >= 2;
  const dated = new Set(anchors.map(({ index }) => rows[index]!));
  const models = [...dated].filter((row) => !row.bullet && typeAt(row, row.from) !== null && isTitle(row));
  const looks = new Set(models.map(setOf));
  if (models.length < MIN_DATED_TITLES || looks.size > 1) return new Set();
  const alike = rows.filter((row) => looks.has(setOf(row)) && !row.bullet);
  return new Set(alike.every(isTitle) ? alike.filter((row) => !dated.has(row)) : []);
};

const draftsAt = (rows: readonly Row[], anchors: readonly Anchor[], body: number): Draft[] => {
  const above = rowsAbove(rows, anchors.filter(isDated), body);
  const roofs = rowsSetAs(
    rows,
    [...wholeStays(rows, anchors).stays].map(({ index }) => rows[index]!),
  );
  const titles = titlesSetAs(rows, anchors);
  const drafts: Draft[] = [];
  for (const anchor of anchors) {
    const previous = drafts.at(-1);
    const after = previous ? previous.anchor.index + 1 : 0;
    const floor = previous && after < anchor.index && namesPlaceOfWork(rows[after]!) ? after + 1 : after;
    const dated = isDated(anchor);
    const first = previous ? startOf(rows, anchor, floor, above, body) : Math.max(0, anchor.index - above.first);
    const over = anchor.index > floor ? rows[anchor.index - 1]! : null;
    const roofed = over !== null && (roofs.has(over) || titles.has(over));
    const from = dated ? (roofed ? anchor.index - 1 : first) : anchor.index;
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

/** Of the dated entries, the share that opens in the type of titles, and how many do at least. */
const TYPE_SHARE = 0.75;
const TYPE_MIN = 2;

/** Rows without a date in a type and at an edge in which the dated entries open, and nothing else stands. */
const openingsInType = (rows: readonly Row[], drafts: readonly Draft[]): Anchor[] => {
  const setOf = (row: Row): string | null => {
    const type = typeAt(row, row.from);
    return type === null || row.bullet || !isHeaderLike(row) ? null : `${type.look} ${Math.round(row.x / 3)}`;
  };
  const openings = drafts.map(({ from }) => setOf(rows[from]!));
  const own = openings.find((set) => set !== null) ?? null;
  const same = openings.filter((set) => set === own).length;
  if (own === null || same < TYPE_MIN || same < TYPE_SHARE * drafts.length) return [];
  const inHeads = new Set(drafts.flatMap(({ from, to }) => rows.slice(from + 1, to)));
  const [look] = own.split(' ');
  if (rows.some((row) => inHeads.has(row) && setOf(row) === own)) return [];
  const openers = new Set(drafts.map(({ from }) => rows[from]!));
  const others = rows.filter((row) => !openers.has(row) && !inHeads.has(row));
  const alike = others.filter((row) => String(typeAt(row, row.from)?.look) === look);
  const apart = alike.every((row) => setOf(row) === own && contentOf(row).split(' ').length <= OPENING_WORDS);
  return apart && alike.length <= openers.size
    ? alike.filter((row) => findPeriods(row.folded).length === 0).map((row) => undatedAnchor(row, rows.indexOf(row)))
    : [];
};
/** Words that such a row has at most. */
const OPENING_WORDS = 8;

/** Rows without a date that open a block as the dated entries do: in their type, at their edge, right above the rows of a head. */
const openingsOfBlocks = (rows: readonly Row[], drafts: readonly Draft[]): Anchor[] => {
  const opensBlock = (at: number): boolean => at > 0 && rows[at - 1]!.block !== rows[at]!.block && rows[at - 1]!.page === rows[at]!.page;
  const setOf = (row: Row): string | null => {
    const type = typeAt(row, row.from);
    return type === null || row.bullet || !isHeaderLike(row) ? null : `${type.look} ${row.caps} ${Math.round(row.x / 3)}`;
  };
  const apart = drafts.filter(({ from }) => from === 0 || rows[from - 1]!.block !== rows[from]!.block);
  if (apart.length < TYPE_MIN || apart.length < TYPE_SHARE * drafts.length) return [];
  const looks = apart.map(({ from }) => setOf(rows[from]!));
  const heads = new Set(drafts.flatMap(({ from, to }) => rows.slice(from, to)));
  const openings = rows.flatMap((row, at) => {
    const set = setOf(row);
    const alike = set !== null && looks.filter((look) => look === set).length >= TYPE_MIN;
    const plain = !row.text.includes(':') && contentOf(row).split(' ').length <= OPENING_WORDS && findPeriods(row.folded).length === 0;
    return alike && plain && opensBlock(at) && !heads.has(row) ? [undatedAnchor(row, at)] : [];
  });
  return openings.length * 2 <= drafts.length ? openings : [];
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
    return [undatedAnchor(row, rows.indexOf(row))];
  });
};
