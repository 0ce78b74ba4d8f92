import type { CandidateFacts } from '#contract/candidates';
import { normalizePhone } from '#contract/phone';
import { printedPrecision } from './dates.ts';
import type { Career, CvSource } from './model.ts';

/** The day on which the corpus is read: ongoing jobs count up to it. */
export const CORPUS_TODAY = '2026-11-02';

export interface CvLabel {
  facts: CandidateFacts;
  /** Other right answers: the headline where the label has the title of the present job, a skill as printed, years without training periods. */
  alternatives: { currentPosition: string[]; skills: Record<string, string>; yearsOfExperience: number | null };
  /** Jobs dated by a season: only their years are compared. */
  seasonal: number[];
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

/** Years covered by at least one job, to one decimal. */
const yearsCovered = (careers: Career[]): number | null => {
  if (careers.length === 0) return null;
  const months = new Set<number>();
  for (const { start, end } of careers) for (let month = monthOf(start); month <= monthOf(end ?? CORPUS_TODAY); month++) months.add(month);
  return Math.round(months.size / 1.2) / 10;
};

const TRAINING = /stagiaire|apprenti|\bintern\b|trainee/i;

/** A printed number as +33612345678; one without its country is read in the CV's own. */
export const phoneOf = (printed: string, country: CvSource['country'] = 'FR'): string => {
  const plain = printed.replace('(0)', '').replaceAll(/[^+\d]/g, '');
  return plain.startsWith('+') ? plain : normalizePhone(plain, country);
};

const canonical = (item: string): string => item.split('=').at(-1)!;

/** The facts that a reader finds in this CV. */
export const labelOf = (source: CvSource): CvLabel => {
  const { style } = source;
  const current = source.careers.find(({ end }) => end === null);
  const skills = Object.values(source.skills).flat();
  const precise = (date: string) => printedPrecision(date, style.dates);
  const facts: CandidateFacts = {
    firstName: source.first,
    lastName: source.last,
    emailAddress: source.email,
    phoneNumber: phoneOf(source.phone, source.country),
    nationality: source.nationality ?? '',
    currentPosition: current?.position ?? '',
    currentCompany: current?.company ?? '',
    currentLocation: source.place,
    yearsOfExperience: yearsCovered(source.careers),
    professionalSummary: source.summary ?? '',
    technicalSkills: skills.map(canonical),
    softSkills: source.soft ?? [],
    workExperience: source.careers.map(({ position, company, start, end, lines, tools }) => ({
      position,
      company,
      startDate: precise(start),
      endDate: end && precise(end),
      description: [...lines, ...(tools && source.layout === 'dossier' ? [tools] : [])].join('\n'),
    })),
    education: source.studies.map(({ degree, field = '', institution, start = '', end }) => ({
      degree,
      field,
      institution,
      startDate: start,
      endDate: end,
    })),
    languages: Object.fromEntries(source.languages),
    certifications: source.certifications ?? [],
    availabilityStatus: null,
    candidateLevel: null,
    remoteWorkPreference: null,
    employmentTypePreference: null,
    expectedSalaryMin: null,
    expectedSalaryMax: null,
    salaryCurrency: null,
    noticePeriodWeeks: null,
    willingToRelocate: null,
  };
  for (const [, stated] of source.wishes ?? []) Object.assign(facts, stated);
  return {
    facts,
    alternatives: {
      currentPosition: [source.headline, current ? undefined : source.careers[0]?.position].filter((title) => title !== undefined),
      yearsOfExperience: yearsCovered(source.careers.filter(({ position }) => !TRAINING.test(position))),
      skills: Object.fromEntries(skills.filter((item) => item.includes('=')).map((item) => [canonical(item), item.split('=')[0]!])),
    },
    seasonal: source.careers.flatMap(({ when }, index) => (when ? [index] : [])),
  };
};
