import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { opensWithPlacement } from '../../sections/content.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { anchorOf } from '../anchors.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { softSkillsIn } from '../skills/softWords.ts';
import { type Draft, headOf, segmentsOf } from './entryHeads.ts';
import { isHeaderLike } from './headers.ts';
import { assign, type Head } from './heads.ts';
import { outerBullets } from './outerBullets.ts';
import { headsAt, openingsOf } from './repeatedHeads.ts';
import { habitsOf } from './sectionHabits.ts';
import { NO_PERIOD, undatedAnchor } from './undatedAnchor.ts';

/** Rows and words that the head of a job without a date has at most. */
const HEAD_ROWS = 3;
const HEAD_WORDS = 12;
/** Of the groups of short rows, the share that must hold such a head. */
const SHARE = 0.5;

/** Groups of rows that may be the head of a job: short ones at the edge, behind rows that are not. */
const groupsOf = (rows: readonly Row[]): [number, number][] => {
  const edge = Math.min(...rows.filter(({ bullet }) => !bullet).map(({ x }) => x));
  const groups: [number, number][] = [];
  rows.forEach((row, index) => {
    const last = groups.at(-1);
    if (row.bullet || Math.abs(row.x - edge) > 3 || !isHeaderLike(row) || contentOf(row).split(' ').length > HEAD_WORDS) return;
    if (last?.[1] === index) last[1] = index + 1;
    else groups.push([index, index + 1]);
  });
  return groups;
};

/** Whether more than its place under a title speaks for an employer: its words, a town beside it, the row that both share. */
const isSure = (rows: readonly Row[], draft: Draft, { company, guessed }: Head): boolean =>
  (!guessed && (draft.to === draft.from + 1 || companyScore(company, fold(company)) >= 2)) ||
  segmentsOf(rows, draft, draft.to).some(({ place }) => place);

/** The head that begins at this row, of as few rows as name a title and an employer; null for none. */
const headAt = (rows: readonly Row[], from: number, end: number): Draft | null => {
  const anchor = undatedAnchor(rows[from]!, from);
  for (let to = from + 1; to <= Math.min(end, from + HEAD_ROWS); to += 1) {
    const draft = { anchor, from, to };
    const head = headOf(rows, draft, to);
    if (head.titled && head.company !== '' && isSure(rows, draft, head)) return draft;
  }
  return null;
};

/** Lines that are posts of their own from so many on, and when such a share of them names a title and an employer. */
const MIN_LINES = 2;
const LINE_SHARE = 0.75;
/** Words of an employer from so many on are prose. */
const PROSE = 9;

/** Words that the heading of a list has at most. */
const HEADING_WORDS = 4;

/** « Enseignement » over posts in a list: the heading of a part of the section. */
const isOverList = (row: Row, next: Row | undefined): boolean =>
  !row.bullet && next?.bullet === true && isHeaderLike(row) && contentOf(row).split(' ').length <= HEADING_WORDS;

/** Whether a row tells of the bullet above it: further in than the bullets, where positions tell it. */
const isUnderBullet = (rows: readonly Row[], at: number): boolean => {
  const [first, row] = [rows[0]!, rows[at]!];
  return !row.bullet && (row.x > first.x + 3 || (row.x === 0 && rows[at + 1]?.bullet !== false));
};

/** Rows that are all bullets, headings over them left out, or none, each of which names a title and an employer, with or without its date; none where more than a few do not. */
export const postLines = (rows: readonly Row[], share = LINE_SHARE): Draft[] => {
  const listed = rows[0]?.bullet === true;
  const outer = new Set(outerBullets(rows));
  const drafts = rows.flatMap((row, at) =>
    (listed && (isUnderBullet(rows, at) || (row.bullet && !outer.has(row)))) || isOverList(row, rows[at + 1])
      ? []
      : [{ anchor: anchorOf(row, at, true) ?? undatedAnchor(row, at), from: at, to: at + 1 }],
  );
  const whole = drafts.filter((draft) => {
    if (draft.anchor.period === NO_PERIOD && findPeriods(rows[draft.from]!.folded).length > 0) return false;
    const { titled, position, company } = headOf(rows, draft, draft.to);
    const named = /^[\p{Lu}\d"“«]/u.test(company) || companyScore(company, fold(company)) >= 2.5;
    return titled && /^\p{Lu}/u.test(position) && named && company.split(' ').length < PROSE;
  });
  const alike = drafts.every(({ from }) => rows[from]!.bullet === rows[drafts[0]!.from]!.bullet);
  return alike && whole.length >= MIN_LINES && whole.length >= share * drafts.length ? whole : [];
};

/** Lines from so many on show that they are built alike; the share that must name a title and an employer then, and that in which a word must tell the title. */
const ALIKE_LINES = 3;
const TITLED_SHARE = 0.5;

/** Lines that are all bullets, or none, and tell a title and an employer as those do whose titles words tell. */
const linesAlike = (rows: readonly Row[]): Draft[] => {
  const own = rows.filter((row) => row.bullet === rows[0]?.bullet);
  if (own.length < rows.length || rows.length < ALIKE_LINES || rows.some((row) => contentOf(row).split(' ').length > LINE_WORDS)) return [];
  const drafts = rows.map((row, at) => ({ anchor: undatedAnchor(row, at), from: at, to: at + 1 }));
  const entries = drafts.map((draft) => segmentsOf(rows, draft, draft.to));
  const habits = habitsOf(entries);
  const heads = entries.map((segments) => assign(segments, habits));
  const isWhole = ({ position, company }: Head): boolean => position !== '' && /^[\p{Lu}\d"“«]/u.test(company);
  const titled = heads.filter((head) => isWhole(head) && head.titled);
  const whole = drafts.filter((_, at) => isWhole(heads[at]!));
  return whole.length >= LINE_SHARE * rows.length && titled.length >= TITLED_SHARE * rows.length ? whole : [];
};
/** Words that such a line has at most. */
const LINE_WORDS = 16;

/** Blocks that open with a post, of all: so many at least, and such a share. */
const MIN_BLOCKS = 2;
const BLOCK_SHARE = 0.6;

/** Rows that open a block each and name a title and an employer, what was done below them; none where too few blocks open so. */
const openingsOfBlocks = (rows: readonly Row[]): Draft[] => {
  const openings = rows.flatMap((row, at) => (at === 0 || rows[at - 1]!.block !== row.block ? [at] : []));
  if (openings.length === rows.length || openings.some((at) => rows[at]!.bullet || !isHeaderLike(rows[at]!))) return [];
  const drafts = openings.map((at) => ({ anchor: undatedAnchor(rows[at]!, at), from: at, to: at + 1 }));
  const heads = drafts.map((draft) => headOf(rows, draft, draft.to));
  const whole = heads.filter(({ titled, company, announced }) => titled && company !== '' && announced === null);
  return whole.length >= MIN_BLOCKS && whole.length >= BLOCK_SHARE * drafts.length ? drafts.filter((_, at) => heads[at]!.titled) : [];
};

/** Words that a title alone on its line has at most. */
const TITLE_WORDS = 6;

/** « Officier de police » opens with the post, and nothing parts an employer from it. */
const isOnlyTitle = (row: Row): boolean => {
  const folded = row.folded.slice(row.from);
  const employer = companyScore(contentOf(row), folded);
  const parted = /[,|@(:\n]|\s[–—-]\s|(?<!\p{L})(?:chez|at|for|with|au|aux|a)\s/u.test(folded);
  return titleScore(folded) >= 3 && (employer < 2.5 || (employer < 3 && !parted && titleScore(folded.split(' ')[0]!) >= 3));
};

/** « Comptable » over « Gestionnaire des ressources humaines »: rows that are nothing but titles, a post each; none where any row is more. */
const titlesAlone = (rows: readonly Row[]): Draft[] => {
  const alone = rows.every((row) => row.bullet === rows[0]!.bullet && isOnlyTitle(row) && contentOf(row).split(' ').length <= TITLE_WORDS);
  return alone && rows.length >= MIN_LINES ? rows.map((row, at) => ({ anchor: undatedAnchor(row, at), from: at, to: at + 1 })) : [];
};

/** Jobs of a section in which nothing is dated: a line each, or heads of a title and an employer, most groups of short rows being such. */
export const undatedJobs = (rows: readonly Row[]): Draft[] => {
  const [lines, alike] = [postLines(rows), linesAlike(rows)];
  if (lines.length + alike.length > 0) return alike.length > lines.length ? alike : lines;
  const titles = titlesAlone(rows);
  if (titles.length > 0) return titles;
  const repeated = headsAt(rows, openingsOf(rows));
  if (repeated.length > 0) return repeated;
  const blocks = openingsOfBlocks(rows);
  if (blocks.length > 0) return blocks;
  const groups = groupsOf(rows).map(([from, end]) => {
    const drafts: Draft[] = [];
    for (let at = from; at < end; at += 1) {
      const draft = headAt(rows, at, end);
      if (!draft) continue;
      drafts.push(draft);
      at = draft.to - 1;
    }
    return drafts;
  });
  return groups.filter((drafts) => drafts.length > 0).length >= SHARE * groups.length ? groups.flat() : headsOverLists(rows);
};

/** Heads over lists from so many on are posts, and two of them where words say so. */
const MIN_HEADS = 3;
const MIN_TOLD = 2;
const tellsPost = (row: Row): boolean => titleScore(row.folded.slice(row.from)) >= 3 || opensWithPlacement(row.folded.slice(row.from));

/** Of such heads, the share that may be what somebody can do: more are themes. */
const THEME_SHARE = 0.75;
const isTheme = (row: Row): boolean =>
  titleScore(row.folded.slice(row.from)) < 2 && (skillIdsOf(contentOf(row)).length > 0 || softSkillsIn(row.text, row.folded).length > 0);

/** Rows set alike, each over a list of what was done, and no other row but those of the lists: a post each, whatever its words. */
const headsOverLists = (rows: readonly Row[]): Draft[] => {
  const heads = rows.flatMap((row, at) => (row.bullet ? [] : [at]));
  const lookOf = (at: number): number | undefined => typeAt(rows[at]!, rows[at]!.from)?.look;
  const alike = heads.every(
    (at) =>
      rows[at + 1]?.bullet === true &&
      isHeaderLike(rows[at]!) &&
      rows[at]!.bold &&
      lookOf(at) === lookOf(heads[0]!) &&
      contentOf(rows[at]!).split(' ').length <= HEAD_WORDS,
  );
  const themes = heads.filter((at) => isTheme(rows[at]!));
  const enough = heads.length >= MIN_HEADS || (heads.length >= MIN_TOLD && heads.every((at) => tellsPost(rows[at]!)));
  return alike && enough && heads[0] === 0 && themes.length <= THEME_SHARE * heads.length
    ? heads.map((at) => ({ anchor: undatedAnchor(rows[at]!, at), from: at, to: at + 1 }))
    : [];
};
