import { announcedEmployer, type Tie, WAYS } from './announced.ts';
import { hasCampuses } from './employedCuts.ts';
import type { Habits, Mark } from './habits.ts';
import { leftWorth, pairWorth, patternOf, stretchWorth } from './headEvidence.ts';
import { ANNOUNCED, ANNOUNCED_AS_OTHERS, ANNOUNCED_NAMED, NO_EMPLOYER, NO_TITLE } from './headWeights.ts';
import { isPart } from './parts.ts';
import { fold } from '../../text/fold.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { describe, type Segment } from './segment.ts';
import { withSeatedPlaces } from './placeSeats.ts';
import { factsOf, isTraining, mayBeCompany, mayBeTitle, type Stretch, stretchesOf } from './stretches.ts';

/** What the head of an entry says. */
export interface Head {
  position: string;
  company: string;
  training: boolean;
  /** The company only stands behind the title on its row, no word says that it is one. */
  guessed: boolean;
  /** Whether a word, not order alone, says that the position is one. */
  titled: boolean;
  /** Whether a word says that the company is one. */
  named: boolean;
  /** The employer is only a part of one: « Direction des achats ». */
  part: boolean;
  /** Whether words, not order alone, told title and employer apart; and which came first. */
  companyFirst: boolean | null;
  /** Whether the employer stands on a row above the title: other titles may follow under it. */
  roofed: boolean;
  /** Whether the employer goes on with the title: « Vendeuse à Alpha ». */
  announced: Tie | null;
  /** The employer only stands behind a mark or a preposition that may go on with the title: « Responsable, Achats ». */
  tailed: boolean;
  /** What parts an employer from the title before it on its row; null where nothing such does. */
  mark: Mark | null;
  /** Where the employer stands from the title; null for a head that names neither. */
  pattern: string | null;
}

/** Roles of the stretches of a head, and what they are worth together. */
interface Roles {
  facts: readonly Segment[];
  title: Stretch | null;
  company: Stretch | null;
  worth: number;
}

/** What each stretch is worth in a role, what it takes from being left without one included. */
interface Worth {
  stretch: Stretch | null;
  worth: number;
}

const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/** The roles that are worth most: at most one title and one employer, what is left over counted. */
const rolesOf = (facts: readonly Segment[], habits: Habits, tied = ANNOUNCED): Roles => {
  const left = facts.map((segment) => leftWorth(segment, habits));
  const all = left.reduce((sum, worth) => sum + worth, 0);
  const titles: Worth[] = [{ stretch: null, worth: NO_TITLE }];
  const companies: Worth[] = [{ stretch: null, worth: NO_EMPLOYER }];
  for (const stretch of stretchesOf(facts)) {
    const { title, company } = stretchWorth(facts, stretch, habits);
    const taken = left.slice(stretch.from, stretch.to).reduce((sum, worth) => sum + worth, 0);
    if (mayBeTitle(facts, stretch)) titles.push({ stretch, worth: title - taken });
    const announced = facts[stretch.from]!.announced === true;
    if (mayBeCompany(facts, stretch, habits)) companies.push({ stretch, worth: (announced ? tied : company) - taken });
  }
  let best: Roles = { facts, title: null, company: null, worth: all + NO_TITLE + NO_EMPLOYER };
  for (const { stretch: title, worth: titled } of titles)
    for (const { stretch: company, worth: employed } of companies) {
      if (title && company && overlap(title, company)) continue;
      const together = title && company && facts[company.from]!.announced !== true ? pairWorth(facts, title, company, habits) : 0;
      const worth = all + titled + employed + together;
      if (worth > best.worth) best = { facts, title, company, worth };
    }
  return best;
};

/** A head with one of its pieces cut in two: where the employer stands among its pieces then, and what ties it to the title. */
interface Recut {
  facts: Segment[];
  employer: number;
  tie: Tie;
}

/** A head with one of its pieces cut where that one may announce an employer: « Vendeuse à Alpha ». */
const recutAt = (facts: readonly Segment[], at: number, habits: Habits): Recut | null => {
  const whole = facts[at]!;
  const cut = whole.title >= 9 || whole.company >= 6 ? null : announcedEmployer(whole.text, habits.townsBehindA, habits.ties);
  if (!cut) return null;
  const [title, company] = [cut.title, cut.company].map((text) => describe(text, whole.row, whole.bold, false)) as [Segment, Segment];
  const { behindComma: _, dashed: __, ...place } = whole;
  const inside = { ...place, title: company.title, company: company.company, text: company.text, place: false, contract: false };
  const post = { ...whole, title: title.title, company: title.company, text: title.text, place: title.place, contract: title.contract };
  const employer = { ...inside, announced: true };
  return {
    facts: [...facts.slice(0, at), ...(cut.companyFirst ? [employer, post] : [post, employer]), ...facts.slice(at + 1)],
    employer: cut.companyFirst ? at : at + 1,
    tie: cut.tie,
  };
};

/** What an employer is worth that its piece announces: more where others are announced so, or where a word tells that it is one. */
const tieWorth = ({ facts, employer, tie }: Recut, { ties }: Habits): number => {
  if (ties.has(tie)) return ANNOUNCED_AS_OTHERS;
  return tie !== 'nothing' && facts[employer]!.company >= 2.5 ? ANNOUNCED_NAMED : ANNOUNCED;
};

/** The best roles of a head as it is cut, or with an employer cut off that nothing but its place in a piece tells. */
const bestRolesOf = (facts: readonly Segment[], habits: Habits): Roles & { tie: Tie | null } => {
  let best: Roles & { tie: Tie | null } = { ...rolesOf(facts, habits), tie: null };
  facts.forEach((_, at) => {
    const recut = recutAt(facts, at, habits);
    const roles = recut ? rolesOf(recut.facts, habits, tieWorth(recut, habits)) : null;
    if (recut && roles && roles.company?.from === recut.employer && roles.worth > best.worth) best = { ...roles, tie: recut.tie };
  });
  return best;
};

/** « à Oiron », « à 79100 Oiron », "in Oiron", « (Oiron) » at the end of a piece. */
const TOWN_BEHIND = /\s(?:(?:à|in)\s((?:\d{4,5}\s)?\p{Lu}[^,;()]*)|\((\p{Lu}[^()]*)\))$/u;

/** « Orvane University in Oiron »: the town tells it from others of its name. */
const NAMED_BY_TOWN = /\s(?:University|College)$/u;

/** « Saint-Orvan »: in a bracket behind a name, a town. */
const SAINT = /^(?:Saint|Sainte|St|Ste)[- ]\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/** A title or an employer without the town behind it: a known one, or any behind « à » where `anyTown`. */
const withoutTown = (text: string, anyTown: boolean): string => {
  const [behind = '', told = '', within = ''] = TOWN_BEHIND.exec(text) ?? [];
  const town = told || within;
  if (NAMED_BY_TOWN.test(text.slice(0, text.length - behind.length)) && / in /u.test(behind)) return text;
  const titled = titleScore(fold(town)) > 0 || companyScore(town, fold(town)) >= 2;
  const unknown = anyTown && !WAYS.test(fold(town)) && /^\sà/u.test(behind) && !titled && town.split(' ').length <= TOWN_WORDS;
  return town !== '' && (isOnlyPlace(town, fold(town)) || unknown || (within !== '' && SAINT.test(town)))
    ? text.slice(0, text.length - behind.length)
    : text;
};
const TOWN_WORDS = 3;

/** « Orme Stores Lyon France »: a town and its country behind a name, nothing between. */
const withoutTrailingPlace = (text: string): string => {
  const folded = fold(text);
  const [town, country] = findPlaceNames(folded).slice(-2);
  const placed = town?.value === 'city' && country?.value === 'country' && country.end === folded.length && country.start - town.end <= 2;
  const name = placed ? text.slice(0, town.start).replace(/[\s,]+$/u, '') : '';
  return /\p{L}{2}$/u.test(name) && !/\s(?:de|du|des|of|à|in|et|and|&|la|le)$/u.test(name) ? name : text;
};

/** The employer’s name without what a bracket or « à » tells of it: « Alpha [Oiron] », « Alpha à Oiron ». */
const nameOf = ({ text }: Stretch): string =>
  hasCampuses(text.split(' à ')[0]!)
    ? text
    : withoutTown(
        text
          .replace(
            /\s(?:\([^()\p{Lu}]{8,}\)|\((?:\p{L}[\p{L}/-]*)(?:\s(?:\p{Ll}|the\s)[^()]*){2,}\)|\((?:\p{Ll}[\p{L}\d-]*\.)+\p{Ll}{2,}\)|\[[^[\]]*\])$/u,
            '',
          )
          .replace(/(?<=\p{L}{3})\sà\s(?!Domicile|Distance)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u, ''),
        false,
      );

/** Behind a comma or a dash, no « chez » between. */
const isTail = ({ behindComma, dashed, company }: Segment): boolean => (behindComma === true || dashed === true) && company < 6;

const markOf = ({ behindComma, dashed }: Segment): Mark | null => (dashed ? 'dash' : behindComma ? 'comma' : null);

/** Words from which on they say title or employer. */
const TOLD = 2;

/** Gives the segments of a head their roles. `habits`: what the other entries of the section do when words do not tell. */
export const assign = (segments: readonly Segment[], habits: Habits): Head => {
  const { facts, title, company, tie } = bestRolesOf(withSeatedPlaces(factsOf(segments), habits.placeSeats), habits);
  const within = ({ from, to }: Stretch): Segment[] => facts.slice(from, to);
  const titled = title !== null && within(title).some((one) => one.title >= TOLD);
  const named = company !== null && within(company).some((one) => one.company >= TOLD);
  const rows = title && company ? facts[company.from]!.row - facts[title.from]!.row : null;
  return {
    position: title ? (company ? withoutTown(title.text, habits.townsBehindA) : title.text) : '',
    company: company ? withoutTrailingPlace(nameOf(company)) : '',
    guessed: tie !== null || (company !== null && !named && rows === 0),
    titled,
    named,
    part: company !== null && isPart(company.text),
    training: isTraining(segments.map(({ text }) => text).join('\n')),
    announced: tie,
    roofed: rows !== null && rows < 0,
    companyFirst: title && company && titled && named ? company.from < title.from : null,
    tailed: tie !== null || (title !== null && company !== null && rows === 0 && company.from === title.to && isTail(facts[company.from]!)),
    mark: rows === 0 && company!.from === title!.to ? markOf(facts[company!.from]!) : null,
    pattern: patternOf(facts, title, company),
  };
};
