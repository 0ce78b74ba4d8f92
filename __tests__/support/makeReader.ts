import type { CandidateFacts, CandidatePassages } from '#contract/candidates';
import { type JobFacts, type JobPassages, NO_JOB_FACTS } from '#contract/jobs';
import type { Reader } from '#server/backend';

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

export const makeJobFacts = (facts: Partial<JobFacts> = {}): JobFacts => ({ ...NO_JOB_FACTS, ...facts });

const PASSAGES: CandidatePassages = {
  firstName: { page: 1, start: 0, end: 1, text: 'prénom' },
  'technicalSkills.1': { page: 1, start: 2, end: 3, text: 'deux' },
};

const JOB_PASSAGES: JobPassages = {
  title: { page: 1, start: 0, end: 1, text: 'titre' },
  'requirements.1': { page: 1, start: 2, end: 3, text: 'deux' },
};

/** Reads files whose text is the JSON of some facts, behind `%PDF-` for an offer; a text that ends with `unreadable` is a failure, anything else says nothing. */
export const makeReader = (changes: Partial<Reader> = {}): Reader => ({
  readDocument: async (bytes) => {
    const text = Buffer.from(bytes).toString();
    if (text.endsWith('unreadable')) return { ok: false, failure: 'corrupt' };
    return { ok: true, document: { kind: 'txt', pages: [], text, recognized: false, hidden: [] } };
  },
  readCandidate: async ({ text }) => ({
    facts: makeFacts(text.startsWith('{') ? (JSON.parse(text) as Partial<CandidateFacts>) : {}),
    passages: text.startsWith('{') ? PASSAGES : {},
    analysis: { strengths: [], weaknesses: [], marketValue: '', recommendations: [] },
    cvWords: [],
  }),
  readJob: async ({ text }) => ({
    facts: makeJobFacts(text.startsWith('%PDF-{') ? (JSON.parse(text.slice(5)) as Partial<JobFacts>) : {}),
    passages: text.startsWith('%PDF-{') ? JOB_PASSAGES : {},
  }),
  ...changes,
});

/** A reader that can be held, so that what an upload answers is seen before its analysis ends. */
export const makeHeldReader = () => {
  const { readDocument, ...others } = makeReader();
  let held = Promise.resolve();
  return {
    reader: makeReader({
      ...others,
      readDocument: async (bytes, fileName) => {
        await held;
        return readDocument(bytes, fileName);
      },
    }),
    /** Holds every file from now on; what it returns lets them go. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
};
