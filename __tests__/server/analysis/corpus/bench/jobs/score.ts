import type { JobEmploymentType, JobFacts } from '#contract/jobs';
import type { JobSource } from '../../jobs/model.ts';
import { languageKey, sameLevel, samePlace, similar, wordF1, wordsOf } from '../compare.ts';
import { type Score, scoreScalar, scoreSet, sumScores } from '../tally.ts';

const CONTRACTS: [RegExp, JobEmploymentType][] = [
  [/cdi|permanent/i, 'permanent'],
  [/cdd|fixed/i, 'fixed_term'],
  [/int[ée]rim|temporary/i, 'temporary'],
  [/freelance/i, 'freelance'],
  [/stage|intern/i, 'internship'],
  [/alternance|apprenti/i, 'apprenticeship'],
];

/** Thousands a year: a monthly figure counts twelve times, no yearly figure follows from a daily one. */
const yearly = (figure: number | null, period: JobSource['facts']['salaryPeriod']): string => {
  if (figure === null || period === 'day') return '';
  return String(period === 'month' ? Math.round((figure * 1200) / 1000) / 100 : figure);
};

const levelOf = (told: string): string => {
  const years = Number.parseInt(told, 10);
  if (Number.isNaN(years)) return '';
  return years < 2 ? 'junior' : years < 5 ? 'mid_level' : 'senior';
};

const contains = (label: string, got: string): boolean => wordsOf(label).every((word) => wordsOf(got).includes(word));

const scoreLanguages = (label: Record<string, string>, got: Record<string, string>): Score => {
  const found = new Map(Object.entries(got).map(([name, level]) => [languageKey(name), level]));
  const names = scoreSet(Object.keys(label).map(languageKey), [...found.keys()], (a, b) => a === b);
  const levels = Object.entries(label).map(([name, level]): [string, Score] => {
    const given = found.get(languageKey(name)) ?? '';
    return [name, scoreScalar(level, given, sameLevel(level, given))];
  });
  return sumScores([['names', names], ...levels]);
};

/**
 * Scores every field of one job description. Texts: four words in five. Place: the same town. What the offer prints among its requirements
 * beside the labelled ones (years, diploma, languages) is neither right nor wrong there.
 */
export const scoreJob = ({ facts: label, printed }: JobSource, got: JobFacts) => {
  const aside = [printed.experience, printed.education, printed.languages].filter(Boolean);
  const told = (value: number | null) => (value === null ? '' : String(value));
  const scalar = (expected: string, found: string) => scoreScalar(expected, found, expected === found);
  const contract = CONTRACTS.find(([pattern]) => pattern.test(label.contract))?.[1] ?? '';
  const text = [label.description, ...label.missions].join('\n');
  return {
    title: scoreScalar(label.title, got.title, similar(label.title, got.title)),
    company: scoreScalar(label.company, got.company, similar(label.company, got.company)),
    location: scoreScalar(label.location, got.location, samePlace(label.location, got.location)),
    employmentType: scalar(contract, got.employmentType ?? ''),
    experienceLevel: scalar(levelOf(label.experienceLevel), got.experienceLevel ?? ''),
    salaryMin: scalar(yearly(label.salaryMin, label.salaryPeriod), told(got.salaryMin)),
    salaryMax: scalar(yearly(label.salaryMax, label.salaryPeriod), told(got.salaryMax)),
    description: scoreScalar(text, got.description, wordF1(text, got.description) >= 0.8),
    requirements: scoreSet(
      label.mustHave,
      got.requirements.filter((item) => label.mustHave.includes(item) || !aside.some((one) => similar(one, item))),
      similar,
    ),
    niceToHave: scoreSet(label.niceToHave, got.niceToHave, similar),
    benefits: scoreSet(label.benefits, got.benefits, similar),
    applicationDeadline: scalar(label.deadline, got.applicationDeadline ?? ''),
    languages: scoreLanguages(label.languages, got.languages),
    education: scoreScalar(label.education, got.education.join(' | '), contains(label.education, got.education.join(' '))),
  };
};
export type JobScores = ReturnType<typeof scoreJob>;
