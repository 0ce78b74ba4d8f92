import type { CandidatePassages } from '#contract/candidates';
import type { JobPassages } from '#contract/jobs';
import type { MatchCriterion } from '#contract/matching';
import { fold } from '../text/fold.ts';
import type { Ask } from './asks.ts';
import { diplomaLevel, regulatedDiplomas } from './diplomas.ts';
import { languageName } from './languageLevels.ts';
import type { MatchedCandidate } from './matchedCandidate.ts';
import { quoteOf, sentencesOf } from './quotes.ts';
import { isTraining } from './roles.ts';
import { skillMentions, softMentions } from './skills/mentions.ts';
import { skillsOfTrade } from './skills/tradeSkills.ts';
import { canonicalWords } from './text/canonicalWords.ts';
import { meaningOf } from './text/words.ts';
import { tradesOf } from './trades/trades.ts';
import { impliedSkill, type Verdict } from './verdicts.ts';

type Proof = MatchCriterion['proof'];
export interface Evidence {
  facts: MatchedCandidate;
  passages: CandidatePassages;
}

/** Paths of a list of facts, in the order of the CV. */
const paths = (
  name: 'workExperience' | 'technicalSkills' | 'softSkills' | 'certifications' | 'education',
  list: readonly unknown[],
): string[] => list.map((_, index) => `${name}.${index}`);

/** The place of a skill: a job that used it before a list that names it. */
const proofOfSkill = (skill: string, { facts, passages }: Evidence): Proof => {
  const places = [
    ...paths('workExperience', facts.workExperience),
    ...paths('certifications', facts.certifications),
    ...paths('technicalSkills', facts.technicalSkills),
    'professionalSummary',
    ...paths('education', facts.education),
    'currentPosition',
  ];
  for (const path of places) {
    const passage = passages[path];
    const mention = passage && skillMentions(passage.text, /^(?:tech|cert)/u.test(path)).find(({ id }) => id === skill);
    if (passage && mention) return quoteOf(passage, mention.start, mention.end);
  }
  return null;
};

const proofOfSoft = (soft: string, { facts, passages }: Evidence): Proof => {
  for (const path of [...paths('softSkills', facts.softSkills), 'professionalSummary']) {
    const passage = passages[path];
    const mention = passage && softMentions(passage.text).find(({ id }) => id === soft);
    if (passage && mention) return quoteOf(passage, mention.start, mention.end);
  }
  return null;
};

/** The job of the career that is most like the trade asked for: its index, -1 for the present title, null for none. */
export const likestJob = (trades: Record<string, number>, words: readonly string[], facts: MatchedCandidate): number | null => {
  const likeness = (title: string): number =>
    Math.max(0, ...tradesOf(title).map((trade) => trades[trade] ?? 0)) * (isTraining(title) ? 0.5 : 1) +
    0.1 * meaningOf(title).filter((word) => words.includes(word)).length;
  let best = likeness(facts.currentPosition);
  let at: number | null = best > 0 ? -1 : null;
  facts.workExperience.forEach(({ position }, index) => {
    const own = likeness(position);
    if (own > best || (own === best && at === -1 && own > 0)) [best, at] = [own, index];
  });
  return at;
};

/** The job whose trade goes with a skill: its index, -1 for the present title. */
export const jobImplying = (skill: string, facts: MatchedCandidate): number | null => {
  const implies = (title: string) => tradesOf(title).some((trade) => skillsOfTrade(trade).includes(skill));
  const at = facts.workExperience.findIndex(({ position }) => implies(position));
  return at >= 0 ? at : implies(facts.currentPosition) ? -1 : null;
};

const proofOfJobAt = (at: number | null, { facts, passages }: Evidence): Proof => {
  if (at === null) return null;
  const title = at < 0 ? facts.currentPosition : facts.workExperience[at]!.position;
  const passage = passages[at < 0 ? 'currentPosition' : `workExperience.${at}`];
  if (!passage) return null;
  const start = Math.max(0, fold(passage.text).indexOf(fold(title)));
  return quoteOf(passage, start, Math.min(passage.text.length, start + title.length));
};

const proofOfJob = (ask: { trades: Record<string, number>; words: string[] }, evidence: Evidence): Proof =>
  proofOfJobAt(likestJob(ask.trades, ask.words, evidence.facts), evidence);

/** The sentence that shares most words, when it shares enough of them. */
const proofOfWords = (words: readonly string[], least: number, { facts, passages }: Evidence): Proof => {
  const own = new Set(words);
  let best = least - 1;
  let proof: Proof = null;
  for (const path of [
    ...paths('workExperience', facts.workExperience),
    'professionalSummary',
    ...paths('technicalSkills', facts.technicalSkills),
    ...paths('certifications', facts.certifications),
    ...paths('education', facts.education),
  ]) {
    const passage = passages[path];
    if (!passage) continue;
    for (const { text, start } of sentencesOf(passage.text)) {
      const shared = canonicalWords(text).filter((word) => own.has(word)).length;
      if (shared > best) [best, proof] = [shared, quoteOf(passage, start + Math.max(0, text.search(/\S/u)), start + text.trimEnd().length)];
    }
  }
  return proof;
};

const proofOfStudies = (ask: Extract<Ask, { by: 'education' }>, { facts, passages }: Evidence): Proof => {
  const rated = facts.education.map(({ degree, field }, index) => {
    const written = `${degree} ${field}`;
    const named = regulatedDiplomas(written).some((diploma) => ask.diplomas.includes(diploma));
    return {
      index,
      rank: (named ? 100 : 0) + diplomaLevel(written) + meaningOf(written).filter((word) => ask.words.includes(word)).length,
    };
  });
  const best = rated.toSorted((a, b) => b.rank - a.rank)[0];
  const passage = best && best.rank > 0 ? passages[`education.${best.index}`] : undefined;
  return passage ? quoteOf(passage) : null;
};

const fact = (path: string, { passages }: Evidence): Proof => {
  const passage = passages[path];
  return passage ? quoteOf(passage) : null;
};

/** Words of the CV that prove what was found, with their page; null when nothing was, or when a person typed the fact. */
export const proofOf = (ask: Ask, verdict: Verdict, evidence: Evidence): Proof => {
  if (verdict.outcome === 'not_found') return null;
  switch (ask.by) {
    case 'skill': {
      if (verdict.via === '') return null;
      const implied = impliedSkill(verdict.via);
      return implied === null ? proofOfSkill(verdict.via, evidence) : proofOfJobAt(jobImplying(implied, evidence.facts), evidence);
    }
    case 'soft':
      return proofOfSoft(ask.soft, evidence);
    case 'title':
    case 'years':
      return proofOfJob(ask, evidence);
    case 'line':
      return proofOfWords(ask.words, 1, evidence);
    case 'duties':
      return proofOfWords(ask.words, 3, evidence);
    case 'education':
      return verdict.via === 'practises' ? proofOfJob({ trades: ask.trades, words: [] }, evidence) : proofOfStudies(ask, evidence);
    case 'language': {
      const name = Object.keys(evidence.facts.languages).find((one) => languageName(one) === ask.language);
      return name === undefined ? null : fact(`languages.${name}`, evidence);
    }
    case 'place':
      return fact(verdict.via === 'relocates' ? 'willingToRelocate' : 'currentLocation', evidence);
    case 'remote':
      return fact('remoteWorkPreference', evidence);
    case 'contract':
      return fact('employmentTypePreference', evidence);
    case 'salary':
      return fact('expectedSalaryMin', evidence);
  }
};

/** Words of the offer that ask for it; null for what a person typed and for what the whole offer asks. */
export const askedIn = (ask: Ask, passages: JobPassages): string | null => {
  const passage = passages[ask.path];
  if (!passage || ask.by === 'duties') return null;
  const mention =
    ask.by === 'skill'
      ? skillMentions(passage.text, true).find(({ id }) => id === ask.skill || ask.others.includes(id))
      : { start: 0, end: Math.min(60, passage.text.length) };
  return mention ? quoteOf(passage, mention.start, mention.end).text : null;
};
