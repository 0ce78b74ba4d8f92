import { screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const openDialog = async () => {
  const app = renderApp({ route: '/settings?tab=security' });
  const zone = within(await screen.findByRole('region', { name: 'Zone de danger' }));
  await app.user.click(zone.getByRole('button', { name: 'Supprimer le compte' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Supprimer le compte' }));
  const remove = () => app.user.click(dialog.getByRole('button', { name: 'Supprimer le compte' }));
  return { ...app, dialog, remove, bodies: bodiesSentTo('/users', 'DELETE') };
};

test('the account is deleted once its password is given, and the session is over', async () => {
  const { user, dialog, remove, bodies, currentPath } = await openDialog();
  expect(dialog.getByText(/Cette action est définitive/)).toBeVisible();
  await fill(user, { 'Mot de passe': 'correct horse' });
  await remove();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(bodies).toEqual([{ password: 'correct horse' }]);
  expect(screen.getByText('Votre compte a été supprimé.')).toBeVisible();
  expect(screen.queryByText('Vous avez été déconnecté.')).not.toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('nothing happens without a password, or when one thinks better of it', async () => {
  const { user, dialog, remove, bodies } = await openDialog();
  await remove();
  expect(await dialog.findByText('Le mot de passe est requis')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([]);
});

test('a wrong password is said under its field', async () => {
  const { user, dialog, remove, currentPath } = await openDialog();
  await fill(user, { 'Mot de passe': 'wrong' });
  await remove();
  expect(await dialog.findByText('Le mot de passe est incorrect.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Mot de passe')).toHaveFocus());
  expect(currentPath()).toBe('/settings?tab=security');
  expect(screen.queryByText(/^Impossible/)).not.toBeInTheDocument();
});

test('after the server’s fault the same click works', async () => {
  const { user, remove, world, currentPath } = await openDialog();
  server.use(refuse(accountEndpoints.remove, 'internal'));
  await fill(user, { 'Mot de passe': 'correct horse' });
  await remove();
  expect(await screen.findByText('Impossible de supprimer votre compte. Veuillez réessayer.')).toBeVisible();
  serve(world);
  await remove();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('a session that had ended leads to the sign-in form', async () => {
  const { user, remove, currentPath } = await openDialog();
  server.use(refuse(accountEndpoints.remove, 'unauthenticated'));
  await fill(user, { 'Mot de passe': 'correct horse' });
  await remove();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.getByText('Vous avez été déconnecté.')).toBeVisible();
});

test('while it is being deleted the dialog neither closes nor sends again', async () => {
  const { user, dialog, remove } = await openDialog();
  server.use(hang(accountEndpoints.remove));
  await fill(user, { 'Mot de passe': 'correct horse' });
  await remove();
  expect(await dialog.findByRole('button', { name: /Suppression.../ })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
});
