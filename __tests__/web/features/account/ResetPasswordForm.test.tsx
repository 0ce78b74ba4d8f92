import { screen, waitFor } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const linkOver = 'Ce lien n’est plus valable. Demandez-en un nouveau.';

const open = async (route = '/reset-password?token=secret-1') => {
  const app = renderApp({ route, signedIn: false });
  await screen.findByRole('heading', { name: 'Nouveau mot de passe' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  return { ...app, send };
};

test('a new password is sent with the token of the link, then one signs in', async () => {
  const { user, send, currentPath } = await open();
  const bodies = bodiesSentTo('/auth/reset-password');
  await fill(user, { 'Nouveau mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' });
  await send();
  expect(await screen.findByText('Votre mot de passe a été modifié. Vous pouvez vous connecter.')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(bodies).toEqual([{ token: 'secret-1', password: 'motdepasse' }]);
});

test('the rules of the registration hold', async () => {
  const { user, send, world } = await open();
  await fill(user, { 'Nouveau mot de passe': '1234567', 'Confirmer le mot de passe': 'autre' });
  await send();
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  expect(screen.getByText("Passwords don't match")).toBeVisible();
  expect(world.calls).toEqual([]);
});

test('a link that was used or is too old says so, and leads to a new one', async () => {
  const { user, send, currentPath } = await open();
  server.use(refuse(accountEndpoints.resetPassword, 'invalid', { fields: { token: linkOver } }));
  await fill(user, { 'Nouveau mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(linkOver);
  await user.click(screen.getByRole('link', { name: 'Demander un nouveau lien' }));
  await waitFor(() => expect(currentPath()).toBe('/forgot-password'));
});

test('a link without its token is no link', async () => {
  await open('/reset-password');
  expect(screen.getByRole('alert')).toHaveTextContent(linkOver);
  expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument();
});
