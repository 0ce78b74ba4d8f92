import type { WorkExperience } from '#contract/candidates';
import { findPeriods, type Period } from '../../dates/periods.ts';
import type { EntryLabel } from '../../lexicon/entryLabels.ts';
import { bareLabelOf, entryLabelOf } from '../../text/entryLabels.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { withoutPeriod } from '../anchors.ts';
import { describeRows } from './descriptions.ts';
import { isHeaderLike } from './headers.ts';
import { assign } from './heads.ts';
import { NO_HABITS } from './habits.ts';
import type { Segment } from './segment.ts';
import { toSegments } from './segments.ts';

/** A job told as a form, and where it stands. */
export interface FormEntry {
  value: WorkExperience & { training: boolean };
  rows: readonly Row[];
  told: readonly Row[];
}

/** A row with the label that opens it; null for a row without one. */
interface Line {
  row: Row;
  kind: EntryLabel | null;
  value: number;
}

/** Labels of which each form has one. */
const KEYS: readonly (EntryLabel | null)[] = ['position', 'company', 'dates'];
/** Labels that make a form, and the share of the entries that must be one. */
const MIN_KEYS = 2;
const FORM_SHARE = 0.75;
/** Rows without a label that may stand over each form. */
const MAX_OVER = 2;

const lineOf = (row: Row): Line => {
  const label = entryLabelOf(row.text.slice(row.from));
  const kind = label?.kind === 'school' ? 'company' : (label?.kind ?? null);
  return { row, kind, value: row.from + (label?.length ?? 0) };
};

/** « Fonction ou poste occupé » on a row of its own: the row under it is its value, what follows belongs to no field but the tasks. */
const linesOf = (rows: readonly Row[]): Line[] => {
  let over: EntryLabel | null = null;
  let isValue = false;
  return rows.flatMap((row) => {
    const bare = bareLabelOf(contentOf(row));
    const line = lineOf(row);
    if (bare === null && line.kind !== null) over = null;
    if (bare === null && over === null) return [line];
    const kind = isValue || over === 'activities' ? over : 'aside';
    isValue = bare !== null;
    if (bare === null) return [{ row, kind, value: row.from }];
    over = bare === 'school' ? 'company' : bare;
    return [];
  });
};

/** Lines cut where a key comes again, with as many lines above it as stand above the first. */
const cutForms = (lines: readonly Line[]): Line[][] => {
  const over = lines.findIndex(({ kind }) => kind !== null);
  const first = lines[over]?.kind;
  if (over < 0 || over > MAX_OVER) return [];
  const starts = [0];
  let seen = new Set<EntryLabel | null>();
  lines.forEach(({ kind }, at) => {
    if (seen.has(kind) && (KEYS.includes(kind) || kind === first)) {
      let from = at;
      while (at - from < over && lines[from - 1]!.kind === null && !lines[from - 1]!.row.bullet && isHeaderLike(lines[from - 1]!.row))
        from -= 1;
      starts.push(from);
      seen = new Set();
    }
    if (kind !== null) seen.add(kind);
  });
  return starts.map((from, index) => lines.slice(from, starts[index + 1]));
};

const periodOf = (lines: readonly Line[]): Period | undefined => {
  const dated = [...lines.filter(({ kind }) => kind === 'dates'), ...lines.filter(({ kind }) => kind === null)];
  return dated.map(({ row }) => findPeriods(row.folded)[0]).find((period) => period !== undefined);
};

const segmentsOf = ({ row, kind, value }: Line, at: number): Segment[] =>
  kind === 'company'
    ? toSegments(`employeur : ${row.text.slice(value)}`, at, row.bold)
    : toSegments(row.text.slice(row.from), at, row.bold);

const entryOf = (form: readonly Line[]): FormEntry => {
  const labelled = form.findIndex(({ kind }) => kind !== null);
  const head = form.filter(
    ({ kind, row }, at) =>
      kind === 'position' || kind === 'company' || (kind === null && at < labelled && findPeriods(row.folded).length === 0),
  );
  const { position, company, training } = assign(head.flatMap(segmentsOf), NO_HABITS);
  const told = form.flatMap(({ row, kind, value }, at) => {
    if (kind === null) return at > labelled ? [row] : [];
    return kind === 'activities' && value < row.text.length ? [{ ...row, from: value }] : [];
  });
  const { startDate = '', endDate = '' } = periodOf(form) ?? {};
  const rows = form.map(({ row }) => row);
  return { value: { position, company, startDate, endDate, description: describeRows(told).description, training }, rows, told };
};

/** « Working as a tester at Orvane from May 2019 » over forms without a date: projects of jobs that sentences tell. */
const areProjects = (forms: readonly (readonly Line[])[]): boolean =>
  forms.every((form) => form.every(({ kind }) => kind !== 'dates')) &&
  forms.some((form) =>
    form.some(({ row, kind }) => {
      const [period] = kind === null && !row.bullet ? findPeriods(row.folded) : [];
      const { titled, company } = period
        ? assign(toSegments(withoutPeriod(row, period), 0, row.bold), NO_HABITS)
        : { titled: false, company: '' };
      return titled && company !== '';
    }),
  );

/** « Entreprise : … », « Poste : … », « Dates : … », one under the other for each job; none where the section is no such form. */
export const formEntries = (rows: readonly Row[]): FormEntry[] => {
  const forms = cutForms(linesOf(rows.filter((row) => contentOf(row) !== '')));
  const whole = forms.filter((form) => KEYS.filter((key) => form.some(({ kind }) => kind === key)).length >= MIN_KEYS);
  if (whole.length === 0 || whole.length < FORM_SHARE * forms.length || areProjects(forms)) return [];
  return forms.map(entryOf).filter(({ value }) => value.position !== '' || value.company !== '');
};
