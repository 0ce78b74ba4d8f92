import type { WorkExperience } from '#contract/candidates';
import { findPeriods, type Period } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, spanOf, type Row } from '../text/rows.ts';
import { covering, type Found } from '../text/span.ts';
import { markedText, typeAt } from '../text/typed.ts';
import { anchorOf, durationAnchorOf, toEntryRows, withoutStrayDates, type Anchor } from './anchors.ts';
import { describeRows } from './descriptions.ts';
import { isHeaderLike, isStrongHeader, namesPlaceOfWork } from './headers.ts';
import { withoutHeadBullets } from './headBullets.ts';
import { assign, habitsOf, type Habits, type Head, NO_HABITS } from './heads.ts';
import { entryLabelOf } from './entryLabels.ts';
import { companyScore, titleScore, toSegments, type Segment } from './segments.ts';
import { titleOpening } from './titleOpening.ts';

export interface Experience extends WorkExperience {
  /** Internship, apprenticeship: told apart when years are counted. */
  training: boolean;
}

export interface ExperienceEntry extends Found<Experience> {
  /** Rows of the description. */
  told: readonly Row[];
}

interface Draft {
  anchor: Anchor;
  /** Rows [from, to) are the head; the rest up to the next draft is the description. */
  from: number;
  to: number;
}

const MAX_ABOVE = 3;
/** Letters that a row of prose has at least. */
const SENTENCE = 70;

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

/** Where a small block of header rows that ends with this date begins; null when the block is more than that. */
const blockStart = (rows: readonly Row[], anchor: Anchor, floor: number): number | null => {
  let from = anchor.index;
  while (from > floor && rows[from - 1]!.block === rows[anchor.index]!.block) from -= 1;
  const before = rows.slice(from, anchor.index);
  const opens = rows[from - 1]?.block !== rows[anchor.index]!.block;
  return opens && before.length > 0 && before.length <= MAX_ABOVE && before.every(isHeaderLike) ? from : null;
};

/** Whether more space stands over rows [from, to] than between them. */
const isSpaced = (rows: readonly Row[], from: number, to: number): boolean => {
  const gaps = rows.slice(from, to + 1).map((row, at) => row.y - (rows[from + at - 1]?.y ?? 0));
  return rows[from - 1]!.page === rows[to]!.page && gaps.slice(1).every((gap) => gap > 0 && gaps[0]! > 1.15 * gap);
};

/** A short row in a larger type than the body: an employer, whatever its first letter (« novalys.io »). */
const standsOut = (rows: readonly Row[], index: number, body: number): boolean => {
  const row = rows[index];
  return row !== undefined && !row.bullet && row.fontSize > body + 0.4 && contentOf(row).split(' ').length <= 8;
};

/** Jobs told on the row of their date from so many on, for such a share of them: what stands above a few of them is a title of a group. */
const WHOLE_MIN = 4;
const WHOLE_SHARE = 0.75;

/** Whether the dated rows name a title and an employer themselves, and other rows stand above most of them than those of a head. */
const tellThemselves = (rows: readonly Row[], anchors: readonly Anchor[]): boolean => {
  const whole = anchors.filter((anchor) => {
    const { company, titled } = headOf(rows, { anchor, from: anchor.index, to: anchor.index + 1 }, anchor.index + 1);
    return titled && company !== '';
  });
  const covered = anchors.filter(({ index }) => index > 0 && !rows[index - 1]!.bullet && isHeaderLike(rows[index - 1]!));
  return anchors.length >= WHOLE_MIN && whole.length >= WHOLE_SHARE * anchors.length && covered.length * 2 <= anchors.length;
};

/** Header rows above the first date of a section, and how many of them the later entries must have too: all are built the same way. */
const rowsAbove = (
  rows: readonly Row[],
  anchors: readonly Anchor[],
  body: number,
): { first: number; later: number; model?: Row | undefined } => {
  const [anchor, second] = anchors;
  if (!anchor || tellThemselves(rows, anchors)) return { first: 0, later: 0 };
  let first = 0;
  while (first < MAX_ABOVE && first < anchor.index && isHeaderLike(rows[anchor.index - first - 1]!)) first += 1;
  if (first === 0 && anchors.length > 2) {
    const named = anchors.filter(({ index }) => standsOut(rows, index - 1, body));
    if (named.length * 2 > anchors.length) return { first: standsOut(rows, anchor.index - 1, body) ? 1 : 0, later: 1 };
  }
  const before = second && second.index - 1 > anchor.index ? rows[second.index - 1] : undefined;
  const model = first > 0 ? rows[anchor.index - first] : undefined;
  const alike =
    first === 0 ||
    anchor.bare ||
    !before ||
    isStrongHeader(before, body) ||
    isSetAs(rows, before, model) ||
    (before.parts.length > 1 && isHeaderLike(before) && rows[second!.index - 2]!.bullet) ||
    isSpaced(rows, second!.index - first, second!.index) ||
    blockStart(rows, second!, anchor.index + 1) !== null;
  return { first, later: alike ? first : 0, model };
};

/** Whether header rows [from, to) stand out from the task before them: by type, by a bullet, by an indent or by space. */
const startsApart = (rows: readonly Row[], from: number, to: number, body: number): boolean => {
  const [first, before] = [rows[from]!, rows[from - 1]!];
  if (!rows.slice(from, to).every(isHeaderLike)) return false;
  const outdented = before.bullet || (before.page === first.page && before.x > first.x + 3);
  return (outdented || isSpaced(rows, from, to)) && (Math.abs(first.x - rows[to]!.x) < 3 || isStrongHeader(first, body));
};

/** Whether a row is set as the first row of the section's first head, and no description is set so. */
const isSetAs = (rows: readonly Row[], row: Row, model: Row | undefined): boolean => {
  const look = model && typeAt(model, model.from)?.look;
  if (!model || look === undefined || typeAt(row, row.from)?.look !== look || Math.abs(row.x - model.x) > 3) return false;
  return rows.every((other) => other.text.length < SENTENCE || typeAt(other, other.from)?.look !== look);
};

const startOf = (rows: readonly Row[], anchor: Anchor, floor: number, above: number, body: number, model: Row | undefined): number => {
  const opening = blockStart(rows, anchor, floor);
  if (above > 0 && opening !== null) return opening;
  const whole = anchor.index - above;
  if (above > 0 && whole > floor && startsApart(rows, whole, anchor.index, body)) return whole;
  let from = anchor.index;
  while (anchor.index - from < above + 1 && from - 1 >= floor) {
    const row = rows[from - 1]!;
    if (isDuration(row)) {
      from = Math.max(floor, from - 2);
      break;
    }
    const depth = anchor.index - from + 1;
    if (depth > above) break;
    if (!isHeaderLike(row)) break;
    if (
      floor > 0 &&
      !isStrongHeader(row, body) &&
      !isSetAs(rows, row, model) &&
      !(depth === 1 && anchor.bare && rows[from - 2]?.block !== row.block)
    ) {
      const before = rows[from - 2];
      const outdented =
        before !== undefined && before.page === row.page && before.x > row.x + 3 && Math.abs(row.x - rows[anchor.index]!.x) < 3;
      if (!((before?.bullet || outdented) && /^\p{Lu}/u.test(contentOf(row)))) break;
    }
    from -= 1;
  }
  return completes(rows, anchor, from, Math.max(floor, 1), above, body) ? from - 1 : from;
};

/** Whether the row above a head brings what it lacks: a title, or an employer that stands apart from the tasks before it. */
const completes = (rows: readonly Row[], anchor: Anchor, from: number, floor: number, above: number, body: number): boolean => {
  const [over, before] = [rows[from - 1], rows[from - 2]];
  if (!over || over.text.includes(':') || from - 1 < floor || !isHeaderLike(over) || !isStrongHeader(over, body)) return false;
  const head = headOf(rows, { anchor, from, to: from }, anchor.index + 1);
  const text = contentOf(over);
  const title = titleScore(fold(text));
  if (above > 0 && !head.titled && title >= 3) return true;
  const apart = before !== undefined && (before.bullet || before.block !== over.block || before.x > over.x + 3);
  return head.company === '' && apart && title < 3 && (over.caps || over.bold || companyScore(text, fold(text)) >= 2);
};

/** « Dunmore Homes »: written as names are. */
const isTitleCase = (text: string): boolean => text.split(' ').every((word) => word.length < 4 || /^\p{Lu}/u.test(word));

/** Rows under the date go on with the head while it lacks a title or an employer. */
const endOf = (rows: readonly Row[], draft: Draft, limit: number, body: number): number => {
  let to = draft.anchor.index + 1;
  for (let step = 0; step < 3 && to < limit; step += 1) {
    const head = headOf(rows, draft, to);
    const row = rows[to]!;
    if (!isHeaderLike(row)) break;
    const segments = toSegments(markedText(row).slice(row.from), 0, row.bold);
    if (segments.length > 0 && segments.every(({ place, contract }) => place || contract)) {
      to += 1;
      continue;
    }
    const bothMissing = head.position === '' && head.company === '';
    const titled = segments.some(({ title, company }) => title > company && title >= 3);
    const named = segments.some(({ title, company }) => company > title && company >= 2);
    const short = contentOf(row).split(' ').length <= 6;
    const emphasised = row.bold || row.caps || row.fontSize > body + 0.4;
    const placed = segments.length > 1 && segments.filter(({ place }) => !place).length === 1 && !row.text.includes(':');
    const takes =
      bothMissing ||
      (named && to === draft.anchor.index + 1 && namesPlaceOfWork(row)) ||
      (head.company === '' && !titled && placed) ||
      (!head.titled && titled) ||
      (head.position === '' && (emphasised || short)) ||
      (head.guessed &&
        named &&
        to === draft.anchor.index + 1 &&
        !row.text.includes(':') &&
        (row.parts.length > 1 || (short && isTitleCase(contentOf(row))))) ||
      (head.company === '' &&
        !titled &&
        (named ||
          emphasised ||
          (short &&
            ((rows[to + 1] !== undefined && to + 1 < limit) || isTitleCase(contentOf(row))) &&
            !/^(?:missions?|projets?|contexte|environnement|realisations?)/u.test(row.folded.slice(row.from)))));
    if (!takes) break;
    to += 1;
  }
  return to;
};

/** « 6 ans 2 mois »: the whole stay at an employer whose roles follow. */
const isDuration = (row: Row): boolean =>
  /^\W*\d{1,2} (?:ans?|mois|years?|yrs?|months?|mos?)(?: \d{1,2} (?:mois|months?|mos?))?\W*$/u.test(row.folded);

/** Rows below the head that a label ties to it: « Employeur : Acme » after the tasks. The label of the tasks is taken off. */
const labelledRows = (rows: readonly Row[]): { segments: Segment[]; rest: Row[] } => {
  const segments: Segment[] = [];
  const rest = rows.flatMap((row) => {
    const label = entryLabelOf(row.text.slice(row.from));
    if (label?.kind === 'company' || label?.kind === 'position') {
      segments.push(...toSegments(row.text.slice(row.from), MAX_ABOVE, row.bold));
      return [];
    }
    return label?.kind === 'activities' ? [{ ...row, from: row.from + label.length }] : [row];
  });
  return { segments, rest };
};

const segmentsOf = (rows: readonly Row[], { anchor, from }: Draft, to: number): Segment[] =>
  rows.slice(from, to).flatMap((row, offset) => {
    if (isDuration(row)) return [];
    const text = from + offset === anchor.index ? anchor.marked : markedText(row).slice(row.from);
    const segments = toSegments(text, offset, row.bold, typeAt(row, from + offset === anchor.index ? anchor.from : row.from));
    const last = text.lastIndexOf('\n');
    if (last < 0 || row.parts.length < 2) return segments;
    const inLast = new Set(toSegments(text.slice(last), offset, row.bold).map((segment) => segment.text));
    return segments.map((segment) => (inLast.has(segment.text) ? { ...segment, slot: from + offset - anchor.index } : segment));
  });

const headOf = (rows: readonly Row[], draft: Draft, to: number, habits: Habits = NO_HABITS, labelled: readonly Segment[] = []): Head =>
  assign([...segmentsOf(rows, draft, to), ...labelled], habits);

const draftsOf = (rows: readonly Row[], body: number): Draft[] => {
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

/** Whether a row is set as the employer over several titles is, and so stands beside it, not under it. */
const isSetAsRoof = (row: Row, roof: Row, body: number): boolean =>
  row !== roof &&
  (roof.bold || roof.caps || roof.fontSize > body + 0.4) &&
  row.bold === roof.bold &&
  row.caps === roof.caps &&
  Math.abs(row.fontSize - roof.fontSize) < 0.4 &&
  typeAt(row, row.from)?.look === typeAt(roof, roof.from)?.look &&
  Math.abs(row.x - roof.x) < 3;

/**
 * Entries of one experience section: each dated row anchors one, its head is what surrounds the date, the rest describes it.
 */
export const readExperiences = (sectionRows: readonly Row[], body: number): ExperienceEntry[] => {
  const rows = withoutHeadBullets(toEntryRows(sectionRows));
  const drafts = draftsOf(rows, body);
  const habits = habitsOf(drafts.map((draft) => segmentsOf(rows, draft, draft.to)));
  const found: ExperienceEntry[] = [];
  let roof: { head: Head; row: Row } | null = null;
  /** The title over the date of the entry before, and where that entry ends when it has no description: one title may stand over several employers. */
  let [title, lastTold] = ['', -1];
  const headAt = (index: number): Head => headOf(rows, drafts[index]!, drafts[index]!.to, habits);
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1]?.from ?? rows.length;
    const labelled = labelledRows(rows.slice(draft.to, next));
    const head = headOf(rows, draft, draft.to, habits, labelled.segments);
    const lacking = head.position === '' || (head.company === '' && titleScore(fold(head.position)) < 3);
    const opening = lacking ? titleOpening(labelled.rest) : null;
    const { description, rows: told } = describeRows(
      labelled.rest.map((row, at) => (at === 0 && opening ? { ...row, from: row.from + opening.length } : row)),
    );
    const nested =
      head.position === '' && head.company !== '' && description === '' && index + 1 < drafts.length && headAt(index + 1).company === '';
    if (nested) {
      roof = { head, row: rows[draft.from]! };
      return;
    }
    if (head.company !== '')
      roof = head.roofed || rows.slice(draft.from, draft.to).some(isDuration) ? { head, row: rows[draft.from]! } : null;
    const under = roof && !isSetAsRoof(rows[draft.from]!, roof.row, body) ? roof.head : null;
    const own = opening && head.company === '' ? head.position : head.company;
    const named = own === '' && under ? under.company : own;
    const shared = !opening && !head.titled && named !== '' && draft.from === draft.anchor.index && lastTold === draft.from ? title : '';
    const company = shared === '' ? named : head.position || named;
    const position = shared || (opening && company !== '' ? opening.title : head.position);
    if (draft.from < draft.anchor.index) title = head.titled ? position : '';
    lastTold = labelled.rest.length === 0 && (shared !== '' || draft.from < draft.anchor.index) ? next : -1;
    if (position === '' && company === '') return;
    const { startDate, endDate } = draft.anchor.period;
    found.push({
      value: {
        position: position.slice(0, 200),
        company: company.slice(0, 200),
        startDate,
        endDate,
        description,
        training: head.training,
      },
      span: covering([...rows.slice(draft.from, draft.to), ...told].map((row) => spanOf(row))),
      told,
    });
  });
  return found;
};
