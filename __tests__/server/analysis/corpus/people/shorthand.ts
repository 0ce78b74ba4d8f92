import type { Career, Study } from '../model.ts';

/** A job, in the order in which CVs tell it. `when` replaces the printed dates, `tools` is the technical environment. */
export const job = (
  position: string,
  [company, place]: [company: string, place?: string],
  [start, end]: [start: string, end: string | null],
  lines: string[],
  more: Pick<Career, 'when' | 'tools'> = {},
): Career => ({ position, company, place, start, end, lines, ...more });

/** A degree: `[start, end]`, or the end alone. */
export const study = (degree: string, field: string, institution: string, years: [string, string | null] | string): Study =>
  typeof years === 'string' ? { degree, field, institution, end: years } : { degree, field, institution, start: years[0], end: years[1] };
