import { screen, waitFor } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { hang } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeWorld } from '../../../../__mocks__/api/world.ts';
import { renderApp, type RenderAppOptions } from '../../../support/renderApp.tsx';

const page = () => document.documentElement;
const remember = (value: string) => {
  document.cookie = `appearance=${value}; path=/`;
};
const prefer = (preferences: object): RenderAppOptions['world'] => {
  const { user } = makeWorld();
  return { user: { ...user, preferences: { ...user.preferences, ...preferences } } };
};

beforeEach(() => {
  document.cookie = 'appearance=; path=/; max-age=0';
  page().removeAttribute('data-theme');
});

test('a visitor’s page is light', async () => {
  renderApp({ route: '/login', signedIn: false });
  await screen.findByRole('heading', { name: 'Connexion' });
  expect(page()).toHaveAttribute('data-theme', 'light');
  expect(document.cookie).toBe('');
});

test('the user’s theme is shown and remembered for the next page of this browser', async () => {
  renderApp({ route: '/dashboard', world: prefer({ theme: 'dark', compactMode: true }) });
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'dark'));
  expect(document.cookie).toBe('appearance=dark-compact');
});

test('until the user is known the page looks as it last did', async () => {
  remember('dark-compact');
  renderApp({ route: '/dashboard' });
  server.use(hang(accountEndpoints.me));
  expect(await screen.findByText('Chargement...')).toBeVisible();
  expect(page()).toHaveAttribute('data-theme', 'dark');
  expect(getComputedStyle(page()).getPropertyValue('--mui-spacing')).toBe('6px');
});

test('a look that makes no sense counts as none', async () => {
  remember('sepia');
  renderApp({ route: '/login', signedIn: false });
  await screen.findByRole('heading', { name: 'Connexion' });
  expect(page()).toHaveAttribute('data-theme', 'light');
});

test('another user of the same browser sees her own', async () => {
  remember('dark');
  renderApp({ route: '/dashboard' });
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'light'));
  await waitFor(() => expect(document.cookie).toBe('appearance=light'));
});
