import {
  AVAILABILITY_STATUSES,
  type AvailabilityStatus,
  type Candidate,
  candidateFormSchema,
  type CandidateUpdate,
  CONTACT_METHODS,
  type Education,
  type WorkExperience,
} from '#contract/candidates';
import { foldText } from '#contract/common';
import { formTexts } from './formTexts.ts';

/** What the inputs hold: a number being typed is '' or a number, a choice not made is ''. */
export interface CandidateFormValues {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
  nationality: string;
  currentPosition: string;
  currentCompany: string;
  currentLocation: string;
  yearsOfExperience: number | '';
  candidateLevel: string;
  professionalSummary: string;
  technicalSkills: string;
  softSkills: string;
  certifications: string;
  languages: string;
  availabilityStatus: string;
  remoteWorkPreference: string;
  employmentTypePreference: string;
  noticePeriodWeeks: number | '';
  willingToRelocate: boolean;
  preferredContactMethod: string;
  expectedSalaryMin: number | '';
  expectedSalaryMax: number | '';
  salaryCurrency: string;
  workExperience: WorkExperience[];
  education: Education[];
}

export const DEFAULT_CURRENCY = 'EUR';

/** Spec 2 §9. */
const DEFAULTS = {
  yearsOfExperience: 0,
  candidateLevel: 'mid_level',
  remoteWorkPreference: 'hybrid',
  employmentTypePreference: 'full_time',
  salaryCurrency: DEFAULT_CURRENCY,
  noticePeriodWeeks: 4,
  preferredContactMethod: 'email',
} as const;

const known = <T extends string>(values: readonly T[], value: string | null): T | '' => values.find((one) => one === value) ?? '';

/** `actively_looking` is a legacy value: it becomes `available` (spec 2 §4). */
export const currentAvailability = (value: AvailabilityStatus | null): string =>
  value === 'actively_looking' ? 'available' : known(AVAILABILITY_STATUSES, value);

/** `linkedin` is a legacy value: it becomes `email` (spec 2 §4). */
export const currentContactMethod = (value: string | null): string => known(CONTACT_METHODS, value) || DEFAULTS.preferredContactMethod;

/** The summary may arrive as text, or as an object with content, text or summary (spec 2 §3). */
export const summaryText = (summary: unknown): string => {
  if (typeof summary === 'string') return summary;
  if (typeof summary !== 'object' || summary === null) return '';
  const { content, text, summary: inner } = summary as Record<string, unknown>;
  return [content, text, inner].find((value) => typeof value === 'string') ?? '';
};

/** `JavaScript, React` → its words, each once, whatever its case. */
export const parseList = (typed: string): string[] => {
  const words = new Map<string, string>();
  for (const word of typed.split(',').map((part) => part.trim())) {
    if (word && !words.has(foldText(word))) words.set(foldText(word), word);
  }
  return [...words.values()];
};

const formatList = (words: readonly string[]): string => words.join(', ');

/** `Français:natif, Anglais:C1` → levels by name. A missing colon gives an empty level, doubles merge (decisions §4). */
export const parseLanguages = (typed: string): Record<string, string> => {
  const languages = new Map<string, [name: string, level: string]>();
  for (const pair of typed.split(',')) {
    const [first = '', ...rest] = pair.split(':');
    const name = first.trim();
    const level = rest.join(':').trim();
    const before = languages.get(foldText(name));
    if (name) languages.set(foldText(name), [before?.[0] ?? name, level || (before?.[1] ?? '')]);
  }
  return Object.fromEntries(languages.values());
};

export const formatLanguages = (languages: Record<string, string>): string =>
  Object.entries(languages)
    .map(([name, level]) => (level ? `${name}:${level}` : name))
    .join(', ');

/** A candidate as the form shows it: defaults where nothing is known, legacy values in today's words. */
export const toFormValues = (candidate: Candidate): CandidateFormValues => ({
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  emailAddress: candidate.emailAddress,
  phoneNumber: candidate.phoneNumber,
  nationality: candidate.nationality,
  currentPosition: candidate.currentPosition,
  currentCompany: candidate.currentCompany,
  currentLocation: candidate.currentLocation,
  yearsOfExperience: candidate.yearsOfExperience ?? DEFAULTS.yearsOfExperience,
  candidateLevel: candidate.candidateLevel ?? DEFAULTS.candidateLevel,
  professionalSummary: summaryText(candidate.professionalSummary),
  technicalSkills: formatList(candidate.technicalSkills),
  softSkills: formatList(candidate.softSkills),
  certifications: formatList(candidate.certifications),
  languages: formatLanguages(candidate.languages),
  availabilityStatus: currentAvailability(candidate.availabilityStatus),
  remoteWorkPreference: candidate.remoteWorkPreference ?? DEFAULTS.remoteWorkPreference,
  employmentTypePreference: candidate.employmentTypePreference ?? DEFAULTS.employmentTypePreference,
  noticePeriodWeeks: candidate.noticePeriodWeeks ?? DEFAULTS.noticePeriodWeeks,
  willingToRelocate: candidate.willingToRelocate ?? false,
  preferredContactMethod: currentContactMethod(candidate.preferredContactMethod),
  expectedSalaryMin: candidate.expectedSalaryMin ?? '',
  expectedSalaryMax: candidate.expectedSalaryMax ?? '',
  salaryCurrency: candidate.salaryCurrency ?? DEFAULTS.salaryCurrency,
  workExperience: candidate.workExperience,
  education: candidate.education,
});

const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value);

/** What is sent (spec 2 §3). A list whose text was not touched goes back as it came: a skill may hold a comma. */
export const toUpdate = (values: CandidateFormValues, candidate: Candidate): CandidateUpdate => {
  const before = toFormValues(candidate);
  const list = (name: 'technicalSkills' | 'softSkills' | 'certifications') =>
    values[name] === before[name] ? candidate[name] : parseList(values[name]);
  const { availabilityStatus, professionalSummary, languages, workExperience, education, ...rest } = values;
  const checked = candidateFormSchema.omit(['availabilityStatus', 'professionalSummary', 'languages', 'workExperience', 'education']).cast({
    ...rest,
    expectedSalaryMin: orNull(values.expectedSalaryMin),
    expectedSalaryMax: orNull(values.expectedSalaryMax),
  });
  return {
    ...checked,
    ...(availabilityStatus && { availabilityStatus: availabilityStatus as (typeof AVAILABILITY_STATUSES)[number] }),
    professionalSummary: { content: professionalSummary.trim() },
    technicalSkills: { skills: list('technicalSkills') },
    softSkills: { skills: list('softSkills') },
    certifications: { certifications: list('certifications') },
    workExperience: { experiences: workExperience },
    education: { education },
    languages: languages === before.languages ? candidate.languages : parseLanguages(languages),
  };
};

/** The input that a path of the sent body belongs to: `workExperience.experiences[0].company` → `workExperience[0].company`. */
export const toFieldName = (path: string): string => {
  const [field = '', ...rest] = path.split(/\.|(?=\[)/);
  if (field !== 'workExperience' && field !== 'education') return field;
  const [rank, name] = rest.slice(1);
  return rank && name ? `${field}${rank}.${name}` : field;
};

/** Required fields that a person may not have (decisions §4). */
const MAY_BE_UNKNOWN = ['nationality', 'currentPosition', 'currentCompany', 'currentLocation', 'professionalSummary'] as const;

export const emptyRequired = (values: CandidateFormValues) => MAY_BE_UNKNOWN.filter((name) => values[name].trim() === '');

/** The values with 'Non précisé(e)' wherever such a field is empty. */
export const withNotTold = (values: CandidateFormValues): CandidateFormValues => ({
  ...values,
  ...Object.fromEntries(emptyRequired(values).map((name) => [name, formTexts.notTold])),
});
