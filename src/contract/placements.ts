import { array, type InferType, number, object, string } from 'yup';
import type { Candidate, Currency } from './candidates.ts';
import { type AnalyzedList, idParams, type List, type One, pageQuery, recordId } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { Job } from './jobs.ts';
import { type Match, type MatchReading, SCORE_BANDS, type ScoreBand } from './matching.ts';

/** Spec 2 §4. */
export const PLACEMENT_STATUSES = ['to_analyze', 'analyzed', 'reviewed', 'presented', 'interviewed', 'placed', 'rejected'] as const;
export type PlacementStatus = (typeof PLACEMENT_STATUSES)[number];
/** The words of the table of spec 2 §4, on screens, in exports and in answers. */
export const PLACEMENT_STATUS_NAMES = {
  to_analyze: 'À analyser',
  analyzed: 'Analysé',
  reviewed: 'Revu',
  presented: 'Présenté',
  interviewed: 'Interviewé',
  placed: 'Placé',
  rejected: 'Rejeté',
} as const satisfies Record<PlacementStatus, string>;
/** What the detail's select offers (spec 2 §2). */
export const DETAIL_STATUSES = ['analyzed', 'presented', 'interviewed', 'placed', 'rejected'] as const;
/** The quick buttons of the detail, by current status (spec 2 §4). */
export const QUICK_TRANSITIONS: Partial<Record<PlacementStatus, readonly PlacementStatus[]>> = {
  analyzed: ['presented'],
  presented: ['interviewed', 'rejected'],
  interviewed: ['placed', 'rejected'],
};

export const PRIORITY_LEVELS = ['high', 'medium', 'low'] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
export const URGENCY_LEVELS = ['urgent', 'high', 'normal'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
export const PERFORMANCE_LEVELS = ['above_average', 'average', 'below'] as const;
export type PerformanceLevel = (typeof PERFORMANCE_LEVELS)[number];

/** Share of a year's salary, in percent, where the placement says none (decisions §5, marked 'hypothèse'). */
export const DEFAULT_FEE_PERCENTAGE = 20;

/** The candidate of a placement, as its cards show it. */
export type PlacementCandidate = Pick<
  Candidate,
  'id' | 'status' | 'firstName' | 'lastName' | 'currentPosition' | 'currentCompany' | 'emailAddress' | 'phoneNumber'
>;

/** The offer of a placement. */
export type PlacementJob = Pick<Job, 'id' | 'status' | 'title' | 'company' | 'location' | 'salaryMin' | 'salaryMax'> & {
  salaryCurrency: Currency | null;
};

/** What lists and boards show of a placement. */
export interface PlacementRow {
  id: string;
  placementStatus: PlacementStatus;
  /** French sentence of an analysis that could not be made; the placement then stays `to_analyze` until it is asked for again. */
  analysisError: string | null;
  /** 0 to 100; null before the analysis, or when the offer asks for nothing that can be compared. */
  matchScore: number | null;
  confidenceLevel: number | null;
  priorityLevel: PriorityLevel | null;
  /** Euros. */
  estimatedFee: number | null;
  actualFee: number | null;
  feePercentage: number;
  /** true while nobody chose the rate: 'hypothèse' (decisions §5). */
  feeAssumed: boolean;
  candidate: PlacementCandidate;
  job: PlacementJob;
  createdAt: string;
  updatedAt: string;
  analyzedAt: string | null;
  presentedAt: string | null;
}

/** Every change of status is dated (decisions §6). `by` is the person's name, null for the analysis. */
export interface StatusChange {
  status: PlacementStatus;
  at: string;
  by: string | null;
}

/** A person's own verdict beside the score: a human decides. */
export interface Verdict {
  band: ScoreBand;
  reason: string;
  by: string;
  at: string;
}

/** Computed from the company's own data by stated formulas; null is shown 'Données insuffisantes' (decisions §5). */
export interface PlacementEstimates {
  successMetrics: {
    /** 0 to 1. */
    successProbability: number | null;
  };
  riskAnalysis: {
    /** Weeks. */
    timeToProductivity: number | null;
    /** 0 to 1. */
    placementFailureProbability: number | null;
    retentionRisk: RiskLevel | null;
    clientSatisfactionRisk: RiskLevel | null;
    underqualificationRisk: boolean | null;
  };
  marketContext: {
    competitionLevel: RiskLevel | null;
    demandForRole: RiskLevel | null;
    candidateScarcity: RiskLevel | null;
    urgencyLevel: UrgencyLevel | null;
  };
  performancePredictions: {
    expectedPerformance: PerformanceLevel | null;
    growthPotential: RiskLevel | null;
    /** 0 to 1. */
    longTermSuccessProbability: number | null;
    rampUpTimeWeeks: number | null;
  };
}
/** How each estimate of this placement was computed, in French, keyed `marketContext.competitionLevel`: shown as its tooltip. */
export type EstimateFormulas = Record<string, string>;

export interface WorkflowTracking {
  nextActions: string[];
  blockers: string[];
  currentStage: string;
  /** `2026-12-31`; null when no honest date follows from the company's own past. */
  expectedCompletionDate: string | null;
}

export interface Placement extends PlacementRow, PlacementEstimates {
  /** null before the analysis. */
  match: Match | null;
  aiAnalysis: MatchReading | null;
  /** Paragraph made from the criteria; '' before the analysis. */
  aiReasoning: string;
  formulas: EstimateFormulas;
  workflowTracking: WorkflowTracking;
  /** null while the score stands alone. */
  verdict: Verdict | null;
  history: StatusChange[];
}

/** `success` is what the specification reads: false comes with the failure's code and sentence (409 for a pair that exists). */
export interface PlacementCreation {
  success: true;
  data: PlacementRow;
}

/** Placements of a shortlist: `existing` counts the pairs that were placements already. */
export interface PlacementsCreation {
  success: true;
  data: PlacementRow[];
  existing: number;
}

/** One line of a ranking: `placementId` is null while the pair is no placement. */
interface Ranked {
  score: number | null;
  confidence: number;
  strengths: string[];
  missingSkills: string[];
  placementId: string | null;
}
export interface RankedCandidate extends Ranked {
  candidate: PlacementCandidate & Pick<Candidate, 'currentLocation' | 'availabilityStatus' | 'yearsOfExperience'>;
}
export interface RankedJob extends Ranked {
  job: PlacementJob;
}

/** `candidates` counts those of the company that have a placement, whatever the filters: the header's tested candidates (spec 2 §2). */
export interface PlacementList extends AnalyzedList<PlacementRow> {
  candidates: number;
}

export const PLACEMENT_SORTS = ['-createdAt', 'createdAt', '-matchScore', 'matchScore', 'name', '-name'] as const;
export type PlacementSort = (typeof PLACEMENT_SORTS)[number];

/** Filters of the list. `search` looks in the candidate's first name, last name, current position and company (spec 2 §2). */
export const placementListQuery = pageQuery.shape({
  jobId: recordId.notRequired(),
  candidateId: recordId.notRequired(),
  placementStatus: string().oneOf(PLACEMENT_STATUSES),
  sort: string().oneOf(PLACEMENT_SORTS).default('-createdAt'),
});
export type PlacementListQuery = Partial<InferType<typeof placementListQuery>>;

export const placementPairParams = object({ candidateId: recordId, jobId: recordId }).required();

/** Candidates chosen in a ranking. */
export const shortlistSchema = object({
  candidateIds: array(recordId).min(1, 'Choisissez au moins un candidat').max(100).required(),
}).required();

export const placementStatusSchema = object({
  placementStatus: string().oneOf(PLACEMENT_STATUSES, 'Statut inconnu').required('Le statut est requis'),
}).required();

/** What a person keeps of a placement's business side. null gives the assumed rate back, or forgets the fee. */
export const placementUpdateSchema = object({
  feePercentage: number()
    .typeError('Le taux doit être un nombre')
    .min(0, 'Le taux doit être positif')
    .max(100, 'Le taux est au plus de 100\u00A0%')
    .nullable(),
  actualFee: number().typeError('Le montant doit être un nombre').min(0, 'Le montant doit être positif').max(10_000_000).nullable(),
  priorityLevel: string().oneOf(PRIORITY_LEVELS),
})
  .partial()
  .required();
export type PlacementUpdate = InferType<typeof placementUpdateSchema>;

export const verdictSchema = object({
  band: string().oneOf(SCORE_BANDS).required('Choisissez un avis'),
  reason: string().trim().min(10, 'La raison doit contenir au moins 10 caractères').max(2000).required('La raison est requise'),
}).required();
export type VerdictForm = InferType<typeof verdictSchema>;

export const placementEndpoints = {
  list: endpoint<PlacementList>()({
    method: 'GET',
    path: '/placements',
    access: 'company',
    query: placementListQuery,
    summary: 'Les placements, tous ou une page',
  }),
  get: endpoint<One<Placement>>()({ method: 'GET', path: '/placements/:id', access: 'company', params: idParams, summary: 'Un placement' }),
  create: endpoint<PlacementCreation>()({
    method: 'POST',
    path: '/placements/candidate/:candidateId/job/:jobId',
    access: 'company',
    params: placementPairParams,
    status: 201,
    summary: 'Rapprocher un candidat d’une offre',
  }),
  createShortlist: endpoint<PlacementsCreation>()({
    method: 'POST',
    path: '/jobs/:id/placements',
    access: 'company',
    params: idParams,
    body: shortlistSchema,
    status: 201,
    summary: 'Rapprocher plusieurs candidats d’une offre',
  }),
  updateStatus: endpoint<One<Placement>>()({
    method: 'PATCH',
    path: '/placements/:id/status',
    access: 'company',
    params: idParams,
    body: placementStatusSchema,
    summary: 'Changer le statut d’un placement',
  }),
  update: endpoint<One<Placement>>()({
    method: 'PATCH',
    path: '/placements/:id',
    access: 'company',
    params: idParams,
    body: placementUpdateSchema,
    summary: 'Modifier les honoraires ou la priorité d’un placement',
  }),
  decide: endpoint<One<Placement>>()({
    method: 'PUT',
    path: '/placements/:id/verdict',
    access: 'company',
    params: idParams,
    body: verdictSchema,
    summary: 'Donner son propre avis à côté du score',
  }),
  withdrawVerdict: endpoint<One<Placement>>()({
    method: 'DELETE',
    path: '/placements/:id/verdict',
    access: 'company',
    params: idParams,
    summary: 'Retirer son avis',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/placements/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer un placement',
  }),
  analyse: endpoint<One<PlacementRow>>()({
    method: 'POST',
    path: '/placements/:id/analyse',
    access: 'company',
    params: idParams,
    summary: 'Relancer l’analyse d’un placement',
  }),
  rankCandidates: endpoint<List<RankedCandidate>>()({
    method: 'GET',
    path: '/jobs/:id/matches',
    access: 'company',
    params: idParams,
    query: pageQuery,
    summary: 'Toute la base classée pour une offre',
  }),
  rankJobs: endpoint<List<RankedJob>>()({
    method: 'GET',
    path: '/candidates/:id/matches',
    access: 'company',
    params: idParams,
    query: pageQuery,
    summary: 'Les offres classées pour un candidat',
  }),
};
