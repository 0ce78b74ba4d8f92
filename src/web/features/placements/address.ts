import { PLACEMENT_SORTS, PLACEMENT_STATUSES, type PlacementListQuery } from '#contract/placements';
import { type ListParams, type ListRules, readParams, toPageQuery, writeParams } from '#lib/listParams';

const rules = {
  sorts: PLACEMENT_SORTS,
  defaultSort: '-createdAt',
  filters: { status: PLACEMENT_STATUSES, view: ['board', 'ranking'] },
} as const satisfies ListRules;

/** What the address of /placements says; '' means not chosen. `view` is the cards' unless told. */
export type PlacementsAddress = ListParams<typeof rules> & {
  /** The selected offer. */
  job: string;
  /** Words searched for among the offers, and the page of them. */
  jobs: string;
  jobsPage: number;
};

export const readAddress = (address: URLSearchParams): PlacementsAddress => ({
  ...readParams(rules, address),
  job: address.get('job') ?? '',
  jobs: address.get('jobs') ?? '',
  jobsPage: Math.max(1, Math.trunc(Number(address.get('jobsPage'))) || 1),
});

/** The shortest address that reads as these params. */
export const writeAddress = ({ job, jobs, jobsPage, ...list }: PlacementsAddress): URLSearchParams => {
  const own = { job, jobs, jobsPage: jobsPage > 1 ? String(jobsPage) : '' };
  const address = new URLSearchParams(Object.entries(own).filter(([, value]) => value !== ''));
  for (const [name, value] of writeParams(rules, list as ListParams<typeof rules>)) address.set(name, value);
  return address;
};

/** The same place with another offer selected, and its own search; '' selects none. */
export const withJob = (address: PlacementsAddress, job: string): string =>
  `?${writeAddress({ ...address, job, search: '', status: '', page: 1 }).toString()}`;

/** The placements that the server is asked for: a page of cards, or all of the offer for the board. */
export const toPlacementsQuery = ({ job, status, view, page, search, sort }: PlacementsAddress): PlacementListQuery => ({
  ...(view === 'board' ? { sort: '-matchScore' as const, ...(search && { search }) } : toPageQuery({ page, search, sort })),
  jobId: job,
  ...(status && view !== 'board' && { placementStatus: status }),
});
