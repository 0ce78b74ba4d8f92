import type { CandidateFacts, CandidatePassages } from '#contract/candidates';
import type { CandidateReader } from '#server/features/candidates/candidateAnalysis';

const NO_FACTS: CandidateFacts = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  nationality: '',
  currentPosition: '',
  currentCompany: '',
  currentLocation: '',
  yearsOfExperience: null,
  professionalSummary: '',
  technicalSkills: [],
  softSkills: [],
  workExperience: [],
  education: [],
  languages: {},
  certifications: [],
  availabilityStatus: null,
  candidateLevel: null,
  remoteWorkPreference: null,
  employmentTypePreference: null,
  expectedSalaryMin: null,
  expectedSalaryMax: null,
  salaryCurrency: null,
  noticePeriodWeeks: null,
  willingToRelocate: null,
};

export const makeFacts = (facts: Partial<CandidateFacts> = {}): CandidateFacts => ({ ...NO_FACTS, ...facts });

const PASSAGES: CandidatePassages = {
  firstName: { page: 1, start: 0, end: 1, text: 'prénom' },
  'technicalSkills.1': { page: 1, start: 2, end: 3, text: 'deux' },
};

/** Reads files whose text is the JSON of some facts; the text `unreadable` is a failure, anything else says nothing. */
export const makeReader = (changes: Partial<CandidateReader> = {}): CandidateReader => ({
  readDocument: async (bytes) => {
    const text = Buffer.from(bytes).toString();
    if (text === 'unreadable') return { ok: false, failure: 'corrupt' };
    return { ok: true, document: { kind: 'txt', pages: [], text, recognized: false, hidden: [] } };
  },
  readCandidate: ({ text }) => ({
    facts: makeFacts(text.startsWith('{') ? (JSON.parse(text) as Partial<CandidateFacts>) : {}),
    passages: text.startsWith('{') ? PASSAGES : {},
    analysis: { strengths: [], weaknesses: [], marketValue: '', recommendations: [] },
  }),
  ...changes,
});
