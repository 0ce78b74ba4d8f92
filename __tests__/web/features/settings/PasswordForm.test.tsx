import { screen, waitFor } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const SAVED = 'Vos paramètres ont été mis à jour avec succès.';
const NOT_SAVED = 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.';

const CURRENT = 'Mot de passe actuel';
const NEW = 'Nouveau mot de passe';
const AGAIN = 'Confirmer le mot de passe';

const openPassword = async () => {
  const app = renderApp({ route: '/settings?tab=security' });
  await screen.findByLabelText(CURRENT);
  const save = () => app.user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  return { ...app, save, bodies: bodiesSentTo('/users/password', 'PUT') };
};

test('an empty form says its three sentences and sends nothing', async () => {
  const { save, bodies } = await openPassword();
  await save();
  expect(await screen.findByText('Le mot de passe actuel est requis')).toBeVisible();
  expect(screen.getByText('Le nouveau mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  expect(screen.getByText('La confirmation est requise')).toBeVisible();
  expect(screen.getByLabelText(CURRENT)).toHaveFocus();
  expect(bodies).toEqual([]);
});

test.each([
  ['cinq5', 'cinq5', 'Le nouveau mot de passe doit contenir au moins 6 caractères'],
  ['sixsix', 'sixsiX', 'Les mots de passe ne correspondent pas'],
])('%s confirmed by %s is refused', async (password, confirmation, sentence) => {
  const { user, save, bodies } = await openPassword();
  await fill(user, { [CURRENT]: 'correct horse', [NEW]: password, [AGAIN]: confirmation });
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('six characters are enough; the confirmation is not sent, and the form is empty again', async () => {
  const { user, save, bodies, world } = await openPassword();
  await fill(user, { [CURRENT]: 'correct horse', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([{ currentPassword: 'correct horse', newPassword: 'sixsix' }]);
  expect(world.password).toBe('sixsix');
  for (const label of [CURRENT, NEW, AGAIN]) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('a wrong current password is said under its field, and signs nobody out', async () => {
  const { user, save, currentPath } = await openPassword();
  await fill(user, { [CURRENT]: 'wrong', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  expect(await screen.findByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(CURRENT)).toHaveFocus());
  expect(screen.getByLabelText(NEW)).toHaveValue('sixsix');
  expect(currentPath()).toBe('/settings?tab=security');

  await fill(user, { [CURRENT]: 'correct horse' });
  expect(screen.queryByText('Le mot de passe actuel est incorrect.')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('someone who tried too often is told to wait', async () => {
  const { user, save } = await openPassword();
  server.use(refuse(accountEndpoints.changePassword, 'too_many_requests', { message: 'Trop de tentatives. Réessayez dans 12 minutes.' }));
  await fill(user, { [CURRENT]: 'wrong', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  expect(await screen.findByText('Trop de tentatives. Réessayez dans 12 minutes.')).toBeVisible();
});

test('after the server’s fault the same click works', async () => {
  const { user, save, world } = await openPassword();
  server.use(refuse(accountEndpoints.changePassword, 'internal'));
  await fill(user, { [CURRENT]: 'correct horse', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  serve(world);
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('a session that has ended leads to the sign-in form', async () => {
  const { user, save, currentPath } = await openPassword();
  server.use(refuse(accountEndpoints.changePassword, 'unauthenticated'));
  await fill(user, { [CURRENT]: 'correct horse', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('while it is being saved the button says so', async () => {
  const { user, save } = await openPassword();
  server.use(hang(accountEndpoints.changePassword));
  await fill(user, { [CURRENT]: 'correct horse', [NEW]: 'sixsix', [AGAIN]: 'sixsix' });
  await save();
  expect(await screen.findByRole('button', { name: /Enregistrement.../ })).toBeDisabled();
});
