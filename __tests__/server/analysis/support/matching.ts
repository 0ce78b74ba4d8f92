import type { JobFacts } from '#contract/jobs';
import type { MatchedCandidate } from '../../../../src/server/analysis/matching/features.ts';

/** A front-end developer as the analysis reads her, with differences. */
export const makeFacts = (differences: Partial<MatchedCandidate> = {}): MatchedCandidate => ({
  currentPosition: 'Développeuse front-end',
  currentCompany: 'Studio Garonne',
  currentLocation: 'Bordeaux',
  yearsOfExperience: 6,
  professionalSummary: 'Interfaces web accessibles pour des services publics.',
  technicalSkills: ['React', 'TypeScript', 'CSS', 'Git'],
  softSkills: ['Autonomie'],
  workExperience: [
    {
      position: 'Développeuse front-end',
      company: 'Studio Garonne',
      startDate: '2020-11',
      endDate: null,
      description: 'Applications React et design system pour trois ministères.\nTests Cypress et revue de code.',
    },
  ],
  education: [{ degree: 'Licence informatique', institution: 'Université de Bordeaux', field: '', startDate: '2017', endDate: '2020' }],
  languages: { Français: 'natif', Anglais: 'B2' },
  certifications: [],
  availabilityStatus: null,
  candidateLevel: 'senior',
  remoteWorkPreference: null,
  employmentTypePreference: null,
  expectedSalaryMin: null,
  expectedSalaryMax: null,
  salaryCurrency: null,
  noticePeriodWeeks: null,
  willingToRelocate: null,
  ...differences,
});

/** An offer for a front-end developer, with differences. */
export const makeOffer = (differences: Partial<JobFacts> = {}): JobFacts => ({
  title: 'Développeur front-end (H/F)',
  description: 'Vous construisez les écrans de réservation avec les designers et relisez le code de vos collègues.',
  company: 'Havre Voyages',
  location: 'Bordeaux',
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  requirements: ['React', 'TypeScript', 'PostgreSQL', '3 ans d’expérience'],
  niceToHave: ['Docker'],
  benefits: [],
  applicationDeadline: null,
  employmentType: null,
  experienceLevel: null,
  languages: { Anglais: 'B1' },
  education: [],
  ...differences,
});
