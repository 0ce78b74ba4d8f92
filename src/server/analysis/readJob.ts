import type { ReadDocument } from '#contract/documents';
import type { JobFacts, JobPassages } from '#contract/jobs';
import { contentOf, spanOf, toRows } from './text/rows.ts';
import { passageMaker } from './text/span.ts';

export interface ReadJobOptions {
  /** ISO code of the company's country: which of day and month comes first in a date in figures. */
  country: string;
  /** ISO date of the upload. */
  today: string;
}

export interface JobReading {
  facts: JobFacts;
  passages: JobPassages;
}

/** What a job description says, each fact with the passage that proves it (decisions §6). Pure and deterministic. */
export const readJob = (document: ReadDocument, _options: ReadJobOptions): JobReading => {
  const rows = toRows(document);
  const passageOf = passageMaker(document);
  const title = rows.toSorted((a, b) => b.fontSize - a.fontSize)[0];
  return {
    facts: {
      title: title ? contentOf(title) : '',
      description: '',
      company: '',
      location: '',
      salaryMin: null,
      salaryMax: null,
      salaryCurrency: null,
      requirements: [],
      niceToHave: [],
      benefits: [],
      applicationDeadline: null,
      employmentType: null,
      experienceLevel: null,
      languages: {},
      education: [],
    },
    passages: title ? { title: passageOf(spanOf(title)) } : {},
  };
};
