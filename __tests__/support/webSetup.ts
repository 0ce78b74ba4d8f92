import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from '../../__mocks__/api/server.ts';

configure({ asyncUtilTimeout: 5000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
