import { array, boolean, type InferType, lazy, mixed, number, object, string } from 'yup';
import { type AnalyzedList, idParams, type One, pageQuery } from './common.ts';
import type { Passage } from './documents.ts';
import { endpoint } from './endpoint.ts';

export const CANDIDATE_STATUSES = ['ai_analyzing', 'analyzed', 'analysis_failed'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** What a person may choose; `actively_looking` is a legacy value that records may still carry (spec 2 §4). */
export const AVAILABILITY_STATUSES = ['open_to_opportunities', 'available', 'not_available'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number] | 'actively_looking';
export const CANDIDATE_LEVELS = ['junior', 'mid_level', 'senior', 'lead', 'principal'] as const;
export type CandidateLevel = (typeof CANDIDATE_LEVELS)[number];
export const REMOTE_PREFERENCES = ['remote', 'hybrid', 'onsite'] as const;
export type RemotePreference = (typeof REMOTE_PREFERENCES)[number];
export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'freelance'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const CONTACT_METHODS = ['email', 'phone'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Dates of a CV are as precise as it is: `2021`, `2021-03` or `2021-03-15`; '' when the CV gives none. */
const partialDate = string()
  .trim()
  .matches(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/, 'Date attendue\u00A0: AAAA, AAAA-MM ou AAAA-MM-JJ');

export const workExperienceSchema = object({
  position: string().trim().max(200).default(''),
  company: string().trim().max(200).default(''),
  startDate: partialDate.default(''),
  /** null means present. */
  endDate: partialDate.nullable().default(null),
  description: string().trim().max(10_000).default(''),
});
export type WorkExperience = InferType<typeof workExperienceSchema>;

export const educationSchema = object({
  degree: string().trim().max(300).default(''),
  institution: string().trim().max(200).default(''),
  field: string().trim().max(200).default(''),
  startDate: partialDate.default(''),
  /** null means ongoing. */
  endDate: partialDate.nullable().default(null),
});
export type Education = InferType<typeof educationSchema>;

/** Derived from the facts by the analysis, each line naming its evidence. */
export interface AiProfileAnalysis {
  strengths: string[];
  weaknesses: string[];
  marketValue: string;
  recommendations: string[];
}

/** What an analysis finds in a CV. '' or null: the CV does not say; nothing is ever invented (decisions §6). */
export interface CandidateFacts {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
  /** Only when written; never inferred. */
  nationality: string;
  currentPosition: string;
  currentCompany: string;
  currentLocation: string;
  /** Overlapping periods count once; null when no experience is dated or told. */
  yearsOfExperience: number | null;
  professionalSummary: string;
  technicalSkills: string[];
  softSkills: string[];
  workExperience: WorkExperience[];
  education: Education[];
  /** Language name to level, '' when the CV gives none. */
  languages: Record<string, string>;
  certifications: string[];
  availabilityStatus: AvailabilityStatus | null;
  candidateLevel: CandidateLevel | null;
  remoteWorkPreference: RemotePreference | null;
  employmentTypePreference: EmploymentType | null;
  /** Thousands a year. */
  expectedSalaryMin: number | null;
  expectedSalaryMax: number | null;
  salaryCurrency: Currency | null;
  noticePeriodWeeks: number | null;
  willingToRelocate: boolean | null;
}

/** Passage that proves each fact, keyed by its path: `emailAddress`, `workExperience.0`, `technicalSkills.3`, `languages.Anglais`. */
export type CandidatePassages = Record<string, Passage>;

export interface Candidate extends CandidateFacts {
  id: string;
  status: CandidateStatus;
  /** French sentence, only when `analysis_failed`. */
  analysisError: string | null;
  preferredContactMethod: ContactMethod | null;
  aiProfileAnalysis: AiProfileAnalysis | null;
  passages: CandidatePassages;
  /** Text found in the file that a reader could not see, quoted for the recruiter. */
  hiddenText: string[];
  /** Name of the uploaded file; null for a candidate without one. */
  fileName: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What the list shows of a candidate; lists carry rows, not whole records (decisions §2). */
export type CandidateRow = Pick<
  Candidate,
  | 'id'
  | 'status'
  | 'analysisError'
  | 'firstName'
  | 'lastName'
  | 'emailAddress'
  | 'phoneNumber'
  | 'currentPosition'
  | 'currentCompany'
  | 'currentLocation'
  | 'availabilityStatus'
  | 'candidateLevel'
  | 'fileName'
  | 'createdAt'
  | 'updatedAt'
>;

const words = array(string().trim().min(1).max(200).required()).max(300).required();

/** The rules that the edit form and the server share (spec 2 §5). */
const rules = {
  firstName: string().trim().max(100).required('Le prénom est requis'),
  lastName: string().trim().max(100).required('Le nom est requis'),
  emailAddress: string().trim().max(254).email('Email invalide'),
  phoneNumber: string().trim().max(40),
  nationality: string().trim().max(100).required('La nationalité est requise'),
  currentPosition: string().trim().max(200).required('La position actuelle est requise'),
  currentCompany: string().trim().max(200).required("L'entreprise actuelle est requise"),
  currentLocation: string().trim().max(200).required('La localisation est requise'),
  yearsOfExperience: number().typeError("L'expérience doit être positive").min(0, "L'expérience doit être positive").max(80),
  availabilityStatus: string().oneOf(AVAILABILITY_STATUSES),
  candidateLevel: string().oneOf(CANDIDATE_LEVELS),
  remoteWorkPreference: string().oneOf(REMOTE_PREFERENCES),
  employmentTypePreference: string().oneOf(EMPLOYMENT_TYPES),
  expectedSalaryMin: number().typeError('Le salaire doit être un nombre').min(0, 'Le salaire doit être positif').nullable(),
  expectedSalaryMax: number().typeError('Le salaire doit être un nombre').min(0, 'Le salaire doit être positif').nullable(),
  salaryCurrency: string().oneOf(CURRENCIES).required('La devise est requise'),
  noticePeriodWeeks: number()
    .typeError('Le délai de préavis doit être positif')
    .integer('Le délai de préavis est un nombre entier de semaines')
    .min(0, 'Le délai de préavis doit être positif')
    .max(520),
  willingToRelocate: boolean(),
  preferredContactMethod: string().oneOf(CONTACT_METHODS),
};

const professionalSummary = string().trim().max(20_000).required('Le résumé professionnel est requis');

/** The edit form: lists are typed as text, `JavaScript, React` and `Français:natif, Anglais:C1` (spec 2 §2). */
export const candidateFormSchema = object({
  ...rules,
  yearsOfExperience: rules.yearsOfExperience.required("L'expérience doit être positive"),
  noticePeriodWeeks: rules.noticePeriodWeeks.required('Le délai de préavis doit être positif'),
  professionalSummary,
  technicalSkills: string().trim(),
  softSkills: string().trim(),
  certifications: string().trim(),
  languages: string().trim(),
  workExperience: array(workExperienceSchema).max(100).required(),
  education: array(educationSchema).max(100).required(),
});
export type CandidateForm = InferType<typeof candidateFormSchema>;

/** `PUT candidates/{id}`: any of the fields, lists and summary wrapped as spec 2 §3 tells. */
export const candidateUpdateSchema = object({
  ...rules,
  professionalSummary: object({ content: professionalSummary }).default(undefined),
  technicalSkills: object({ skills: words }).default(undefined),
  softSkills: object({ skills: words }).default(undefined),
  certifications: object({ certifications: words }).default(undefined),
  workExperience: object({ experiences: array(workExperienceSchema).max(100).required() }).default(undefined),
  education: object({ education: array(educationSchema).max(100).required() }).default(undefined),
  languages: lazy((value: unknown) =>
    value === undefined
      ? mixed<Record<string, string>>().optional()
      : object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, string().trim().max(100).defined()]))).test(
          'languages',
          'Langues invalides',
          (map) => Object.keys(map).length <= 50 && Object.keys(map).every((name) => name.length <= 100),
        ),
  ),
})
  .partial()
  .required();
export type CandidateUpdate = Partial<
  Omit<
    CandidateForm,
    'professionalSummary' | 'technicalSkills' | 'softSkills' | 'certifications' | 'workExperience' | 'education' | 'languages'
  >
> & {
  professionalSummary?: { content: string };
  technicalSkills?: { skills: string[] };
  softSkills?: { skills: string[] };
  certifications?: { certifications: string[] };
  workExperience?: { experiences: WorkExperience[] };
  education?: { education: Education[] };
  languages?: Record<string, string>;
};

export const CANDIDATE_SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'position', '-position', 'location', '-location'] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** Filters of the list. `search` looks in first name, last name, email and position (spec 2 §2). */
export const candidateListQuery = pageQuery.shape({
  availabilityStatus: string().oneOf([...AVAILABILITY_STATUSES, 'actively_looking'] as const),
  status: string().oneOf(CANDIDATE_STATUSES),
  sort: string().oneOf(CANDIDATE_SORTS).default('-createdAt'),
});
export type CandidateListQuery = Partial<InferType<typeof candidateListQuery>>;

/** Types accepted by the upload (spec 2 §2), as the value of a file input's `accept`. */
export const CV_EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.txt',
  '.rtf',
  '.odt',
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.bmp',
  '.tif',
  '.tiff',
  '.webp',
] as const;
/** Uploads (decisions §6): files in one call, bytes in one file. */
export const MAX_UPLOAD_FILES = 20;
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export const UPLOAD_MESSAGES = {
  noFile: 'Veuillez sélectionner au moins un fichier',
  wrongType: 'Types acceptés: PDF, DOC, DOCX, TXT, RTF, ODT ou image',
  tooLarge: 'Le fichier dépasse 10 Mo.',
  tooMany: 'Vous pouvez déposer 20 fichiers à la fois au maximum.',
  empty: 'Le fichier est vide.',
} as const;

/** Outcome of one uploaded file: each has its own (decisions §6). */
export interface RejectedFile {
  fileName: string;
  message: string;
}

/** Several files: what was created, and what was refused and why. 201 when at least one was created, else 422. */
export interface UploadOutcome<T> {
  data: T[];
  rejected: RejectedFile[];
}

export const candidateEndpoints = {
  list: endpoint<AnalyzedList<CandidateRow>>()({
    method: 'GET',
    path: '/candidates',
    access: 'company',
    query: candidateListQuery,
    summary: 'Les candidats, tous ou une page',
  }),
  get: endpoint<One<Candidate>>()({
    method: 'GET',
    path: '/candidates/:id',
    access: 'company',
    params: idParams,
    summary: 'Un candidat',
  }),
  file: endpoint<Blob>()({
    method: 'GET',
    path: '/candidates/:id/file',
    access: 'company',
    params: idParams,
    summary: 'Le CV d’origine',
  }),
  uploadOne: endpoint<One<CandidateRow>>()({
    method: 'POST',
    path: '/candidates/file',
    access: 'company',
    upload: 'file',
    status: 201,
    summary: 'Déposer un CV\u00A0: un candidat',
  }),
  uploadMany: endpoint<UploadOutcome<CandidateRow>>()({
    method: 'POST',
    path: '/candidates/files',
    access: 'company',
    upload: 'files',
    status: 201,
    summary: 'Déposer plusieurs CV\u00A0: un candidat par fichier',
  }),
  update: endpoint<One<Candidate>>()({
    method: 'PUT',
    path: '/candidates/:id',
    access: 'company',
    params: idParams,
    body: candidateUpdateSchema,
    summary: 'Modifier un candidat',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/candidates/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer un candidat et son fichier',
  }),
  analyse: endpoint<One<CandidateRow>>()({
    method: 'POST',
    path: '/candidates/:id/analyse',
    access: 'company',
    params: idParams,
    summary: 'Relancer l’analyse du CV',
  }),
};
