import { type ListParams, readParams, toListQuery, writeParams } from '../../../../src/web/features/candidates/listParams.ts';

const PLAIN: ListParams = { page: 1, search: '', availability: '', sort: '-createdAt' };

test.each([
  ['', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=abc', {}],
  ['search=L%C3%A9a+M', { search: 'Léa M' }],
  ['availability=available', { availability: 'available' }],
  ['availability=actively_looking', { availability: 'actively_looking' }],
  ['availability=tomorrow', {}],
  ['sort=-name', { sort: '-name' }],
  ['sort=salary', {}],
])('the address ?%s means %j', (address, params) => {
  expect(readParams(new URLSearchParams(address))).toEqual({ ...PLAIN, ...params });
});

test('params are written as they are read, and the plain list has a plain address', () => {
  const params: ListParams = { page: 2, search: 'C++', availability: 'not_available', sort: 'location' };
  expect(readParams(writeParams(params))).toEqual(params);
  expect(writeParams(PLAIN).toString()).toBe('');
});

test('a page is asked for with its filters only', () => {
  expect(toListQuery({ ...PLAIN, page: 3 })).toEqual({ limit: 50, offset: 100, sort: '-createdAt' });
  expect(toListQuery({ ...PLAIN, search: 'léa', availability: 'available' })).toEqual({
    limit: 50,
    offset: 0,
    sort: '-createdAt',
    search: 'léa',
    availabilityStatus: 'available',
  });
});
