import { redirectPath, sameOriginPath } from '../../../src/web/lib/paths.ts';

const ORIGIN = 'https://vivier.exemple.fr';

test.each([
  ['/jobs?a=1#b', '/jobs?a=1#b'],
  [`${ORIGIN}/jobs`, '/jobs'],
  ['https://evil.example/jobs', null],
  ['//evil.example', null],
  [String.raw`\\evil.example`, null],
  ['javascript:alert(1)', null],
  ['http://', null],
  [`${ORIGIN}//evil.example/a`, null],
  [`${ORIGIN}/\\evil.example`, null],
])('%s is the path %s of this origin', (address, path) => {
  expect(sameOriginPath(address, ORIGIN)).toBe(path);
});

test.each([
  [null, null],
  ['', null],
  ['/jobs/1', '/jobs/1'],
  ['/', null],
  ['/#pricing', null],
  ['/privacy', null],
  ['/login', null],
  ['/register/simple', null],
  ['https://evil.example', null],
])('after signing in, redirectTo %s asks for %s', (redirectTo, path) => {
  expect(redirectPath(redirectTo)).toBe(path);
});
