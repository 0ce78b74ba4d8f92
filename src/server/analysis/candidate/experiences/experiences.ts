import type { WorkExperience } from '#contract/candidates';
import type { Period } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { covering, type Found } from '../../text/span.ts';
import { typeAt } from '../../text/typed.ts';
import { toEntryRows } from './longHeads.ts';
import { describeRows } from './descriptions.ts';
import { draftsOf } from './drafts.ts';
import { employerOpening } from './employerOpening.ts';
import { employerRow } from './employerRow.ts';
import { employerSite } from './employerSite.ts';
import { employersAbove } from './employersAbove.ts';
import { employersBelow } from './employersBelow.ts';
import { employersInBullets } from './employersInBullets.ts';
import { type Draft, headOf, isDuration, segmentsOf } from './entryHeads.ts';
import { isFirmRow } from './firmAccounts.ts';
import { formEntries } from './forms.ts';
import { entryLabelOf, isLabelRow } from '../../text/entryLabels.ts';
import { withoutHeadBullets } from './headBullets.ts';
import { MAX_ABOVE } from './headRows.ts';
import type { Habits } from './habits.ts';
import type { Head } from './heads.ts';
import { isForDegree } from './notJobs.ts';
import { partPlacedHeads } from './placedHeads.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { titleScore } from '../../text/workWords.ts';
import { toSegments } from './segments.ts';
import type { Segment } from './segment.ts';
import { habitsOf } from './sectionHabits.ts';
import { factsOf } from './stretches.ts';
import { tableEntries } from './jobTables.ts';
import { isOngoing } from './ongoing.ts';
import { titleBelow } from './titleBelow.ts';
import { isGroup, isPart } from './parts.ts';
import { titleOpening } from './titleOpening.ts';
import { tellsHow } from './terms.ts';
import { toldJob } from './toldJob.ts';
import { isApart, spanning } from './stays.ts';
import { wholeStays } from './wholeStays.ts';

export interface Experience extends WorkExperience {
  /** Internship, apprenticeship: told apart when years are counted. */
  training: boolean;
}

export interface ExperienceEntry extends Found<Experience> {
  /** Rows of the description. */
  told: readonly Row[];
}

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

/** A title under an employer told before, without a date of its own: the time spent there is that of the others. */
const isUndated = ({ startDate, endDate }: Period): boolean => startDate === '' && endDate === '';

/** Rows but for the town of a whole stay, below « 6 yrs » under its employer, for how one works and for what an employer is: none parts the rows of a head. */
const withoutTerms = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row, at) => {
    const isTown = at > 0 && isDuration(rows[at - 1]!) && isOnlyPlace(contentOf(row), fold(contentOf(row)));
    return !isTown && !tellsHow(row) && !isFirmRow(row, rows[at - 1], rows[at + 1]) && !isLabelRow(row.text.slice(row.from));
  });

/** Whether two rows begin in one type and at one edge. */
const isSetAlike = (row: Row, other: Row): boolean =>
  row.bold === other.bold &&
  row.caps === other.caps &&
  Math.abs(row.fontSize - other.fontSize) < 0.4 &&
  typeAt(row, row.from)?.look === typeAt(other, other.from)?.look &&
  Math.abs(row.x - other.x) < 3;

/** Whether a row is set as the employer over several titles is, and so stands beside it, not under it. */
const isSetAsRoof = (row: Row, roof: Row, body: number): boolean =>
  row !== roof && (roof.bold || roof.caps || roof.fontSize > body + 0.4) && isSetAlike(row, roof);

/** Whether a name that no word tells has the whole time of the post that follows it, on a row of its own: the employer of that post and others. */
const isWholeStay = (
  { anchor: { period: stay, index } }: Draft,
  head: Head,
  { anchor: { period, index: next } }: Draft,
  post: Head,
): boolean =>
  head.position !== '' &&
  head.company === '' &&
  !head.titled &&
  post.titled &&
  next === index + 1 &&
  !stay.single &&
  !period.single &&
  stay.startDate.slice(0, 4) <= period.startDate.slice(0, 4) &&
  (stay.endDate === null || (period.endDate !== null && stay.endDate.slice(0, 4) >= period.endDate.slice(0, 4)));

/** The employer of a whole stay: what a word tells to be one, else what opens the row. */
const nameOfStay = (segments: readonly Segment[]): string => {
  const names = factsOf(segments).filter(({ place, contract }) => !place && !contract);
  return (names.find(({ company }) => company >= 2.5) ?? names[0])?.text ?? '';
};

/** « Various building jobs »: at nobody’s above. */
const MANY_JOBS = /^(?:various|several|other|odd|divers(?:es)?|plusieurs|autres) /iu;

/** Sections with fewer entries are built as the others of the CV are. */
const MIN_ENTRIES = 3;

/**
 * Entries of sections of jobs: each dated row anchors one, its head is what surrounds the date, the rest describes it.
 */
export const readSections = (sections: readonly (readonly Row[])[], body: number): ExperienceEntry[] => {
  const read = sections.map((sectionRows) => {
    const rows = withoutHeadBullets(toEntryRows(partPlacedHeads(withoutTerms(sectionRows))));
    const table = tableEntries(sectionRows);
    const forms = table.length > 0 ? table : formEntries(rows);
    const drafts = forms.length > 0 ? [] : draftsOf(rows, body);
    return { rows, forms, drafts, entries: drafts.map((draft) => segmentsOf(rows, draft, draft.to)) };
  });
  const shared = read.some(({ entries }) => entries.length < MIN_ENTRIES) ? habitsOf(read.flatMap(({ entries }) => entries)) : null;
  return read.flatMap(({ rows, forms, drafts, entries }) =>
    forms.length > 0
      ? forms.map(({ value, rows: own, told }) => ({ value, span: covering(own.map((row) => spanOf(row))), told }))
      : entriesOf(rows, drafts, shared && entries.length < MIN_ENTRIES ? shared : habitsOf(entries), body),
  );
};

/** Entries of one section of jobs. */
export const readExperiences = (rows: readonly Row[], body: number): ExperienceEntry[] => readSections([rows], body);

/** « University teaching, 2003 – 2020 » over posts at one university each: most of them name an employer, and not one. */
const nameEmployers = (heads: readonly Head[]): boolean => {
  const named = heads.filter((head) => head.named);
  return named.length * 2 > heads.length && new Set(named.map(({ company }) => company)).size > 1;
};

const entriesOf = (rows: readonly Row[], drafts: readonly Draft[], habits: Habits, body: number): ExperienceEntry[] => {
  const found: ExperienceEntry[] = [];
  let roof: { head: Head; row: Row; post: Row | null; period: Period } | null = null;
  /** The title over the date of the entry before, and where that entry ends when it has no description: one title may stand over several employers. */
  let [title, lastTold] = ['', -1];
  const employers = employersAbove(rows, drafts, body);
  const below = employersBelow(rows, drafts, habits);
  const inBullets = employersInBullets(rows, drafts, habits);
  const { stays, posts, inner } = wholeStays(
    rows,
    drafts.map(({ anchor }) => anchor),
  );
  const headAt = (index: number): Head => headOf(rows, drafts[index]!, drafts[index]!.to, habits);
  const ofTheirOwn = nameEmployers(drafts.flatMap(({ anchor }, index) => (inner.has(anchor) ? [headAt(index)] : [])));
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1]?.from ?? rows.length;
    const over = employers.findLast((at) => at < draft.from);
    const labelled = labelledRows(rows.slice(draft.to, employers.find((at) => at > draft.from && at < next) ?? next));
    const whole = headOf(rows, draft, draft.to, habits);
    const isTold = whole.titled && whole.named && !whole.guessed && !whole.part;
    const read = isTold
      ? whole
      : headOf(rows, draft, draft.to, habits, roof ? labelled.segments.filter(({ client }) => !client) : labelled.segments);
    const isPost = posts.has(draft.anchor) && read.position === '' && !read.named;
    const fills = posts.has(draft.anchor) && !read.named;
    const isInner = ((inner.has(draft.anchor) && !(ofTheirOwn && read.named)) || fills) && roof !== null && read.titled;
    const setAsPost = roof?.post && draft.from === draft.anchor.index && isSetAlike(rows[draft.from]!, roof.post);
    const isGroupOf = setAsPost === true && read.tailed && read.titled && (isGroup(read.company) || !read.named);
    const head = isGroupOf
      ? { ...read, position: `${read.position}, ${read.company}`, company: '' }
      : isPost
        ? { ...read, position: read.company, company: '' }
        : isInner
          ? { ...read, company: '' }
          : read;
    const lacking = head.position === '' || (head.company === '' && titleScore(fold(head.position)) < 3);
    const opening = lacking ? titleOpening(labelled.rest) : null;
    const titleAt = !head.titled && !opening ? titleBelow(labelled.rest) : -1;
    const { description, rows: account } = describeRows(
      labelled.rest
        .map((row, at) => (at === 0 && opening ? { ...row, from: row.from + opening.length } : row))
        .filter((_, at) => at !== titleAt),
    );
    if (stays.has(draft.anchor) && index + 1 < drafts.length && !head.titled) {
      roof = {
        head: { ...head, position: '', company: nameOfStay(segmentsOf(rows, draft, draft.to)) },
        row: rows[draft.from]!,
        post: null,
        period: draft.anchor.period,
      };
      return;
    }
    const { company: nextCompany = '' } = drafts[index + 1] ? headAt(index + 1) : {};
    const alone = description === '' && index + 1 < drafts.length && (nextCompany === '' || isPart(nextCompany));
    if (alone && head.position === '' && head.company !== '') {
      roof = { head, row: rows[draft.from]!, post: null, period: draft.anchor.period };
      return;
    }
    if (alone && isWholeStay(draft, head, drafts[index + 1]!, headAt(index + 1))) {
      roof = { head: { ...head, position: '', company: head.position }, row: rows[draft.from]!, post: null, period: draft.anchor.period };
      return;
    }
    if (head.company !== '')
      roof =
        head.roofed || rows.slice(draft.from, draft.to).some(isDuration)
          ? {
              head,
              row: rows[draft.from]!,
              post: draft.from < draft.anchor.index ? rows[draft.anchor.index]! : null,
              period: draft.anchor.period,
            }
          : null;
    const near = roof !== null && !isApart(roof.period, draft.anchor.period);
    const beneath = roof && near && (setAsPost || isInner || !isSetAsRoof(rows[draft.from]!, roof.row, body)) ? roof : null;
    if (beneath) roof = { ...beneath, period: spanning(beneath.period, draft.anchor.period) };
    const under = MANY_JOBS.test(head.position) ? null : (beneath?.head ?? null);
    const own = (opening || titleAt >= 0) && head.company === '' ? head.position : head.company;
    const above =
      (head.titled ? employerOpening(labelled.rest) : '') || (under?.company ?? (over === undefined ? '' : contentOf(rows[over]!)));
    const named = own || above || (below.get(draft) ?? inBullets.get(draft) ?? (head.titled ? employerRow(labelled.rest) : ''));
    const shared = !opening && !head.titled && named !== '' && draft.from === draft.anchor.index && lastTold === draft.from ? title : '';
    const company = shared === '' ? named : head.company || head.position || named;
    const told = titleAt >= 0 ? contentOf(labelled.rest[titleAt]!) : opening?.title;
    const position = shared || (told && company !== '' ? told : head.position);
    if (draft.from < draft.anchor.index) title = head.titled ? position : '';
    lastTold = labelled.rest.length === 0 && (shared !== '' || draft.from < draft.anchor.index) ? next : -1;
    if (
      isForDegree(head.position) ||
      (!head.titled && segmentsOf(rows, draft, Math.min(next, draft.to + 1)).some(({ text }) => isForDegree(text)))
    )
      return;
    const said = position === '' && company === '' ? toldJob(labelled.rest) : null;
    if (position === '' && company === '' && !said) return;
    const { startDate, endDate: end } =
      beneath && isUndated(draft.anchor.period) && head.company === '' ? beneath.period : draft.anchor.period;
    const endDate = startDate === '' && end === '' && isOngoing(rows.slice(draft.from, draft.to)) ? null : end;
    found.push({
      value: {
        position: (said?.title ?? position).slice(0, 200),
        company: (said?.company ?? (company || employerSite(rows.slice(draft.from, draft.to)))).slice(0, 200),
        startDate,
        endDate,
        description,
        training: head.training,
      },
      span: covering([...rows.slice(draft.from, draft.to), ...account].map((row) => spanOf(row))),
      told: account,
    });
  });
  return found;
};
