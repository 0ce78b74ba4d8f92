import { EDITABLE_JOB_STATUSES, type Job, type JobCreation, jobFormSchema, type JobUpdate } from '#contract/jobs';

/** What the inputs hold: a number being typed is '' or a number, a choice not made is '', a list has one line per item. */
export interface JobFormValues {
  title: string;
  description: string;
  company: string;
  location: string;
  salaryMin: number | '';
  salaryMax: number | '';
  salaryCurrency: string;
  status: string;
  requirements: string;
  niceToHave: string;
  benefits: string;
  applicationDeadline: string;
  employmentType: string;
  experienceLevel: string;
}

/** An offer to be typed (spec 1 §3). */
export const BLANK_JOB: JobFormValues = {
  title: '',
  description: '',
  company: '',
  location: '',
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: 'EUR',
  status: 'active',
  requirements: '',
  niceToHave: '',
  benefits: '',
  applicationDeadline: '',
  employmentType: '',
  experienceLevel: '',
};

/** The items of a list typed one a line. */
export const parseLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const formatLines = (items: readonly string[]): string => items.join('\n');

/** An offer as the form shows it. A status that the form does not offer is a choice not made (spec 1 §4). */
export const toFormValues = (job: Job): JobFormValues => ({
  title: job.title,
  description: job.description,
  company: job.company,
  location: job.location,
  salaryMin: job.salaryMin ?? '',
  salaryMax: job.salaryMax ?? '',
  salaryCurrency: job.salaryCurrency ?? BLANK_JOB.salaryCurrency,
  status: EDITABLE_JOB_STATUSES.find((known) => known === job.status) ?? '',
  requirements: formatLines(job.requirements),
  niceToHave: formatLines(job.niceToHave),
  benefits: formatLines(job.benefits),
  applicationDeadline: job.applicationDeadline ?? '',
  employmentType: job.employmentType ?? '',
  experienceLevel: job.experienceLevel ?? '',
});

const LISTS = ['requirements', 'niceToHave', 'benefits'] as const;

const plainSchema = jobFormSchema.omit(['status', ...LISTS]);

/** Every field but the status and the lists, as it is sent: '' is null where the offer may say nothing. */
const plainFields = (values: JobFormValues) =>
  plainSchema.cast(
    {
      ...values,
      salaryMin: values.salaryMin === '' ? null : values.salaryMin,
      salaryMax: values.salaryMax === '' ? null : values.salaryMax,
      applicationDeadline: values.applicationDeadline || null,
      employmentType: values.employmentType || null,
      experienceLevel: values.experienceLevel || null,
    },
    { stripUnknown: true },
  );

/** What is sent of an offer typed by hand. */
export const toCreation = (values: JobFormValues): JobCreation => ({
  ...plainFields(values),
  status: values.status as JobCreation['status'],
  requirements: parseLines(values.requirements),
  niceToHave: parseLines(values.niceToHave),
  benefits: parseLines(values.benefits),
});

/** What is sent of an edited offer. A list whose text was not touched goes back as it came: an item may hold two lines. */
export const toUpdate = (values: JobFormValues, job: Job): JobUpdate => {
  const before = toFormValues(job);
  const list = (name: (typeof LISTS)[number]) => (values[name] === before[name] ? job[name] : parseLines(values[name]));
  return {
    ...plainFields(values),
    ...(values.status && { status: values.status as JobUpdate['status'] }),
    requirements: list('requirements'),
    niceToHave: list('niceToHave'),
    benefits: list('benefits'),
  };
};

/** The input that a path of the sent body belongs to: `requirements[3]` → `requirements`. */
export const toFieldName = (path: string): string => path.replace(/[.[].*/, '');
