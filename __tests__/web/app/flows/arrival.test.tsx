import { screen, waitFor } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { announceSignIn } from '../../../../src/web/lib/session/arrival.ts';
import { renderApp } from '../../../support/renderApp.tsx';

test('who arrives from the sign-in page is told that it succeeded, once', async () => {
  announceSignIn();
  const first = renderApp({ route: '/dashboard' });
  expect(await screen.findByText('Connexion réussie !')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Bienvenue, Camille' })).toBeVisible();
  first.unmount();

  renderApp({ route: '/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Bienvenue, Camille' })).toBeVisible();
  expect(screen.queryByText('Connexion réussie !')).not.toBeInTheDocument();
});

test('whose tokens turn out to be refused is not', async () => {
  announceSignIn();
  const { currentPath } = renderApp({ route: '/dashboard' });
  server.use(refuse(accountEndpoints.me, 'unauthenticated'));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.queryByText('Connexion réussie !')).not.toBeInTheDocument();
});
