import type { CandidateFacts } from '#contract/candidates';
import type { JobFacts } from '#contract/jobs';
import type { Placement } from '#contract/placements';
import type { TestServer } from '../../../support/buildTestServer.ts';
import { makeCandidates, makeJobs, settled } from '../../../support/makeUpload.ts';

export const DEVELOPER: Partial<CandidateFacts> = {
  firstName: 'Léa',
  lastName: 'Moreau',
  emailAddress: 'lea.moreau@example.fr',
  phoneNumber: '+33639980042',
  currentPosition: 'Développeuse React',
  currentCompany: 'Nautilus',
  yearsOfExperience: 7,
  professionalSummary: 'Développeuse React et TypeScript depuis sept ans.',
  technicalSkills: ['React', 'TypeScript', 'Node.js'],
  workExperience: [
    {
      position: 'Développeuse React',
      company: 'Nautilus',
      startDate: '2019',
      endDate: null,
      description: 'Applications React et TypeScript.',
    },
  ],
};
export const BAKER: Partial<CandidateFacts> = {
  firstName: 'Paul',
  lastName: 'Ancel',
  currentPosition: 'Boulanger',
  currentCompany: 'Le Fournil',
  professionalSummary: 'Boulanger, pain et viennoiserie.',
  technicalSkills: ['Pétrissage'],
};
export const REACT_JOB: Partial<JobFacts> = {
  title: 'Développeur React',
  company: 'Acier Vif',
  location: 'Nantes',
  salaryMin: 40,
  salaryMax: 50,
  salaryCurrency: 'EUR',
  requirements: ['React', 'TypeScript', 'Kubernetes'],
  niceToHave: ['GraphQL'],
};

/** A company's token, these candidates and offers, all analysed. */
export const makeBase = async (server: TestServer, people: Partial<CandidateFacts>[], offers: Partial<JobFacts>[]) => {
  const account = await server.signUp({ company: true });
  const candidateIds = await makeCandidates(server, account.token, people);
  const jobIds = await makeJobs(server, account.token, offers);
  return { ...account, candidateIds, jobIds };
};

/** Brings a pair together and waits for its match. */
export const makePlacement = async (server: TestServer, token: string, candidateId: string, jobId: string): Promise<Placement> => {
  const created = await server.call('POST', `/placements/candidate/${candidateId}/job/${jobId}`, { token });
  await settled(server, token, 'placements');
  return (await server.call('GET', `/placements/${created.body.data.id}`, { token })).body.data;
};
