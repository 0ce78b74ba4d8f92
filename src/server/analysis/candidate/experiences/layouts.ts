import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import type { Anchor } from '../anchors.ts';
import { type Draft, headOf, segmentsOf } from './entryHeads.ts';
import { tellsTasks } from './deeds.ts';
import { isPart } from './parts.ts';
import { isHeaderLike } from './headers.ts';
import { isDetail, isInBlockOf, MAX_ABOVE } from './headRows.ts';
import { habitsOf } from './sectionHabits.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

/** Rows of a head that may stand below its date. */
const MAX_BELOW = 3;
/** Entries from so many on show that they are built alike. */
const MIN_ENTRIES = 2;
/** By how much of an entry the heads built alike must be better than those found one by one. */
const MARGIN = 0.4;

/** What a piece of a head or a short row that finds no role costs. */
const LEFT = 0.5;

/** Words of an employer or a title from so many on that go on in lower case are prose. */
const PROSE = 6;

const isProse = (text: string): boolean => {
  const words = text.split(' ').filter((word) => word.length > 3);
  return text.split(' ').length >= PROSE && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
};

/** A judgement of rows that are looked at in many ways: each is judged once. */
const judgedOnce = (judge: (row: Row) => boolean): ((row: Row) => boolean) => {
  const judged = new WeakMap<Row, boolean>();
  return (row) => {
    const known = judged.get(row) ?? judge(row);
    judged.set(row, known);
    return known;
  };
};

const isHead = judgedOnce((row) => !row.bullet && isHeaderLike(row));
const isAside = judgedOnce((row) => isHead(row) && isDetail(row));

/** Where so many rows above a date begin, towns and contracts between them not counted: only some entries may tell them. */
const startAbove = (rows: readonly Row[], index: number, above: number): number => {
  let [from, told] = [index, 0];
  while (told < above && from > 0) {
    from -= 1;
    if (!isAside(rows[from]!)) told += 1;
  }
  return told < above ? -1 : from;
};

/** Heads that all have so many rows above and below their dates; null where they would run into each other. */
const alike = (rows: readonly Row[], anchors: readonly Anchor[], above: number, below: number): Draft[] | null => {
  const drafts: Draft[] = [];
  for (const [at, anchor] of anchors.entries()) {
    const from = startAbove(rows, anchor.index, above);
    let to = anchor.index + 1;
    const next = anchors[at + 1];
    const isOwn = (at: number): boolean =>
      isHead(rows[at]!) && !tellsTasks(contentOf(rows[at]!)) && !(next && isInBlockOf(rows, at, next, anchor));
    while (to < rows.length && to <= anchor.index + below && isOwn(to)) to += 1;
    if (from < (drafts.at(-1)?.to ?? 0) || !rows.slice(from, anchor.index).every(isHead)) return null;
    drafts.push({ anchor, from, to });
  }
  return drafts;
};

/** What short rows cost that might stand in a head and stand in none. */
const leftOver = (rows: readonly Row[]): number => rows.filter((row) => isHead(row) && contentOf(row).split(' ').length <= 5).length * LEFT;

/** How well heads tell titles and employers, and how little of them is left among what they tell. */
export const worthOf = (rows: readonly Row[], drafts: readonly Draft[]): number => {
  const habits = habitsOf(drafts.map((draft) => segmentsOf(rows, draft, draft.to)));
  let worth = -leftOver(rows.slice(0, drafts[0]!.from));
  drafts.forEach((draft, index) => {
    const { position, company, titled, tailed } = headOf(rows, draft, draft.to, habits);
    const segments = segmentsOf(rows, draft, draft.to);
    const named = companyScore(company, fold(company)) >= 2;
    if (position !== '' && !isProse(position)) worth += titled ? 2 : 0.5;
    if (company !== '' && !isProse(company) && titleScore(fold(company)) < 3) worth += named && !tailed ? 2 : 1;
    const titles = segments.filter(({ title, company: employer }) => title >= 3 && title > employer);
    const employers = segments.filter(({ title, company: employer, text }) => employer >= 2.5 && employer > title && !isPart(text));
    worth -= Math.max(0, titles.length - 1) + Math.max(0, employers.length - 1);
    const unused = segments.filter(
      ({ text, place, contract }) => !place && !contract && !isPart(text) && !position.includes(text) && !company.includes(text),
    );
    worth -= unused.length * LEFT;
    const told = rows.slice(draft.to, drafts[index + 1]?.from ?? rows.length);
    worth -= leftOver(told);
  });
  return worth / drafts.length;
};

/** The heads of a section found one by one, or all built alike around their dates where that tells more. */
export const withOneLayout = (rows: readonly Row[], drafts: readonly Draft[]): readonly Draft[] => {
  if (drafts.length < MIN_ENTRIES) return drafts;
  const anchors = drafts.map(({ anchor }) => anchor);
  let [best, most] = [drafts, worthOf(rows, drafts) + MARGIN];
  if (most >= 4 + MARGIN) return drafts;
  for (let above = 0; above <= MAX_ABOVE; above += 1)
    for (let below = 0; below <= MAX_BELOW; below += 1) {
      const built = alike(rows, anchors, above, below);
      const worth = built ? worthOf(rows, built) : 0;
      if (built && worth > most) [best, most] = [built, worth];
    }
  return best;
};
