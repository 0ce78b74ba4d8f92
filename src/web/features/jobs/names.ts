import type { JobRow } from '#contract/jobs';
import { formatSalary } from '#lib/money';
import { BLANK_JOB } from './jobForm.ts';
import { jobsTexts } from './texts.ts';

/** The title; the file's name while an analysis has found none. */
export const jobTitle = ({ title, fileName }: Pick<JobRow, 'title' | 'fileName'>): string => title || fileName || jobsTexts.untitled;

/** The salary as a row shows it. */
export const salaryOf = ({ salaryMin: min, salaryMax: max, salaryCurrency }: JobRow): string =>
  formatSalary({ min, max, currency: salaryCurrency ?? BLANK_JOB.salaryCurrency });
