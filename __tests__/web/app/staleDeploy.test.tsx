import { render, screen } from '@testing-library/react';
import { isMissingChunk, reloadOnce } from '../../../src/web/app/staleDeploy.ts';
import { CrashScreen } from '../../../src/web/app/CrashScreen.tsx';

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

afterEach(() => jest.useRealTimers());

test('only a part that is gone is worth a reload', () => {
  expect(isMissingChunk(missing)).toBe(true);
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false);
  expect(isMissingChunk('ChunkLoadError')).toBe(false);
});

test('the page reloads once, and again only after a minute: a file that is really missing makes no loop', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const reload = jest.fn();
  expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
  jest.setSystemTime(new Date('2026-11-21T10:01:01Z'));
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose part is gone, and that has just reloaded, says so instead of breaking', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  const Page = () => {
    throw missing;
  };
  render(
    <CrashScreen>
      <Page />
    </CrashScreen>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
});
