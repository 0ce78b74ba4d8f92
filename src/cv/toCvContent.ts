import type { CandidateFacts, Education, WorkExperience } from '#contract/candidates';
import type { CvContent, CvEducation, CvExperience } from '#contract/cv';
import type { StyleConfig } from '#contract/template-configs';
import { anonymise } from './anonymise.ts';
import { printedDate, printedEnd, printedEndYear } from './printedDates.ts';

/** Facts that a CV prints: nationality, salary and availability are nobody's business on it. */
export type PrintedFacts = Pick<
  CandidateFacts,
  | 'firstName'
  | 'lastName'
  | 'emailAddress'
  | 'phoneNumber'
  | 'currentPosition'
  | 'currentLocation'
  | 'nationality'
  | 'professionalSummary'
  | 'workExperience'
  | 'education'
  | 'technicalSkills'
  | 'softSkills'
  | 'languages'
  | 'certifications'
>;

/** Longer than a task: a first line that introduces the others. */
const INTRODUCTION_LENGTH = 160;

const isIntroduction = (line: string) => line.length > INTRODUCTION_LENGTH || line.endsWith(':');

/** The lines of a description: one is a paragraph, several are tasks, perhaps after an introduction. */
const describe = (text: string): Pick<CvExperience, 'description' | 'responsibilities'> => {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*[•◦▪\-–*]\s+/, '').trim())
    .filter(Boolean);
  const [first = '', ...others] = lines;
  if (others.length === 0) return { description: first, responsibilities: [] };
  return isIntroduction(first) ? { description: first, responsibilities: others } : { description: '', responsibilities: lines };
};

const toExperience = ({ position, company, startDate, endDate, description }: WorkExperience): CvExperience => ({
  title: position,
  company,
  location: '',
  startDate: printedDate(startDate),
  endDate: printedEnd(startDate, endDate),
  context: '',
  ...describe(description),
});

const toEducation = ({ degree, institution, field, startDate, endDate }: Education): CvEducation => ({
  degree: degree.toLowerCase().includes(field.toLowerCase()) ? degree : [degree, field].filter(Boolean).join(', '),
  institution,
  location: '',
  startYear: startDate.slice(0, 4),
  endYear: printedEndYear(startDate, endDate),
  description: '',
});

const worded = (facts: PrintedFacts): CvContent => ({
  firstName: facts.firstName,
  lastName: facts.lastName,
  fullName: [facts.firstName, facts.lastName].filter(Boolean).join(' '),
  email: facts.emailAddress,
  phone: facts.phoneNumber,
  currentPosition: facts.currentPosition,
  location: facts.currentLocation,
  summary: facts.professionalSummary,
  workExperience: facts.workExperience.map(toExperience),
  education: facts.education.map(toEducation),
  technicalSkills: facts.technicalSkills,
  softSkills: facts.softSkills,
  languages: Object.entries(facts.languages).map(([name, level]) => ({ name, level })),
  certifications: facts.certifications,
});

/** A candidate's facts in the words of a printed CV, without the person when the configuration says so. */
export const toCvContent = (facts: PrintedFacts, { anonymity }: Pick<StyleConfig, 'anonymity'>): CvContent => {
  const content = worded(facts);
  return anonymity.enabled ? anonymise(content, anonymity, facts.nationality) : content;
};
