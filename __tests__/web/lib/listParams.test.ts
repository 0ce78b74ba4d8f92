import { type ListParams, type ListRules, readParams, toPageQuery, writeParams } from '#lib/listParams';

const RULES = {
  sorts: ['-createdAt', 'location', '-name'],
  defaultSort: '-createdAt',
  filters: { availability: ['available', 'not_available'] },
} as const satisfies ListRules;
type Params = ListParams<typeof RULES>;

const PLAIN: Params = { page: 1, search: '', availability: '', sort: '-createdAt' };

test.each([
  ['', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=abc', {}],
  ['search=L%C3%A9a+M', { search: 'Léa M' }],
  ['availability=available', { availability: 'available' }],
  ['availability=tomorrow', {}],
  ['sort=-name', { sort: '-name' }],
  ['sort=salary', {}],
])('the address ?%s means %j', (address, params) => {
  expect(readParams(RULES, new URLSearchParams(address))).toEqual({ ...PLAIN, ...params });
});

test('params are written as they are read, and the plain list has a plain address', () => {
  const params: Params = { page: 2, search: 'C++', availability: 'not_available', sort: 'location' };
  expect(readParams(RULES, writeParams(RULES, params))).toEqual(params);
  expect(writeParams(RULES, PLAIN).toString()).toBe('');
});

test('a page is asked for with its search only', () => {
  expect(toPageQuery({ page: 3, search: '', sort: '-createdAt' })).toEqual({ limit: 50, offset: 100, sort: '-createdAt' });
  expect(toPageQuery({ page: 1, search: 'léa', sort: '-name' })).toEqual({ limit: 50, offset: 0, sort: '-name', search: 'léa' });
});
