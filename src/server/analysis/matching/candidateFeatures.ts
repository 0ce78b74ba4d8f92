import type { Currency, EmploymentType, RemotePreference } from '#contract/candidates';
import { diplomaLevel, regulatedDiplomas } from './diplomas.ts';
import { languageName, levelIn } from './languageLevels.ts';
import type { MatchedCandidate } from './matchedCandidate.ts';
import { type Place, placeOf } from './places/places.ts';
import { type Role, rolesOf } from './roles.ts';
import { skillsOfCandidate } from './skills/candidateSkills.ts';
import { softMentions } from './skills/mentions.ts';
import { skillsOfTrade } from './skills/tradeSkills.ts';
import { canonicalWords } from './text/canonicalWords.ts';
import { writtenLanguage } from './text/writtenLanguage.ts';
import { MATCHING_VERSION } from './weights.ts';

/** What is compared of a candidate: plain JSON, nothing that tells who it is. */
export interface CandidateFeatures {
  version: string;
  skills: string[];
  /** Those that go with the trades of the career. */
  implied: string[];
  soft: string[];
  /** Of the whole CV. */
  words: string[];
  roles: Role[];
  years: number | null;
  education: { level: number; diplomas: string[]; words: string[] };
  /** French name to step of the CEFR, 0 when the CV tells none. */
  languages: Record<string, number>;
  /** Language of the CV itself, which it need not name. */
  written: 'Français' | 'Anglais' | null;
  place: Place | null;
  relocates: boolean;
  remote: RemotePreference | null;
  contract: EmploymentType | null;
  salary: { min: number; currency: Currency } | null;
  /** 0 to 1: how much the CV says. */
  telling: number;
}

const textsOf = (facts: MatchedCandidate): string[] => [
  facts.professionalSummary,
  facts.currentPosition,
  ...facts.technicalSkills,
  ...facts.softSkills,
  ...facts.certifications,
  ...facts.workExperience.flatMap(({ position, description }) => [position, description]),
  ...facts.education.flatMap(({ degree, field }) => [degree, field]),
];

const languagesOf = (languages: MatchedCandidate['languages']): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const [name, level] of Object.entries(languages)) {
    const french = languageName(name);
    found[french] = Math.max(found[french] ?? 0, levelIn(level));
  }
  return found;
};

/** A trade learnt but not held, or held long ago, proves nothing that the CV does not write. */
const LONG_AGO = 10;

const impliedBy = (roles: readonly Role[]): string[] =>
  [
    ...new Set(roles.filter(({ training, ago }) => !training && ago <= LONG_AGO).flatMap(({ trades }) => trades.flatMap(skillsOfTrade))),
  ].toSorted();

const share = (count: number, enough: number): number => Math.min(1, count / enough);

/** Plain JSON, stored beside the candidate and compared with every offer. */
export const candidateFeatures = (facts: MatchedCandidate): CandidateFeatures => {
  const words = canonicalWords([...textsOf(facts), ...(facts.cvWords ?? [])].join('\n')).toSorted();
  const roles = rolesOf(facts);
  const studies = facts.education.map(({ degree, field }) => `${degree} ${field}`);
  const languages = languagesOf(facts.languages);
  return {
    version: MATCHING_VERSION,
    skills: skillsOfCandidate(facts),
    implied: impliedBy(roles),
    soft: [
      ...new Set([...facts.softSkills, facts.professionalSummary].flatMap((text) => softMentions(text).map(({ id }) => id))),
    ].toSorted(),
    words,
    roles,
    years: facts.yearsOfExperience,
    education: {
      level: Math.max(0, ...studies.map(diplomaLevel)),
      diplomas: [...new Set([...studies, ...facts.certifications, ...textsOf(facts).slice(0, 2)].flatMap(regulatedDiplomas))].toSorted(),
      words: canonicalWords([...studies, ...facts.certifications].join('\n')).toSorted(),
    },
    languages,
    // Not of the lists: a skill more or less must not change the language of the whole.
    written: writtenLanguage([facts.professionalSummary, ...facts.workExperience.map(({ description }) => description)]),
    place: placeOf(facts.currentLocation),
    relocates: facts.willingToRelocate ?? false,
    remote: facts.remoteWorkPreference,
    contract: facts.employmentTypePreference,
    salary: facts.expectedSalaryMin === null ? null : { min: facts.expectedSalaryMin, currency: facts.salaryCurrency ?? 'EUR' },
    telling:
      0.3 * share(roles.filter(({ years }) => years !== null).length, 1) +
      0.15 * share(roles.length, 2) +
      0.2 * share(words.length, 80) +
      0.2 * share(facts.technicalSkills.length, 6) +
      0.1 * share(studies.length, 1) +
      0.05 * share(Object.keys(languages).length, 1),
  };
};
