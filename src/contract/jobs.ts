import { array, type InferType, number, object, string } from 'yup';
import { CANDIDATE_LEVELS, CURRENCIES, type Currency, type UploadOutcome } from './candidates.ts';
import { type AnalyzedList, idParams, type One, pageQuery } from './common.ts';
import type { Passage } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** "jobs" always means job offers; background work is a task. */
export const JOB_STATUSES = ['ai_analyzing', 'active', 'draft', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** What the edit form offers (spec 1 §4). */
export const EDITABLE_JOB_STATUSES = ['draft', 'active', 'closed'] as const;

/** CDI, CDD, intérim, freelance, stage, alternance. */
export const JOB_EMPLOYMENT_TYPES = ['permanent', 'fixed_term', 'temporary', 'freelance', 'internship', 'apprenticeship'] as const;
export type JobEmploymentType = (typeof JOB_EMPLOYMENT_TYPES)[number];

export const EXPERIENCE_LEVELS = CANDIDATE_LEVELS;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** What an analysis finds in a job description. '' or null: the text does not say; nothing is ever invented. */
export interface JobFacts {
  title: string;
  description: string;
  company: string;
  location: string;
  /** Thousands a year; a monthly figure counts twelve times or as the text says, no yearly figure follows from a daily or hourly one. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: Currency | null;
  /** Indispensable, or all of them where the text tells no difference. */
  requirements: string[];
  /** Souhaitable. */
  niceToHave: string[];
  benefits: string[];
  /** `2026-12-31`, null when the text gives none. */
  applicationDeadline: string | null;
  employmentType: JobEmploymentType | null;
  experienceLevel: ExperienceLevel | null;
  /** Language name to level, '' when none is asked. */
  languages: Record<string, string>;
  /** Diplomas or levels asked for, as written. */
  education: string[];
}

/** What an offer says of which nothing is known. */
export const NO_JOB_FACTS: JobFacts = {
  title: '',
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
};

/** Passage that proves each fact, keyed by its path: `title`, `requirements.2`. */
export type JobPassages = Record<string, Passage>;

export interface Job extends JobFacts {
  id: string;
  status: JobStatus;
  /** French sentence of the last failed analysis: the offer is then a draft, to be completed by hand (decisions §6). */
  analysisError: string | null;
  passages: JobPassages;
  /** Name of the uploaded file; null for an offer typed by hand. */
  fileName: string | null;
  createdAt: string;
  updatedAt: string;
}

/** How far the placements of an offer have come (spec 2 §3). A placement counts under each head that it fulfils. */
export interface JobStats {
  /** All placements of the offer. */
  total: number;
  /** Those whose pair was analysed: all but `to_analyze`. */
  analyzed: number;
  /** Those presented or further (`interviewed`, `placed`), except the rejected ones. */
  presented: number;
  placed: number;
}

/** What the list shows of an offer. */
export type JobRow = Pick<
  Job,
  | 'id'
  | 'status'
  | 'analysisError'
  | 'title'
  | 'company'
  | 'location'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'fileName'
  | 'createdAt'
  | 'updatedAt'
> & { stats: JobStats };

const salary = number().typeError('Le salaire doit être un nombre').min(0, 'Le salaire doit être positif').nullable();
const lines = array(string().trim().min(1).max(1000).required()).max(200);

/** A day of the calendar, `2026-12-31`. */
const isDay = (value: string) => {
  const date = new Date(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** The rules that form and server share (spec 1 §5, Job edit). */
const rules = {
  title: string().trim().max(200).required('Le titre est requis'),
  description: string().trim().max(50_000).required('La description est requise'),
  company: string().trim().max(200).required("L'entreprise est requise"),
  location: string().trim().max(200).required('La localisation est requise'),
  salaryMin: salary,
  salaryMax: salary,
  salaryCurrency: string().oneOf(CURRENCIES, 'La devise est requise').required('La devise est requise'),
  status: string().oneOf(JOB_STATUSES),
  applicationDeadline: string()
    .trim()
    .test('day', 'Date attendue\u00A0: AAAA-MM-JJ', (value) => !value || isDay(value))
    .nullable(),
  employmentType: string().oneOf(JOB_EMPLOYMENT_TYPES).nullable(),
  experienceLevel: string().oneOf(EXPERIENCE_LEVELS).nullable(),
};

/** The edit form and the manual entry: lists are typed one line each. */
export const jobFormSchema = object({
  ...rules,
  requirements: string().trim(),
  niceToHave: string().trim(),
  benefits: string().trim(),
});
export type JobForm = InferType<typeof jobFormSchema>;

/** `POST jobs`. */
export const jobCreationSchema = object({
  ...rules,
  status: string().oneOf(EDITABLE_JOB_STATUSES).default('active'),
  requirements: lines,
  niceToHave: lines,
  benefits: lines,
}).required();
export type JobCreation = InferType<typeof jobCreationSchema>;

/** `PUT jobs/{id}`: any of the fields. */
export const jobUpdateSchema = object({ ...rules, requirements: lines, niceToHave: lines, benefits: lines })
  .partial()
  .required();
export type JobUpdate = InferType<typeof jobUpdateSchema>;

export const JOB_SORTS = ['-createdAt', 'createdAt', 'title', '-title', 'company', '-company', 'location', '-location'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Filters of the list. `search` looks in title, company and location (spec 1 §2). */
export const jobListQuery = pageQuery.shape({
  status: string().oneOf(JOB_STATUSES),
  sort: string().oneOf(JOB_SORTS).default('-createdAt'),
});
export type JobListQuery = Partial<InferType<typeof jobListQuery>>;

/** Job upload (spec 1 §5). */
export const JOB_UPLOAD_MESSAGES = {
  noFile: 'Veuillez sélectionner au moins un fichier PDF',
  wrongType: (count: number) => `${count} fichier(s) invalide(s). Seuls les fichiers PDF sont acceptés`,
  /** Beside the name of one refused file. */
  notPdf: 'Seuls les fichiers PDF sont acceptés',
} as const;

export const jobEndpoints = {
  list: endpoint<AnalyzedList<JobRow>>()({
    method: 'GET',
    path: '/jobs',
    access: 'company',
    query: jobListQuery,
    summary: 'Les offres d’emploi, toutes ou une page',
  }),
  get: endpoint<One<Job>>()({ method: 'GET', path: '/jobs/:id', access: 'company', params: idParams, summary: 'Une offre d’emploi' }),
  create: endpoint<One<Job>>()({
    method: 'POST',
    path: '/jobs',
    access: 'company',
    body: jobCreationSchema,
    status: 201,
    summary: 'Créer une offre à la main',
  }),
  uploadOne: endpoint<One<JobRow>>()({
    method: 'POST',
    path: '/jobs/file',
    access: 'company',
    upload: 'file',
    status: 201,
    summary: 'Déposer une fiche de poste\u00A0: une offre',
  }),
  uploadMany: endpoint<UploadOutcome<JobRow>>()({
    method: 'POST',
    path: '/jobs/files',
    access: 'company',
    upload: 'files',
    status: 201,
    summary: 'Déposer plusieurs fiches de poste\u00A0: une offre par fichier',
  }),
  update: endpoint<One<Job>>()({
    method: 'PUT',
    path: '/jobs/:id',
    access: 'company',
    params: idParams,
    body: jobUpdateSchema,
    summary: 'Modifier une offre',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/jobs/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer une offre et son fichier',
  }),
  analyse: endpoint<One<JobRow>>()({
    method: 'POST',
    path: '/jobs/:id/analyse',
    access: 'company',
    params: idParams,
    summary: 'Relancer l’analyse de la fiche de poste',
  }),
};
