import type { AiProfileAnalysis, CandidateFacts, CandidateStatus } from '#contract/candidates';
import type { Job, JobFacts } from '#contract/jobs';
import type { PlacementRow } from '#contract/placements';
import { skillIdsOf } from '../candidate/skills/skills.ts';
import { fold } from '../text/fold.ts';
import { candidateFeatures, type CandidateFeatures, jobFeatures, type JobFeatures } from '../matching/features.ts';

/** What the assistant reads of a candidate: everything but the nationality, which it must not know (decisions §4). */
export type ProfileFacts = Omit<CandidateFacts, 'nationality'> & {
  id: string;
  status: CandidateStatus;
  createdAt: string;
  aiProfileAnalysis: AiProfileAnalysis | null;
  /** For the score alone. */
  cvWords?: readonly string[];
};

/** A candidate as the assistant knows it, prepared once per version of the record. */
export interface Person {
  facts: ProfileFacts;
  name: string;
  /** Canonical skills that the CV lists. */
  listed: ReadonlySet<string>;
  /** Those that only its experiences, summary, studies or certifications name. */
  told: ReadonlySet<string>;
  /** Canonical skill → how this CV writes it. */
  written: ReadonlyMap<string, string>;
  /** Listed skills that the lexicon does not know, by their words. */
  own: readonly { id: string; label: string }[];
  features: CandidateFeatures;
}

export type OfferFacts = JobFacts & Pick<Job, 'id' | 'status' | 'createdAt'>;

export interface Offer {
  facts: OfferFacts;
  asked: ReadonlySet<string>;
  features: JobFeatures;
}

export type PlacementFact = Pick<PlacementRow, 'id' | 'placementStatus' | 'matchScore' | 'createdAt'> & {
  candidateId: string;
  jobId: string;
};

/** The company's records, newest first. */
export interface Base {
  people: Person[];
  offers: Offer[];
  placements: PlacementFact[];
}

export const nameOf = ({ firstName, lastName }: Pick<CandidateFacts, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** `stored`: what matching already made of these facts; null where it is still to be made. Reading prose waits until it is asked for. */
export const toPerson = (facts: ProfileFacts, stored: CandidateFeatures | null = null): Person => {
  const written = new Map(facts.technicalSkills.toReversed().flatMap((label) => skillIdsOf(label).map((id) => [id, label] as const)));
  const listed = new Set(written.keys());
  const own = facts.technicalSkills.flatMap((label) =>
    skillIdsOf(label).length === 0 ? [{ id: `own:${fold(label).trim()}`, label }] : [],
  );
  const proseSkills = () => {
    const prose = [
      facts.currentPosition,
      facts.professionalSummary,
      ...facts.workExperience.map(({ position, description }) => `${position}\n${description}`),
      ...facts.education.map(({ degree, field }) => `${degree} ${field}`),
      ...facts.certifications,
    ].join('\n');
    return new Set(skillIdsOf(prose).filter((id) => !listed.has(id)));
  };
  let told: ReadonlySet<string> | null = null;
  let features = stored;
  return {
    facts,
    name: nameOf(facts) || 'Candidat sans nom',
    listed,
    written,
    own,
    get told() {
      return (told ??= proseSkills());
    },
    get features() {
      return (features ??= candidateFeatures(facts));
    },
  };
};

export const toOffer = (facts: OfferFacts): Offer => ({
  facts,
  asked: new Set([facts.title, ...facts.requirements, ...facts.niceToHave].flatMap(skillIdsOf)),
  features: jobFeatures(facts),
});
