import type { CandidateFacts } from '#contract/candidates';
import { foldText } from '#contract/common';
import { labelOf, phoneOf } from '../label.ts';
import type { CvSource } from '../model.ts';
import { languageKey, sameLevel, sameName, samePlace, similar } from './compare.ts';
import { scoreEducation, scoreExperiences } from './entries.ts';
import { type Score, scoreScalar, scoreSet, sumScores } from './tally.ts';

/** Facts that a CV states in a sentence or not at all; scored together. */
const WISHES = [
  'availabilityStatus',
  'remoteWorkPreference',
  'employmentTypePreference',
  'expectedSalaryMin',
  'expectedSalaryMax',
  'salaryCurrency',
  'noticePeriodWeeks',
  'willingToRelocate',
] as const;

const told = (value: string | number | boolean | null): string => (value === null ? '' : String(value));

const folded = (one: string, other: string): boolean => foldText(one).trim() === foldText(other).trim();

/** Three months are 12 or 13 weeks. */
const sameWish = (key: (typeof WISHES)[number], label: CandidateFacts, got: CandidateFacts): boolean =>
  key === 'noticePeriodWeeks' ? Math.abs((label[key] ?? 0) - (got[key] ?? 0)) <= 1 : label[key] === got[key];

const scoreWishes = (label: CandidateFacts, got: CandidateFacts): Score =>
  sumScores(WISHES.map((key) => [key, scoreScalar(told(label[key]), told(got[key]), sameWish(key, label, got))]));

/** Languages by name, then the levels of those that were found. */
const scoreLanguages = (label: Record<string, string>, got: Record<string, string>) => {
  const byKey = (languages: Record<string, string>) =>
    new Map(Object.entries(languages).map(([name, level]) => [languageKey(name), level]));
  const expected = byKey(label);
  const found = byKey(got);
  const levels = [...expected].map(([key, level]): [string, Score] => {
    const given = found.get(key) ?? '';
    return [key, scoreScalar(level, given, sameLevel(level, given))];
  });
  return {
    languages: scoreSet([...expected.keys()], [...found.keys()], (a, b) => a === b),
    languageLevels: sumScores(levels),
  };
};

/**
 * Scores every field of one CV. Names: equal, accents included. E-mail, nationality: equal once folded. Phone: the same number, whatever its spelling.
 * Position, company, summary, certification: four words in five;
 * without a present job the headline, the last title and silence are all right. Place: the same town. Years: one more or less,
 * with or without training periods.
 * Skills: as a set, under the canonical or the printed name; one that the CV lists as technical may be given as a soft skill (negotiation).
 * A skill that the engine takes from the prose of a job or of the summary is neither right nor wrong when another CV of the corpus lists it
 * (`knownSkills`, folded).
 */
export const scoreFields = (source: CvSource, got: CandidateFacts, knownSkills: Set<string>) => {
  const { facts, alternatives, seasonal } = labelOf(source);
  const sameSkill = (expected: string, found: string) =>
    folded(expected, found) || similar(expected, found) || folded(alternatives.skills[expected] ?? '', found);
  const prose = foldText([facts.professionalSummary, ...facts.workExperience.map(({ description }) => description)].join('\n'));
  const fromProse = (skill: string) =>
    !facts.technicalSkills.some((listed) => sameSkill(listed, skill)) &&
    knownSkills.has(foldText(skill)) &&
    prose.includes(foldText(skill));
  const crossed = new Set(got.softSkills.filter((skill) => facts.technicalSkills.some((listed) => sameSkill(listed, skill))));
  const acceptedPosition = [facts.currentPosition, ...alternatives.currentPosition].some((title) => similar(title, got.currentPosition));
  const position = acceptedPosition && facts.currentPosition === '' ? '' : got.currentPosition;
  return {
    firstName: scoreScalar(facts.firstName, got.firstName, sameName(facts.firstName, got.firstName)),
    lastName: scoreScalar(facts.lastName, got.lastName, sameName(facts.lastName, got.lastName)),
    emailAddress: scoreScalar(facts.emailAddress, got.emailAddress, folded(facts.emailAddress, got.emailAddress)),
    phoneNumber: scoreScalar(facts.phoneNumber, got.phoneNumber, facts.phoneNumber === phoneOf(got.phoneNumber, source.country)),
    nationality: scoreScalar(facts.nationality, got.nationality, folded(facts.nationality, got.nationality)),
    currentPosition: scoreScalar(facts.currentPosition, position, acceptedPosition),
    currentCompany: scoreScalar(facts.currentCompany, got.currentCompany, similar(facts.currentCompany, got.currentCompany)),
    currentLocation: scoreScalar(facts.currentLocation, got.currentLocation, samePlace(facts.currentLocation, got.currentLocation)),
    yearsOfExperience: scoreScalar(
      told(facts.yearsOfExperience),
      told(got.yearsOfExperience),
      [facts.yearsOfExperience, alternatives.yearsOfExperience].some((years) => Math.abs((years ?? 0) - (got.yearsOfExperience ?? 0)) <= 1),
    ),
    professionalSummary: scoreScalar(
      facts.professionalSummary,
      got.professionalSummary,
      similar(facts.professionalSummary, got.professionalSummary),
    ),
    technicalSkills: scoreSet(facts.technicalSkills, [...got.technicalSkills.filter((skill) => !fromProse(skill)), ...crossed], sameSkill),
    softSkills: scoreSet(
      facts.softSkills,
      got.softSkills.filter((skill) => !crossed.has(skill)),
      (a, b) => folded(a, b) || similar(a, b),
    ),
    ...scoreExperiences(facts.workExperience, got.workExperience, seasonal),
    ...scoreEducation(facts.education, got.education),
    ...scoreLanguages(facts.languages, got.languages),
    certifications: scoreSet(facts.certifications, got.certifications, similar),
    wishes: scoreWishes(facts, got),
  };
};
export type FieldName = keyof ReturnType<typeof scoreFields>;
