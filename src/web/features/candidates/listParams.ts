import { AVAILABILITY_STATUSES, type AvailabilityStatus, CANDIDATE_SORTS, type CandidateSort } from '#contract/candidates';

export const PAGE_SIZE = 50;

/** What the list's address says; '' means not filtered. */
export interface ListParams {
  /** From 1. */
  page: number;
  search: string;
  availability: AvailabilityStatus | '';
  sort: CandidateSort;
}

export const DEFAULT_SORT: CandidateSort = '-createdAt';

export const FILTERABLE_AVAILABILITIES = [...AVAILABILITY_STATUSES, 'actively_looking'] as const;

const oneOf = <T extends string, F>(values: readonly T[], value: string | null, fallback: F): T | F =>
  values.find((known) => known === value) ?? fallback;

/** Reads an address; what it cannot hold counts as absent. */
export const readParams = (address: URLSearchParams): ListParams => ({
  page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
  search: address.get('search') ?? '',
  availability: oneOf(FILTERABLE_AVAILABILITIES, address.get('availability'), ''),
  sort: oneOf(CANDIDATE_SORTS, address.get('sort'), DEFAULT_SORT),
});

/** The shortest address that reads as these params. */
export const writeParams = ({ page, search, availability, sort }: ListParams): URLSearchParams => {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  if (availability) address.set('availability', availability);
  if (sort !== DEFAULT_SORT) address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return address;
};

/** The page of the list that the server is asked for. */
export const toListQuery = ({ page, search, availability, sort }: ListParams) => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  sort,
  ...(search && { search }),
  ...(availability && { availabilityStatus: availability }),
});
export type ListQuery = ReturnType<typeof toListQuery>;
