import type { CriterionOutcome } from '#contract/matching';
import type { Ask, AskOf } from './asks.ts';
import type { CandidateFeatures } from './candidateFeatures.ts';
import { distanceBetween } from './places/places.ts';
import type { Role } from './roles.ts';
import { UNSAID } from './weights.ts';

/** What a candidate answers to one ask. */
export interface Verdict {
  credit: number;
  outcome: CriterionOutcome;
  /** Why, for the explanation: the skill that proves it, a word for the case. */
  via: string;
  /** Years, steps or shares that the explanation tells. */
  figure: number;
}

const verdict = (credit: number, outcome: CriterionOutcome, via = '', figure = 0): Verdict => ({ credit, outcome, via, figure });

/** A job that ended long ago proves less. */
const freshness = (ago: number): number => (ago <= 2 ? 1 : ago <= 5 ? 0.92 : ago <= 10 ? 0.75 : 0.55);

const overlap = (asked: readonly string[], own: readonly string[]): number => {
  if (asked.length === 0) return 0;
  let shared = 0;
  for (const word of asked) if (own.includes(word)) shared += 1;
  return shared / asked.length;
};

/** How much of the trade asked for a job of the career is, 0 to 1. */
const likeness = (asked: { trades: Record<string, number>; words: string[] }, role: Role, hasTrades: boolean): number => {
  const shared = overlap(asked.words, role.words);
  if (!hasTrades || role.trades.length === 0) return 0.8 * shared;
  let part = 0;
  for (const trade of role.trades) part = Math.max(part, asked.trades[trade] ?? 0);
  return part >= 0.3 ? 0.9 * part + 0.1 * shared : Math.max(part, 0.2 * shared);
};

/** What is less alike is another trade, whose years do not count. */
const SAME_FIELD = 0.33;

const hasKeys = (record: Record<string, number>): boolean => {
  for (const _ in record) return true;
  return false;
};

export const titleVerdict = (ask: AskOf<'title'>, candidate: CandidateFeatures): Verdict => {
  const known = hasKeys(ask.trades);
  let best = 0;
  let when = '';
  for (const role of candidate.roles) {
    const credit = likeness(ask, role, known) * freshness(role.ago) * (role.training ? 0.85 : 1);
    if (credit > best) [best, when] = [credit, role.ago > 2 ? 'past' : 'now'];
  }
  // Where either side names no trade, the words of the title are looked for in the whole CV.
  if (!known || candidate.roles.every(({ trades }) => trades.length === 0))
    best = Math.max(best, 0.5 * overlap(ask.words, candidate.words));
  if (best >= 0.8) return verdict(best, 'met', when);
  if (best >= SAME_FIELD) return verdict(best, 'partly', when);
  return verdict(best, candidate.roles.length > 0 ? 'not_met' : 'not_found');
};

/** Years beyond which a post made for beginners is a step back, to be talked about. */
const TOO_MUCH = 6;

export const yearsVerdict = (ask: AskOf<'years'>, candidate: CandidateFeatures): Verdict => {
  const known = hasKeys(ask.trades);
  let relevant = 0;
  let dated = false;
  let latest = Infinity;
  let likest = 0;
  for (const role of candidate.roles) {
    const part = likeness(ask, role, known);
    if (role.years !== null) dated = true;
    if (part < SAME_FIELD) continue;
    likest = Math.max(likest, part);
    if (role.years === null) continue;
    relevant += role.years * Math.min(1, part * 1.1) * (role.training ? 0.5 : 1);
    latest = Math.min(latest, role.ago);
  }
  // A CV that tells its years and dates no job.
  if (!dated && candidate.years !== null) {
    relevant = candidate.years * likest;
    latest = 0;
  }
  relevant = Math.round(Math.min(relevant, Math.max(candidate.years ?? relevant, 0.1)) * 10) / 10;
  if (ask.junior) {
    if (ask.training && relevant > TOO_MUCH) return verdict(0.6, 'partly', 'over', relevant);
    if (relevant >= ask.years)
      return likest >= SAME_FIELD || !dated ? verdict(1, 'met', 'junior', relevant) : verdict(0.6, 'partly', 'junior', relevant);
  }
  if (relevant === 0) {
    if (dated || candidate.years !== null) return verdict(0, 'not_met', 'other');
    return verdict(0.5 * likest, 'not_found');
  }
  const credit = Math.min(1, relevant / Math.max(ask.years, 0.5)) * freshness(latest);
  return verdict(credit, credit >= 0.9 ? 'met' : credit >= 0.35 ? 'partly' : 'not_met', latest > 5 ? 'past' : 'now', relevant);
};

export const educationVerdict = (ask: AskOf<'education'>, { education, roles, words }: CandidateFeatures): Verdict => {
  if (ask.diplomas.length > 0) {
    if (ask.diplomas.some((diploma) => education.diplomas.includes(diploma))) return verdict(1, 'met', 'diploma');
    const practises = roles.some((role) => !role.training && role.trades.some((trade) => (ask.trades[trade] ?? 0) >= 0.75));
    return practises ? verdict(0.6, 'partly', 'practises') : verdict(0, education.level > 0 ? 'not_met' : 'not_found', 'diploma');
  }
  const field = ask.words.length === 0 ? 1 : Math.min(1, 2 * overlap(ask.words, education.words), 1);
  const told = Math.max(field, 0.5 * overlap(ask.words, words));
  if (education.level === 0) return told > 0.5 ? verdict(0.6, 'partly', 'field') : verdict(0.2, 'not_found');
  const missing = Math.max(0, ask.level - education.level);
  const level = missing === 0 ? 1 : missing <= 1 ? 0.6 : missing <= 2 ? 0.3 : 0;
  const credit = level * (0.4 + 0.6 * told);
  return verdict(
    credit,
    level === 1 ? (told >= 0.3 ? 'met' : 'partly') : level > 0 ? 'partly' : 'not_met',
    level === 1 ? 'field' : 'level',
    education.level,
  );
};

export const languageVerdict = (ask: AskOf<'language'>, { languages, written }: CandidateFeatures): Verdict => {
  const level = Object.hasOwn(languages, ask.language) ? languages[ask.language]! : null;
  if (level === null) return ask.language === written ? verdict(0.9, 'met', 'written') : verdict(0, 'not_found');
  if (level === 0 && ask.language === written) return verdict(0.9, 'met', 'written');
  if (level === 0) return verdict(0.7, 'partly', 'unsaid');
  const missing = Math.max(0, (ask.level || 3) - level);
  if (missing === 0) return verdict(1, 'met', '', level);
  return missing === 1 ? verdict(0.6, 'partly', '', level) : verdict(0.2, 'not_met', '', level);
};

export const placeVerdict = (ask: AskOf<'place'>, { place, relocates, remote }: CandidateFeatures): Verdict => {
  if (!place) return verdict(UNSAID, 'not_found');
  const distance = distanceBetween(ask.place, place);
  if (distance === 'same_town') return verdict(1, 'met', distance);
  if (distance === 'near') return verdict(0.9, 'met', distance);
  if (distance === 'unknown') return verdict(UNSAID, 'not_found', distance);
  if (relocates) return verdict(0.8, 'partly', 'relocates');
  if (distance === 'same_region') return verdict(0.6, 'partly', distance);
  return verdict(remote === 'remote' ? 0.1 : 0.2, 'not_met', distance);
};

export const remoteVerdict = ({ remote: offered }: AskOf<'remote'>, { remote }: CandidateFeatures): Verdict => {
  if (remote === null) return verdict(UNSAID, 'not_found');
  if (remote === offered || remote === 'hybrid' || (offered === 'hybrid' && remote === 'onsite'))
    return verdict(remote === offered ? 1 : 0.7, remote === offered ? 'met' : 'partly', remote);
  return verdict(0.2, 'not_met', remote);
};

const FITS = {
  permanent: ['full_time', 'part_time'],
  fixed_term: ['contract', 'full_time'],
  temporary: ['contract'],
  freelance: ['freelance'],
  internship: [],
  apprenticeship: [],
} as const;

export const contractVerdict = ({ contract: offered }: AskOf<'contract'>, { contract }: CandidateFeatures): Verdict => {
  if (contract === null) return verdict(UNSAID, 'not_found');
  return (FITS[offered] as readonly string[]).includes(contract) ? verdict(1, 'met', contract) : verdict(0.2, 'not_met', contract);
};

export const salaryVerdict = (ask: AskOf<'salary'>, { salary }: CandidateFeatures): Verdict => {
  if (!salary || salary.currency !== ask.currency) return verdict(UNSAID, 'not_found');
  const over = salary.min / ask.max - 1;
  if (over <= 0) return verdict(1, 'met', '', salary.min);
  return over <= 0.1 ? verdict(0.6, 'partly', '', salary.min) : verdict(over <= 0.25 ? 0.3 : 0, 'not_met', '', salary.min);
};

/** What a skill that goes with the trade counts, when the CV does not write it. */
export const IMPLIED = 0.8;
const MARK = '~';

/** How a verdict says that the trade proves this skill, not the words of the CV. */
export const impliedProof = (skill: string): string => MARK + skill;

/** The skill that a trade proves; null where words do. */
export const impliedSkill = (via: string): string | null => (via.startsWith(MARK) ? via.slice(MARK.length) : null);

/** A skill: its own name proves it, a near one a part of it (`part`, of the skill `via`). */
export const skillVerdict = (part: number, via: string): Verdict => {
  if (part === 0) return verdict(0, 'not_found');
  return verdict(part, part >= (impliedSkill(via) === null ? 0.9 : IMPLIED) ? 'met' : 'partly', via);
};

/** Share of a line’s words, by weight, that is all of it. */
const ENOUGH = 0.65;

/** A line compared by its words. Of a whole offer the first words in common say most: the root of their share counts. */
export const wordsVerdict = (ask: AskOf<'line' | 'duties'>, hits: number, total: number): Verdict => {
  const share = Math.min(1, hits / (ENOUGH * total));
  const credit = ask.by === 'duties' ? Math.sqrt(share) : share;
  return verdict(credit, credit >= 0.8 ? 'met' : credit >= 0.35 ? 'partly' : 'not_found', '', hits);
};

export const softVerdict = (ask: AskOf<'soft'>, { soft }: CandidateFeatures): Verdict =>
  soft.includes(ask.soft) ? verdict(1, 'met') : verdict(0, 'not_found');

/** What needs neither skills nor words. */
export const plainVerdict = (ask: Exclude<Ask, AskOf<'skill' | 'line' | 'duties'>>, candidate: CandidateFeatures): Verdict => {
  switch (ask.by) {
    case 'title':
      return titleVerdict(ask, candidate);
    case 'years':
      return yearsVerdict(ask, candidate);
    case 'soft':
      return softVerdict(ask, candidate);
    case 'education':
      return educationVerdict(ask, candidate);
    case 'language':
      return languageVerdict(ask, candidate);
    case 'place':
      return placeVerdict(ask, candidate);
    case 'remote':
      return remoteVerdict(ask, candidate);
    case 'contract':
      return contractVerdict(ask, candidate);
    case 'salary':
      return salaryVerdict(ask, candidate);
  }
};
