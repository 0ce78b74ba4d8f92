import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { accountEndpoints } from '#contract/account';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const SAVED = 'Vos paramètres ont été mis à jour avec succès.';
const NOT_SAVED = 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.';
const CONTACT_SAVED = 'Informations de contact enregistrées !';

const openProfile = async () => {
  const app = renderApp({ route: '/settings' });
  const card = within(await screen.findByRole('region', { name: 'Informations personnelles' }));
  const save = () => app.user.click(card.getByRole('button', { name: /^Enregistre/ }));
  return { ...app, card, save, bodies: bodiesSentTo('/users', 'PUT') };
};

test('the sidebar leads to the settings, which open on what is known of the user', async () => {
  const { user } = renderApp({ route: '/dashboard' });
  await user.click(await screen.findByRole('link', { name: 'Paramètres' }));
  expect(await screen.findByRole('tab', { name: 'Profil', selected: true })).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
  expect(screen.getByLabelText('Nom')).toHaveValue('Rivière');
  expect(screen.getByLabelText('Email')).toHaveValue('camille@example.fr');
  expect(screen.getByLabelText('Téléphone')).toHaveValue('+33639980011');
});

test('a new name is saved, told, and shown in the sidebar', async () => {
  const { user, save, bodies } = await openProfile();
  await fill(user, { Prénom: '  Zoé ' });
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([{ firstName: 'Zoé', lastName: 'Rivière' }]);
  expect(await screen.findByText('Zoé Rivière')).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
});

test('a saved form stays, and can be changed and saved again', async () => {
  const { user, card, save, bodies } = await openProfile();
  for (const name of ['Zoé', 'Nora']) {
    await fill(user, { Prénom: name });
    await save();
    await waitFor(() => expect(bodies).toContainEqual({ firstName: name, lastName: 'Rivière' }));
    await waitFor(() => expect(card.getByRole('button', { name: 'Enregistrer' })).toBeEnabled());
  }
  expect(bodies).toHaveLength(2);
});

test.each([
  ['Email', 'zoe@example.fr', { email: 'zoe@example.fr' }],
  ['Téléphone', '', { phone: '' }],
])('a new %s is told as contact details', async (label, text, sent) => {
  const { user, save, bodies } = await openProfile();
  await fill(user, { [label]: text });
  await save();
  expect(await screen.findByText(CONTACT_SAVED)).toBeVisible();
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  expect(bodies).toEqual([{ firstName: 'Camille', lastName: 'Rivière', ...sent }]);
});

test.each([
  ['Prénom', ' ', 'Le prénom est requis'],
  ['Nom', '', 'Le nom est requis'],
  ['Email', 'camille@', 'Email invalide'],
  ['Email', '', 'Email invalide'],
])('%s = %j is refused before anything is sent', async (label, text, sentence) => {
  const { user, save, bodies } = await openProfile();
  await fill(user, { [label]: text });
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(bodies).toEqual([]);
});

test('an address that someone else has is said under it, and what was typed stays', async () => {
  const { user, save } = await openProfile();
  server.use(refuse(accountEndpoints.update, 'email_taken', { fields: { email: 'Cette adresse est déjà utilisée.' } }));
  await fill(user, { Prénom: 'Zoé', Email: 'prise@example.fr' });
  await save();
  expect(await screen.findByText('Cette adresse est déjà utilisée.')).toBeVisible();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
  expect(screen.getByText('Camille Rivière')).toBeVisible();
});

test('after the server’s fault the same click works', async () => {
  const { user, save, world } = await openProfile();
  server.use(refuse(accountEndpoints.update, 'internal'));
  await fill(user, { Nom: 'Martin' });
  await save();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveValue('Martin');
  serve(world);
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('a session that has ended leads to the sign-in form, with one toast', async () => {
  const { user, save, currentPath } = await openProfile();
  server.use(refuse(accountEndpoints.update, 'unauthenticated'));
  await fill(user, { Nom: 'Martin' });
  await save();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.getAllByText('Vous avez été déconnecté.')).toHaveLength(1);
  expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
});

test('while it is being saved the button says so; what is typed meanwhile stays typed', async () => {
  const { user, save, card } = await openProfile();
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put('*/api/v1/users', async () => {
      await wait;
    }),
  );
  await fill(user, { Prénom: 'Zoé' });
  await save();
  expect(await card.findByRole('button', { name: /Enregistrement.../ })).toBeDisabled();
  await fill(user, { Nom: 'Martin' });
  answer();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
  expect(screen.getByLabelText('Nom')).toHaveValue('Martin');
});

test('leaving a changed form asks first; a saved one is left at once', async () => {
  const { user, save } = await openProfile();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill(user, { Prénom: 'Zoé' });
  await user.click(screen.getByRole('tab', { name: 'Entreprise' }));
  expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
  expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
  await save();
  await screen.findByText(SAVED);
  await user.click(screen.getByRole('tab', { name: 'Entreprise' }));
  expect(await screen.findByRole('tab', { name: 'Entreprise', selected: true })).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
  confirm.mockRestore();
});

test('a call that never ends keeps the form', async () => {
  const { user, save } = await openProfile();
  server.use(hang(accountEndpoints.update));
  await fill(user, { Prénom: 'Zoé' });
  await save();
  expect(await screen.findByRole('button', { name: /Enregistrement.../ })).toBeDisabled();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
});
