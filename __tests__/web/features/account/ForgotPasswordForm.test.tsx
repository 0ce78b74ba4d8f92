import { screen, waitFor } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { cut, refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const open = async () => {
  const app = renderApp({ route: '/forgot-password', signedIn: false });
  await screen.findByRole('heading', { name: 'Mot de passe oublié' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  return { ...app, send };
};

test('any address gets the same answer', async () => {
  const { user, send, currentPath } = await open();
  const bodies = bodiesSentTo('/auth/forgot-password');
  await fill(user, { Email: 'Inconnue@Example.fr' });
  await send();
  expect(await screen.findByText(/Si un compte existe pour inconnue@example.fr/)).toBeVisible();
  expect(bodies).toEqual([{ email: 'inconnue@example.fr' }]);

  await user.click(screen.getByRole('button', { name: 'Essayer une autre adresse' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await user.click(screen.getByRole('link', { name: 'Retour à la connexion' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('an address that is none is refused', async () => {
  const { send, world } = await open();
  await send();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(world.calls).toEqual([]);
});

test.each([
  [
    'too many requests',
    refuse(accountEndpoints.forgotPassword, 'too_many_requests'),
    'Trop de tentatives. Patientez un instant avant de réessayer.',
  ],
  ['a server that is down', cut(accountEndpoints.forgotPassword), 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
])('%s: the sentence, and the address kept', async (_case, handler, sentence) => {
  const { user, send } = await open();
  server.use(handler);
  await fill(user, { Email: 'camille@example.fr' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Email')).toHaveValue('camille@example.fr');
});
