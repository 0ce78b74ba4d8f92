import type { User } from '#contract/account';
import type { Candidate } from '#contract/candidates';
import type { Company } from '#contract/company';
import type { Conversation, Message } from '#contract/conversations';
import type { Job } from '#contract/jobs';
import type { Placement, RankedCandidate } from '#contract/placements';
import type { Question } from '#contract/questions';
import type { Statistics } from '#contract/statistics';
import type { TemplateConfig } from '#contract/template-configs';
import type { Template } from '#contract/templates';

/** What the fake server remembers during one test. */
export interface World {
  user: User;
  password: string;
  company: Company | null;
  candidates: Candidate[];
  jobs: Job[];
  placements: Placement[];
  questions: Question[];
  /** What ranking says of a pair, keyed by `rankingKey`; a pair that is not here has no score. */
  rankings: Record<string, Pick<RankedCandidate, 'score' | 'confidence' | 'strengths' | 'missingSkills'>>;
  templates: Template[];
  templateConfigs: TemplateConfig[];
  conversations: Conversation[];
  /** Messages by conversation, oldest first. */
  messages: Record<string, Message[]>;
  /** Figures that differ from those of a company without a past. */
  statistics: Partial<Statistics>;
  /** Every call received, as 'GET /candidates'. */
  calls: string[];
}

export const ACCESS_TOKEN = 'access-1';
export const REFRESH_TOKEN = 'refresh-1';

const user: User = {
  id: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Camille',
  lastName: 'Rivière',
  email: 'camille@example.fr',
  phone: '+33639980011',
  role: 'owner',
  avatarUrl: null,
  preferences: {
    emailNotifications: true,
    pushNotifications: false,
    weeklyReports: true,
    theme: 'light',
    language: 'fr',
    compactMode: false,
  },
  companyId: '0199f000-0000-7000-8000-0000000000c1',
  createdAt: '2026-11-02T09:00:00.000Z',
};

const company: Company = {
  id: '0199f000-0000-7000-8000-0000000000c1',
  name: 'Atelier Rivière',
  slug: 'atelier-riviere',
  industry: 'it',
  companySize: '1-10',
  website: null,
  description: null,
  logoUrl: null,
  phone: '+33199000011',
  timezone: 'Europe/Paris',
  address: '12 rue des Tanneurs',
  city: 'Lyon',
  country: 'France',
  billingEmail: 'compta@example.fr',
  billingAddress: '12 rue des Tanneurs, 69009 Lyon',
  locale: 'fr-FR',
  createdAt: '2026-11-02T09:05:00.000Z',
};

/** A world with one user, her company, and nothing else, unless told. */
export const makeWorld = (differences: Partial<World> = {}): World => ({
  user,
  password: 'correct horse',
  company,
  candidates: [],
  jobs: [],
  placements: [],
  questions: [],
  rankings: {},
  templates: [],
  templateConfigs: [],
  conversations: [],
  messages: {},
  statistics: {},
  calls: [],
  ...differences,
});
