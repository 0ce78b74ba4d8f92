import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { server } from '../../__mocks__/api/server.ts';

/** A machine that has other work to do answers late; whatever comes at all comes within this. */
configure({ asyncUtilTimeout: 30_000 });

/** React keeps a stack trace of each element for its warnings, until it has kept this many: the tenth of all work of the tests. */
const ENOUGH_STACKS = 10_000;
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
Object.defineProperty(React[internals], 'recentlyCreatedOwnerStacks', { get: () => ENOUGH_STACKS, set: () => {} });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
