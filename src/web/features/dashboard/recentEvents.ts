import type { CandidateRow } from '#contract/candidates';
import type { PlacementRow } from '#contract/placements';
import { paths } from '#lib/paths';
import { dashboardTexts as texts } from './texts.ts';

export interface RecentEvent {
  id: string;
  kind: 'candidate' | 'placement';
  /** What happened. */
  title: string;
  /** To whom. */
  subject: string;
  to: string;
  at: string;
}

/** Events shown, newest first (spec 1 §9). */
const EVENTS = 3;

type Person = Pick<CandidateRow, 'firstName' | 'lastName' | 'status'> & Partial<Pick<CandidateRow, 'fileName'>>;

/** The name; where an analysis has found none, the file's. */
const nameOf = ({ firstName, lastName, status, fileName }: Person) =>
  `${firstName} ${lastName}`.trim() || (status === 'ai_analyzing' ? texts.reading : fileName || texts.unnamed);

const ofCandidate = (candidate: CandidateRow): RecentEvent => ({
  id: candidate.id,
  kind: 'candidate',
  title: texts.candidateAdded,
  subject: nameOf(candidate),
  to: paths.candidate(candidate.id),
  at: candidate.createdAt,
});

const ofPlacement = ({ id, candidate, job, createdAt }: PlacementRow): RecentEvent => ({
  id,
  kind: 'placement',
  title: texts.placementConfirmed,
  subject: texts.placementOf(nameOf(candidate), job.title || texts.job),
  to: paths.placement(id),
  at: createdAt,
});

/** The three latest of the latest candidates and placements (spec 1 §2). */
export const recentEvents = (candidates: readonly CandidateRow[], placements: readonly PlacementRow[]): RecentEvent[] =>
  [...candidates.map(ofCandidate), ...placements.map(ofPlacement)].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, EVENTS);
