import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from '../../__mocks__/api/server.ts';

/** A machine that has other work to do answers late; whatever comes at all comes within this. */
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
