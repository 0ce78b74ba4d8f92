/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

/** What the address of a list may say beside its page and its search. */
export interface ListRules {
  sorts: readonly string[];
  defaultSort: string;
  /** Values that each filter accepts. */
  filters: Record<string, readonly string[]>;
}

/** What the list's address says; '' means not filtered. */
export type ListParams<R extends ListRules = ListRules> = {
  /** From 1. */
  page: number;
  search: string;
  sort: R['sorts'][number];
} & { [F in keyof R['filters']]: R['filters'][F][number] | '' };

const oneOf = (values: readonly string[], value: string | null, fallback: string) => values.find((known) => known === value) ?? fallback;

/** Reads an address; what it cannot hold counts as absent. */
export const readParams = <R extends ListRules>({ sorts, defaultSort, filters }: R, address: URLSearchParams): ListParams<R> =>
  ({
    ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, oneOf(values, address.get(name), '')])),
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    search: address.get('search') ?? '',
    sort: oneOf(sorts, address.get('sort'), defaultSort),
  }) as ListParams<R>;

/** The shortest address that reads as these params. */
export const writeParams = <R extends ListRules>({ defaultSort, filters }: R, params: ListParams<R>): URLSearchParams => {
  const address = new URLSearchParams();
  const write = (name: string, value: string) => {
    if (value) address.set(name, value);
  };
  write('search', params.search);
  for (const name of Object.keys(filters)) write(name, params[name as keyof R['filters']]);
  write('sort', params.sort === defaultSort ? '' : params.sort);
  write('page', params.page > 1 ? String(params.page) : '');
  return address;
};

/** The part of a page that every list's server call has: which rows, in which order, searched for which words. */
export const toPageQuery = <Sort extends string>({ page, search, sort }: { page: number; search: string; sort: Sort }) => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  sort,
  ...(search && { search }),
});
