import { MONTHS } from '../dates/vocabulary.ts';
import { TRAINING_WORDS } from '../lexicon/jobTitles.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { announcedEmployer } from './announced.ts';
import type { Segment } from './segment.ts';
import { afterBranch, beforeBranch, isDuration, nameOf } from './employerNames.ts';

/** What the head of an entry says. */
export interface Head {
  position: string;
  company: string;
  training: boolean;
  /** The company only stands behind the title on its row, no word says that it is one. */
  guessed: boolean;
  /** Whether a word, not order alone, says that the position is one. */
  titled: boolean;
  /** Whether words, not order alone, told title and employer apart; and which came first. */
  companyFirst: boolean | null;
  /** Whether the employer stands on a row above the title: other titles may follow under it. */
  roofed: boolean;
  /** Whether the employer goes on with the title: « Vendeuse à Alpha ». */
  announced: boolean;
}

const training = makeTrie(TRAINING_WORDS.map((word) => [word, true] as const));

const isTraining = (text: string): boolean => matchAll(training, tokenize(fold(text))).length > 0;

/** How the sure entries of a section are built, for those that words leave unsure. */
export interface Habits {
  /** The employer stands before the title. */
  companyFirst: boolean;
  /** Looks that only titles have, and only employers. */
  titleLooks: ReadonlySet<number>;
  companyLooks: ReadonlySet<number>;
  /** Rows, counted from the date, whose last cell holds the place. */
  placeSlots: ReadonlySet<number>;
  /** What follows a title and its comma is a town. */
  townsBehindTitles: boolean;
  /** Most employers stand apart from the title: « à Oiron » behind it is a town. */
  townsBehindA: boolean;
  /** The row of the head that holds the title, its employer standing on another; null where entries differ. */
  titleRow: number | null;
}

export const NO_HABITS: Habits = {
  companyFirst: false,
  titleLooks: new Set(),
  companyLooks: new Set(),
  placeSlots: new Set(),
  townsBehindTitles: false,
  townsBehindA: false,
  titleRow: null,
};

/** What a look that the section keeps for one role is worth, beside 3 for a title word and 2.5 for an employer word. */
const LOOK = 2.75;

const titleBonus = ({ look }: Segment, { titleLooks, companyLooks }: Habits): number =>
  look === null ? 0 : titleLooks.has(look) ? LOOK : companyLooks.has(look) ? -LOOK : 0;

/** The segment that scores most; among equals the first, or the last. */
const best = (segments: readonly Segment[], score: (segment: Segment) => number, last = false): Segment | null => {
  let winner: Segment | null = null;
  for (const segment of segments)
    if (score(segment) > 0 && (!winner || score(segment) > score(winner) || (last && score(segment) === score(winner)))) winner = segment;
  return winner;
};

/** What a person without an employer writes in its place. */
const ON_ONES_OWN = /^(?:freelance|self[ -]employed|independante?|auto[- ]entrepreneure?|micro[- ]entreprise|a mon compte)$/u;

/** « Juillet-août »: what is left of dates told in several pieces. */
const isOnlyMonths = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || MONTHS.has(word) || /^(?:et|and|a|to|au)$/u.test(word));

const isSetAs = ({ look }: Segment, looks: ReadonlySet<number>): boolean => look !== null && looks.has(look);

/** An employer with the name of a town, in the look of employers; the town itself stands in another. */
const townNamed = (segments: readonly Segment[], title: Segment | null, { companyLooks }: Habits): Segment | undefined => {
  const places = segments.filter((segment) => segment.place && segment !== title);
  return places.some((place) => !isSetAs(place, companyLooks)) ? places.find((place) => isSetAs(place, companyLooks)) : undefined;
};

/** Whether a text that no word tells stands in a look of titles, where employers have one of their own. */
const isNoEmployer = (segment: Segment, { companyLooks, titleLooks }: Habits): boolean =>
  segment.company < 2 && companyLooks.size > 0 && isSetAs(segment, titleLooks) && !isSetAs(segment, companyLooks);

/** Words that the name of a town has at most. */
const TOWN_WORDS = 3;

const freeOf = (segments: readonly Segment[], { placeSlots, townsBehindTitles }: Habits = NO_HABITS): Segment[] =>
  segments.filter(
    ({ place, contract, text, title, company, slot, afterTitle }) =>
      !place &&
      !(townsBehindTitles && afterTitle && company === 0 && text.split(' ').length <= TOWN_WORDS) &&
      !contract &&
      /\p{L}{2}/u.test(text) &&
      !isOnlyMonths(text) &&
      !isDuration(text) &&
      (slot === undefined || !placeSlots.has(slot) || title >= 3 || company >= 2.5),
  );

/** Where the title and where the employer may stand: on rows of their own where the other entries have them so. */
const sidesOf = (free: readonly Segment[], { titleRow }: Habits): [readonly Segment[], readonly Segment[]] => {
  const [of, beside] = [free.filter(({ row }) => row === titleRow), free.filter(({ row }) => row !== titleRow)];
  const named = ({ company, title }: Segment): boolean => company >= 2.5 && company > title;
  const told = of.some(({ title }) => title >= 3) && beside.some(named);
  const apart = of.length > 0 && beside.length > 0 && (told || !of.some(named)) && !beside.some(({ title }) => title >= 3);
  return apart ? [of, beside] : [free, free];
};

/** « Job étudiant », « Emploi saisonnier »: a kind of contract in place of a title. */
const isKindOfPost = ({ contract, title, text }: Segment): boolean => contract && title >= 2 && text.includes(' ');

/** Gives the segments of a head their roles. `habits`: what the other entries of the section do when words do not tell. */
export const assign = (segments: readonly Segment[], habits: Habits): Head => {
  const { companyFirst } = habits;
  const free = freeOf(segments, habits);
  const [titles, companies] = sidesOf(free, habits);
  let title =
    best(titles, (segment) => segment.title - segment.company + titleBonus(segment, habits), companyFirst) ??
    (companies.length < free.length ? titles[0] : null) ??
    segments.find(({ contract, text }) => contract && isTraining(text)) ??
    null;
  const kind = title === null || title.title < 2 ? segments.find(isKindOfPost) : undefined;
  title = kind ?? title;
  let company = best(
    companies.filter((segment) => segment !== title),
    (segment) => segment.company - segment.title - titleBonus(segment, habits),
  );
  const told = title !== null && company !== null;
  const rest = companies.filter((segment) => segment !== title && segment !== company);
  const first = rest[0] ?? null;
  if (title && !company)
    company = rest.find((segment) => segment.title < 2) ?? rest.find((segment) => segment.company >= 2 || segment.title < 3) ?? null;
  else if (!title && company) title = first;
  else if (!title && !company && first) {
    const second = rest.find((segment) => segment !== first) ?? null;
    [title, company] = companyFirst && second ? [second, first] : second ? [first, second] : companyFirst ? [null, first] : [first, null];
  }
  if (company) company = afterBranch(segments, beforeBranch(segments, company, title), title);
  if (!company || isNoEmployer(company, habits)) company = townNamed(segments, title, habits) ?? company;
  if (company && isNoEmployer(company, habits)) company = null;
  company ??= segments.find((segment) => segment !== title && ON_ONES_OWN.test(fold(segment.text))) ?? null;
  const tail = title ? segments[segments.indexOf(title) + 1] : undefined;
  const named = company && nameOf(segments, company, title);
  const ofEmployer = tail === company || (tail !== undefined && named?.startsWith(`${tail.text} - `));
  const goesOn = tail?.afterTitle && !ofEmployer && company && !tail.contract && !habits.townsBehindTitles;
  const extended = title && goesOn ? `${title.text}, ${tail.text}` : title?.text;
  const announced = title && !company ? announcedEmployer(title.text, habits.townsBehindA) : null;
  return {
    position: announced?.title ?? extended ?? '',
    company: announced?.company ?? named ?? '',
    guessed: announced !== null || (company !== null && company.company < 2 && company.row === title?.row),
    titled: title !== null && title.title >= 2,
    training: isTraining(segments.map(({ text }) => text).join('\n')),
    announced: announced !== null,
    roofed: title !== null && company !== null && company.row < title.row,
    companyFirst: told && title && company ? segments.indexOf(company) < segments.indexOf(title) : null,
  };
};

/** Whether most entries whose words tell put the employer first; an unknown name on one side of a sure title tells too. */
const majorityOrder = (heads: readonly Head[], entries: readonly (readonly Segment[])[]): boolean => {
  let [first, told] = [0, 0];
  heads.forEach((head, index) => {
    const free = freeOf(entries[index]!);
    const titles = free.filter(({ title, company }) => title >= 3 && title > company);
    const at = titles.length === 1 && free.length === 2 ? free.indexOf(titles[0]!) : -1;
    const order = head.companyFirst ?? (at < 0 ? null : at === 1);
    if (order === null) return;
    told += 1;
    if (order) first += 1;
  });
  return first * 2 > told;
};

/** A look belongs to a role that has it so many times as often as the other. */
const OWN = 4;

/** Looks that at least two segments of one role have, and hardly any of the other. */
const looksOf = (one: readonly Segment[], other: readonly Segment[]): ReadonlySet<number> => {
  const count = (segments: readonly Segment[], look: number): number => segments.filter((segment) => segment.look === look).length;
  const looks = one.flatMap(({ look }) => (look === null ? [] : [look]));
  return new Set(looks.filter((look) => count(one, look) >= Math.max(2, OWN * count(other, look))));
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

/** What the entries of a section, cut into segments, have in common where words tell titles from employers. */
export const habitsOf = (entries: readonly (readonly Segment[])[]): Habits => {
  const free = entries.flatMap((segments) => freeOf(segments));
  const titles = free.filter(({ title, company }) => title >= 3 && company === 0);
  const companies = free.filter(({ title, company }) => company >= 2.5 && title === 0);
  const heads = entries.map((segments) => assign(segments, NO_HABITS));
  return {
    companyFirst: majorityOrder(heads, entries),
    titleLooks: looksOf(titles, companies),
    companyLooks: looksOf(companies, titles),
    placeSlots: placeSlotsOf(entries),
    titleRow: titleRowOf(entries),
    townsBehindTitles: areTownsBehindTitles(entries),
    townsBehindA: heads.filter(({ announced }) => announced).length * 2 < heads.length,
  };
};
