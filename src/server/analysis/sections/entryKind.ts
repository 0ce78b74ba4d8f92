import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { isSchool } from '../text/studyWords.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { namesDegree } from './content.ts';
import { headingKinds, mayNotNameWork } from './headings.ts';

export const ENTRY_KINDS = ['experience', 'education'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Rows that tell what stands under a title: what would cost more than linear time stays small. */
const MAX_ROWS = 120;
/** A longer row is prose. */
const MAX_LETTERS = 120;
/** Rows above and below a date that may name what it dates, the nearest first. */
const AROUND = [0, 1, -1, -2];

/** « Prizes and talks », « Engagements citoyens »: what a person did, and neither post nor study. Folded. */
const NO_ENTRIES =
  /(?<!\p{L})(?:publication|papers?|articles?|award|prix|prizes|grants?|scholarship|bourses|talks|conference|presentation|certif|engage|citoyen|clubs?|member|committee|comite|sports?|references?|exhibition|exposition|concert|films?|oeuvres|responsabilites? (?:admin|collecti|electi|institution|scientif|pedagog)|projects?|projets?|loisirs?|hobb)/u;
/** « Training », « Works »: words that no posts stand under. Folded. */
const NO_POSTS = /(?<!\p{L})(?:training|courses?|cours|works?(?!\p{L}))/u;

/** Stems that only say what somebody may mean: a title in such words settles what its content leaves open. Folded. */
const HINTS: Record<EntryKind, RegExp> = {
  experience:
    /(?<!\p{L})(?:trava|boulot|job|emplo|metier|poste|mission|work|career|carrier|profess|entrepris|compan|indust|terrain|experi|patron)/u,
  education:
    /(?<!\p{L})(?:ecol|etud|school|stud|learn|appri|appren|forma|diplom|degree|universit|campus|class|scola|cursus|educ|instruct)/u,
};

/** The folded words of a row without the dates among them: « Dec. 2019 » is no diploma. */
const withoutDates = ({ folded, from }: Row): string => {
  let text = '';
  let at = from;
  for (const { start, end } of findPeriods(folded)) {
    text += `${folded.slice(at, start)}\n`;
    at = Math.max(at, end);
  }
  return text + folded.slice(at);
};

const partsOf = (text: string): string[] => text.split(/[\n,|:(–—]|\s-\s/u);

/** What a row says of the entry that it belongs to: a degree, or a school that no trade stands beside; a trade or an employer. */
const kindOfRow = (row: Row): EntryKind | null => {
  const text = withoutDates(row);
  if (namesDegree(text)) return 'education';
  if (partsOf(text).some((part) => titleScore(part) >= 3)) return 'experience';
  if (isSchool(contentOf(row))) return 'education';
  return partsOf(text).some((part) => companyScore(part, part) >= 2) ? 'experience' : null;
};

/** What most dated rows under a title tell of, by what is named right there; null where they tell neither. */
const votesOf = (rows: readonly Row[]): Record<EntryKind | 'all' | 'stays', number> => {
  const short = (row: Row | undefined): row is Row => row !== undefined && !row.bullet && row.text.length < MAX_LETTERS;
  const dated = rows.flatMap((row, index) => (short(row) && findPeriods(row.folded).length > 0 ? [index] : []));
  const told = dated.map((index) => {
    for (const step of AROUND) {
      const row = rows[index + step];
      const kind = short(row) && (step === 0 || !dated.includes(index + step)) ? kindOfRow(row) : null;
      if (kind) return kind;
    }
    return null;
  });
  const count = (kind: EntryKind): number => told.filter((one) => one === kind).length;
  const stays = dated.filter((index) => findPeriods(rows[index]!.folded).some(({ single }) => !single)).length;
  return { experience: count('experience'), education: count('education'), all: dated.length, stays };
};

/** Dated stays that tell of posts where nothing else in the CV does. */
const MIN_STAYS = 2;

/** Posts without a date from so many on. */
const MIN_POSTS = 3;
/** « Orvane » over « Vendeuse » over what was done: posts that nothing dates. */
const holdsUndatedPosts = (rows: readonly Row[]): boolean =>
  rows.filter(
    (row, index) =>
      !row.bullet &&
      rows[index - 1]?.bullet === false &&
      rows[index + 1]?.bullet === true &&
      row.text.length < MAX_LETTERS &&
      kindOfRow(row) === 'experience' &&
      partsOf(row.folded).some((part) => titleScore(part) >= 3),
  ).length >= MIN_POSTS;

/** What of the kinds that a CV announces nowhere stands under a title in words that no list knows: « Sur le terrain » over posts; null for neither. */
export const kindOfEntries = (heading: Row, rows: readonly Row[], missing: readonly EntryKind[]): EntryKind | null => {
  const title = contentOf(heading);
  const folded = fold(title);
  if (headingKinds(title).length > 0 || mayNotNameWork(title) || NO_ENTRIES.test(folded)) return null;
  const { experience, education, all, stays } = votesOf(rows.slice(0, MAX_ROWS));
  if (all === 0)
    return missing.includes('experience') && !NO_POSTS.test(folded) && holdsUndatedPosts(rows.slice(0, MAX_ROWS)) ? 'experience' : null;
  const hinted = ENTRY_KINDS.filter((kind) => HINTS[kind].test(folded));
  const meant = hinted.length === 1 ? hinted[0]! : null;
  const isTold = (kind: EntryKind): boolean => missing.includes(kind) && !(kind === 'experience' && NO_POSTS.test(folded));
  const most = experience > education ? 'experience' : education > experience ? 'education' : null;
  const told = most === 'experience' && experience * 2 > all ? most : most === 'education' && education * 2 > all ? (meant ?? most) : meant;
  if (told !== null && isTold(told)) return told;
  return isTold('experience') && meant !== 'education' && stays >= MIN_STAYS && (experience > 0 || !missing.includes('education'))
    ? 'experience'
    : null;
};

/** Whether what stands under a known heading is what it announces. */
export const holdsEntries = (kind: EntryKind, rows: readonly Row[]): boolean =>
  kind === 'education'
    ? rows.some((row) => namesDegree(row.folded) || isSchool(contentOf(row)))
    : rows.some((row) => findPeriods(row.folded).length > 0 || kindOfRow(row) === 'experience');
