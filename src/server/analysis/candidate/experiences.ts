import type { WorkExperience } from '#contract/candidates';
import { contentOf, spanOf, type Row } from '../text/rows.ts';
import { covering, type Found } from '../text/span.ts';
import { anchorOf, joinSplitDates, type Anchor } from './anchors.ts';
import { describeRows } from './descriptions.ts';
import { isHeaderLike, isStrongHeader } from './headers.ts';
import { assign, type Head, majorityOrder } from './heads.ts';
import { entryLabelOf } from './entryLabels.ts';
import { toSegments, type Segment } from './segments.ts';

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

const anchorsOf = (rows: readonly Row[]): Anchor[] => {
  const strict = rows.flatMap((row, index) => anchorOf(row, index, false) ?? []);
  return strict.length > 0 ? strict : rows.flatMap((row, index) => anchorOf(row, index, true) ?? []);
};

/** Rows above the first date of a section belong to its entry: the later entries of the section are built the same way. */
const rowsAbove = (rows: readonly Row[], anchors: readonly Anchor[], body: number): number => {
  const first = anchors[0];
  if (!first) return 0;
  let above = 0;
  while (above < MAX_ABOVE && above < first.index && isHeaderLike(rows[first.index - above - 1]!)) above += 1;
  if (above === 0 || first.rest === '' ) return above;
  const second = anchors[1];
  const before = second ? rows[second.index - 1] : undefined;
  if (before && above > 0 && second!.index - 1 > first.index && !isStrongHeader(before, body)) return 0;
  return above;
};

const startOf = (rows: readonly Row[], anchor: Anchor, floor: number, above: number, body: number): number => {
  let from = anchor.index;
  while (anchor.index - from < above && from - 1 >= floor) {
    const row = rows[from - 1]!;
    const depth = anchor.index - from + 1;
    if (!isHeaderLike(row)) break;
    if (floor > 0 && !isStrongHeader(row, body) && !(depth === 1 && anchor.rest === '' && rows[from - 2]?.block !== row.block)) {
      const bulletBefore = rows[from - 2]?.bullet === true;
      if (!(bulletBefore && /^\p{Lu}/u.test(contentOf(row)))) break;
    }
    from -= 1;
  }
  return from;
};

/** Rows under the date go on with the head while it lacks a title or an employer. */
const endOf = (rows: readonly Row[], draft: Draft, limit: number, body: number): number => {
  let to = draft.anchor.index + 1;
  for (let step = 0; step < 3 && to < limit; step += 1) {
    const head = headOf(rows, draft, to);
    const row = rows[to]!;
    if (!isHeaderLike(row)) break;
    const segments = toSegments(row.text.slice(row.from), 0, row.bold);
    if (segments.length > 0 && segments.every(({ place, contract }) => place || contract)) {
      to += 1;
      continue;
    }
    const bothMissing = head.position === '' && head.company === '';
    const titled = segments.some(({ title, company }) => title > company && title >= 3);
    const named = segments.some(({ title, company }) => company > title && company >= 2);
    const short = contentOf(row).split(' ').length <= 6;
    const emphasised = row.bold || row.caps || row.fontSize > body + 0.4;
    const takes =
      bothMissing ||
      (!head.titled && titled) ||
      (head.position === '' && (emphasised || short)) ||
      (head.company === '' && !titled && (named || emphasised || (short && rows[to + 1] !== undefined && to + 1 < limit && !/^(?:missions?|projets?|contexte|environnement|realisations?)/u.test(row.folded.slice(row.from)))));
    if (!takes) break;
    to += 1;
  }
  return to;
};

/** « 6 ans 2 mois »: the whole stay at an employer whose roles follow. */
const isDuration = (row: Row): boolean => /^\W*\d{1,2} (?:ans?|mois|years?|yrs?|months?|mos?)(?: \d{1,2} (?:mois|months?|mos?))?\W*$/u.test(row.folded);

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

const headOf = (rows: readonly Row[], { anchor, from }: Draft, to: number, companyFirst = false, labelled: readonly Segment[] = []): Head => {
  const segments = rows.slice(from, to).flatMap((row, offset) => {
    const text = from + offset === anchor.index ? anchor.rest : row.text.slice(row.from);
    if (isDuration(row)) return [];
    return toSegments(text, offset, row.bold);
  });
  return assign([...segments, ...labelled], companyFirst);
};

const draftsOf = (rows: readonly Row[], body: number): Draft[] => {
  const anchors = anchorsOf(rows);
  const above = rowsAbove(rows, anchors, body);
  const drafts: Draft[] = [];
  for (const anchor of anchors) {
    const previous = drafts.at(-1);
    const floor = previous ? previous.anchor.index + 1 : 0;
    const from = previous ? startOf(rows, anchor, floor, above, body) : Math.max(0, anchor.index - above);
    drafts.push({ anchor, from, to: anchor.index + 1 });
  }
  return drafts.map((draft, index) => ({ ...draft, to: endOf(rows, draft, drafts[index + 1]?.from ?? rows.length, body) }));
};

/**
 * Entries of one experience section: each dated row anchors one, its head is what surrounds the date, the rest describes it.
 */
export const readExperiences = (sectionRows: readonly Row[], body: number): ExperienceEntry[] => {
  const rows = joinSplitDates(sectionRows);
  const drafts = draftsOf(rows, body);
  const companyFirst = majorityOrder(drafts.map((draft) => headOf(rows, draft, draft.to)));
  const found: ExperienceEntry[] = [];
  let roof: Head | null = null;
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1]?.from ?? rows.length;
    const labelled = labelledRows(rows.slice(draft.to, next));
    const head = headOf(rows, draft, draft.to, companyFirst, labelled.segments);
    const { description, rows: told } = describeRows(labelled.rest);
    const nested = head.position === '' && head.company !== '' && description === '' && index + 1 < drafts.length;
    if (nested) {
      roof = head;
      return;
    }
    if (head.company !== '') roof = rows.slice(draft.from, draft.to).some(isDuration) ? head : null;
    const company = head.company === '' && roof ? roof.company : head.company;
    if (head.position === '' && company === '') return;
    const { startDate, endDate } = draft.anchor.period;
    found.push({
      value: { position: head.position.slice(0, 200), company: company.slice(0, 200), startDate, endDate, description, training: head.training },
      span: covering([...rows.slice(draft.from, draft.to), ...told].map((row) => spanOf(row))),
      told,
    });
  });
  return found;
};
