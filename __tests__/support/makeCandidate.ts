import type { Candidate } from '#contract/candidates';

let made = 0;

/** An analysed candidate; each has an id of its own. */
export const makeCandidate = (differences: Partial<Candidate> = {}): Candidate => {
  made += 1;
  return {
    id: `0199f000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`,
    status: 'analyzed',
    analysisError: null,
    firstName: 'Léa',
    lastName: 'Moreau',
    emailAddress: 'lea.moreau@example.fr',
    phoneNumber: '+33639980042',
    nationality: '',
    currentPosition: 'Développeuse C++',
    currentCompany: 'Nautilus Logiciels',
    currentLocation: 'Nantes',
    yearsOfExperience: 7,
    professionalSummary: 'Développeuse C++ depuis sept ans.',
    technicalSkills: ['C++', '.NET'],
    softSkills: [],
    workExperience: [
      {
        position: 'Développeuse C++',
        company: 'Nautilus Logiciels',
        startDate: '2019-09',
        endDate: null,
        description: 'Moteur de calcul.',
      },
    ],
    education: [{ degree: 'Master', institution: 'Université de Nantes', field: 'Informatique', startDate: '2014', endDate: '2019' }],
    languages: { Français: 'langue maternelle', Anglais: 'C1' },
    certifications: [],
    availabilityStatus: 'available',
    candidateLevel: 'senior',
    remoteWorkPreference: 'hybrid',
    employmentTypePreference: 'full_time',
    expectedSalaryMin: 45,
    expectedSalaryMax: 52,
    salaryCurrency: 'EUR',
    noticePeriodWeeks: 12,
    willingToRelocate: false,
    preferredContactMethod: 'email',
    aiProfileAnalysis: null,
    passages: {},
    hiddenText: [],
    fileName: 'lea-moreau.pdf',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:01:00.000Z',
    ...differences,
  };
};
