import { announcedEmployer } from './announced.ts';
import type { Habits } from './habits.ts';
import { leftWorth, pairWorth, patternOf, stretchWorth } from './headEvidence.ts';
import { BOTH_INSIDE, NO_EMPLOYER, NO_TITLE } from './headWeights.ts';
import type { Segment } from './segment.ts';
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
  /** Whether words, not order alone, told title and employer apart; and which came first. */
  companyFirst: boolean | null;
  /** Whether the employer stands on a row above the title: other titles may follow under it. */
  roofed: boolean;
  /** Whether the employer goes on with the title: « Vendeuse à Alpha ». */
  announced: boolean;
  /** The employer only stands behind a mark or a preposition that may go on with the title: « Responsable, Achats ». */
  tailed: boolean;
  /** Where the employer stands from the title; null for a head that names neither. */
  pattern: string | null;
}

/** Roles of the stretches of a head, and what they are worth together. */
interface Roles {
  title: Stretch | null;
  company: Stretch | null;
  /** The title and the employer that one stretch names both. */
  inside: { title: string; company: string } | null;
  worth: number;
}

/** What each stretch is worth in a role, what it takes from being left without one included. */
interface Worth {
  stretch: Stretch | null;
  worth: number;
}

const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/** The roles that are worth most: at most one title and one employer, what is left over counted. */
const rolesOf = (facts: readonly Segment[], habits: Habits): Roles => {
  const left = facts.map((segment) => leftWorth(segment, habits));
  const titles: Worth[] = [{ stretch: null, worth: NO_TITLE }];
  const companies: Worth[] = [{ stretch: null, worth: NO_EMPLOYER }];
  for (const stretch of stretchesOf(facts)) {
    const { title, company } = stretchWorth(facts, stretch, habits);
    const taken = left.slice(stretch.from, stretch.to).reduce((sum, worth) => sum + worth, 0);
    if (mayBeTitle(facts, stretch)) titles.push({ stretch, worth: title - taken });
    if (mayBeCompany(facts, stretch, habits)) companies.push({ stretch, worth: company - taken });
  }
  let best: Roles = { title: null, company: null, inside: null, worth: NO_TITLE + NO_EMPLOYER };
  for (const { stretch: title, worth: titled } of titles) {
    const labelled = title !== null && facts[title.from]!.title >= 9;
    const inside = title && !labelled ? announcedEmployer(title.text, habits.townsBehindA) : null;
    for (const { stretch: company, worth: employed } of companies) {
      if (title && company && overlap(title, company)) continue;
      const both = company ? null : inside;
      const together = title && company ? pairWorth(facts, title, company, habits) : both ? BOTH_INSIDE : 0;
      const worth = titled + employed + together;
      if (worth > best.worth) best = { title, company, inside: both, worth };
    }
  }
  return best;
};

/** The employer’s name without what a bracket or « à » tells of it: « Alpha [Oiron] », « Alpha à Oiron ». */
const nameOf = ({ text }: Stretch): string =>
  text
    .replace(/\s(?:\([^()\p{Lu}]{8,}\)|\[[^[\]]*\])$/u, '')
    .replace(/(?<=\p{L}{3})\sà\s(?!Domicile|Distance)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u, '');

/** Behind a comma or a dash, no « chez » between. */
const isTail = ({ behindComma, dashed, company }: Segment): boolean => (behindComma === true || dashed === true) && company < 6;

/** Words from which on they say title or employer. */
const TOLD = 2;

/** Gives the segments of a head their roles. `habits`: what the other entries of the section do when words do not tell. */
export const assign = (segments: readonly Segment[], habits: Habits): Head => {
  const facts = factsOf(segments);
  const { title, company, inside } = rolesOf(facts, habits);
  const within = ({ from, to }: Stretch): Segment[] => facts.slice(from, to);
  const titled = title !== null && within(title).some((one) => one.title >= TOLD);
  const named = company !== null && within(company).some((one) => one.company >= TOLD);
  const rows = title && company ? facts[company.from]!.row - facts[title.from]!.row : null;
  return {
    position: inside?.title ?? title?.text ?? '',
    company: inside?.company ?? (company ? nameOf(company) : ''),
    guessed: inside !== null || (company !== null && !named && rows === 0),
    titled,
    named,
    training: isTraining(segments.map(({ text }) => text).join('\n')),
    announced: inside !== null,
    roofed: rows !== null && rows < 0,
    companyFirst: title && company && titled && named ? company.from < title.from : null,
    tailed:
      inside !== null || (title !== null && company !== null && rows === 0 && company.from === title.to && isTail(facts[company.from]!)),
    pattern: patternOf(facts, title, company),
  };
};
