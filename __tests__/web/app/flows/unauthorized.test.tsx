import { screen, waitFor } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { renderApp } from '../../../support/renderApp.tsx';

test('a 401 in the middle of the work: one toast, storage cleared, /login; signing in again leads back', async () => {
  const { user, world, currentPath } = renderApp({ route: '/dashboard' });
  await screen.findByText('0 candidat');
  server.use(refuse(candidateEndpoints.list, 'unauthenticated'));
  await user.click(screen.getByRole('link', { name: 'Candidats' }));

  expect(await screen.findByText('Vous avez été déconnecté.')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.getAllByText('Vous avez été déconnecté.')).toHaveLength(1);
  await waitFor(() => expect(localStorage).toHaveLength(0));

  serve(world);
  await user.type(await screen.findByLabelText('Email'), world.user.email);
  await user.type(screen.getByLabelText('Mot de passe'), `${world.password}{Enter}`);
  await waitFor(() => expect(currentPath()).toBe('/candidates'));
});

test('a 403 says so once and leaves the session alone', async () => {
  const { user, currentPath } = renderApp({ route: '/dashboard' });
  await screen.findByText('0 candidat');
  server.use(refuse(candidateEndpoints.list, 'forbidden'));
  await user.click(screen.getByRole('link', { name: 'Candidats' }));

  expect(await screen.findByText('Accès refusé.')).toBeVisible();
  expect(screen.getAllByText('Accès refusé.')).toHaveLength(1);
  expect(currentPath()).toBe('/candidates');
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});
