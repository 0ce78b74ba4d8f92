import { screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, choose } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const SAVED = 'Vos paramètres ont été mis à jour avec succès.';
const NOT_SAVED = 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.';

const openPreferences = async () => {
  const app = renderApp({ route: '/settings' });
  const card = within(await screen.findByRole('region', { name: 'Préférences' }));
  return { ...app, card, bodies: bodiesSentTo('/users', 'PUT') };
};

const page = () => document.documentElement;
const step = () => getComputedStyle(page()).getPropertyValue('--mui-spacing');

beforeEach(() => {
  document.cookie = 'appearance=; path=/; max-age=0';
});

test('a theme is shown and saved at once, alone, and remembered by the browser', async () => {
  const { user, bodies, world } = await openPreferences();
  await choose(user, 'Thème', 'Sombre');
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'dark'));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([{ preferences: { theme: 'dark' } }]);
  expect(world.user.preferences).toMatchObject({ theme: 'dark', weeklyReports: true });
  expect(document.cookie).toBe('appearance=dark');
});

test('a theme does not wait for the answer', async () => {
  const { user } = await openPreferences();
  server.use(hang(accountEndpoints.update));
  await choose(user, 'Thème', 'Sombre');
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'dark'));
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
});

test.each([
  ['refuses', refuse(accountEndpoints.update, 'internal')],
  ['does not answer', cut(accountEndpoints.update)],
])('a theme that could not be saved goes back when the server %s', async (_name, failure) => {
  const { user } = await openPreferences();
  server.use(failure);
  await choose(user, 'Thème', 'Sombre');
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'dark'));
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'light'));
  expect(screen.getByLabelText('Thème')).toHaveTextContent('Clair');
});

test('the automatic theme is the system’s', async () => {
  const { user } = await openPreferences();
  const matchMedia = jest.fn((query: string) => ({ matches: query.includes('dark'), addListener() {}, removeListener() {} }));
  Object.assign(window, { matchMedia });
  await choose(user, 'Thème', 'Automatique');
  await waitFor(() => expect(page()).toHaveAttribute('data-theme', 'dark'));
  Object.assign(window, { matchMedia: undefined });
});

test('the compact mode narrows every space at once', async () => {
  const { user, card, bodies } = await openPreferences();
  expect(step()).toBe('8px');
  await user.click(card.getByRole('switch', { name: 'Mode compact' }));
  await waitFor(() => expect(step()).toBe('6px'));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([{ preferences: { compactMode: true } }]);
  expect(document.cookie).toBe('appearance=light-compact');
});

test('the other preferences wait for their button, and leave the theme alone', async () => {
  const { user, card, bodies } = await openPreferences();
  await user.click(card.getByRole('checkbox', { name: 'Notifications push' }));
  await user.click(card.getByRole('checkbox', { name: 'Rapports hebdomadaires' }));
  await choose(user, 'Langue', 'Espagnol');
  expect(bodies).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([{ preferences: { emailNotifications: true, pushNotifications: true, weeklyReports: false, language: 'es' } }]);
  expect(card.getByRole('checkbox', { name: 'Notifications push' })).toBeChecked();
});

test('preferences that could not be saved stay as they were chosen', async () => {
  const { user, card } = await openPreferences();
  server.use(refuse(accountEndpoints.update, 'invalid', { fields: { 'preferences.language': 'Valeur invalide' } }));
  await user.click(card.getByRole('checkbox', { name: 'Notifications push' }));
  await user.click(card.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(card.getByRole('checkbox', { name: 'Notifications push' })).toBeChecked();
});

test('choosing a theme loses nothing that is typed beside it, and asks nothing', async () => {
  const { user } = await openPreferences();
  await user.type(screen.getByLabelText('Prénom'), ' Anne');
  await choose(user, 'Thème', 'Sombre');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Camille Anne');
});

test('a session that has ended leads to the sign-in form', async () => {
  const { user, currentPath } = await openPreferences();
  server.use(refuse(accountEndpoints.update, 'unauthenticated'));
  await choose(user, 'Thème', 'Sombre');
  await waitFor(() => expect(currentPath()).toBe('/login'));
});
