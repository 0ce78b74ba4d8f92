import { screen, waitFor, within } from '@testing-library/react';
import { companyEndpoints } from '#contract/company';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeWorld, type World } from '../../../../__mocks__/api/world.ts';
import { bodiesSentTo, choose, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const SAVED = "Les informations de l'entreprise ont été mises à jour avec succès.";
const NOT_SAVED = "Impossible de mettre à jour les informations de l'entreprise. Veuillez réessayer.";

const openCompany = async (world: Partial<World> = {}) => {
  const app = renderApp({ route: '/settings?tab=company', world });
  const card = within(await screen.findByRole('region', { name: 'Informations de l’entreprise' }));
  const save = () => app.user.click(card.getByRole('button', { name: 'Enregistrer' }));
  return { ...app, card, save, bodies: bodiesSentTo(`/companies/${app.world.company!.id}`, 'PUT') };
};

const optionsOf = async (user: Awaited<ReturnType<typeof openCompany>>['user'], label: string) => {
  await user.click(screen.getByLabelText(label));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};

test('everything changed is sent and told; a reopened tab shows it', async () => {
  const { user, save, bodies } = await openCompany();
  await fill(user, { "Nom de l'entreprise": ' Rivière & fils ', 'Site web': 'https://riviere.example', Ville: '' });
  await choose(user, "Taille de l'entreprise", '201-1000');
  await choose(user, "Secteur d'activité", 'Santé');
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toEqual([
    {
      name: 'Rivière & fils',
      website: 'https://riviere.example',
      phone: '+33199000011',
      address: '12 rue des Tanneurs',
      city: '',
      country: 'France',
      industry: 'health',
      companySize: '201-1000',
      timezone: 'Europe/Paris',
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'Sécurité' }));
  await user.click(await screen.findByRole('tab', { name: 'Entreprise' }));
  expect(await screen.findByLabelText("Nom de l'entreprise")).toHaveValue('Rivière & fils');
});

test('the lists are the settings’ own', async () => {
  const { user } = await openCompany();
  expect(await optionsOf(user, "Taille de l'entreprise")).toEqual(['1-10', '11-50', '51-200', '201-1000', '1000+']);
  expect(await optionsOf(user, 'Fuseau horaire')).toEqual([
    'Europe/Paris',
    'Europe/London',
    'America/New_York',
    'America/Los_Angeles',
    'Asia/Tokyo',
  ]);
});

test('a saved value that the lists lack is kept', async () => {
  const { company } = makeWorld();
  const { user, save, bodies } = await openCompany({ company: { ...company!, companySize: '500+', timezone: 'Australia/Sydney' } });
  expect(await optionsOf(user, "Taille de l'entreprise")).toContain('500+');
  await fill(user, { Ville: 'Sydney' });
  await save();
  await screen.findByText(SAVED);
  expect(bodies).toEqual([expect.objectContaining({ companySize: '500+', timezone: 'Australia/Sydney', city: 'Sydney' })]);
});

test.each([
  ["Nom de l'entreprise", ' ', "Le nom de l'entreprise est requis"],
  ["Nom de l'entreprise", '', "Le nom de l'entreprise est requis"],
  ['Site web', 'riviere', 'URL invalide'],
  ['Site web', 'javascript:alert(1)', 'URL invalide'],
])('%s = %j is refused before anything is sent', async (label, text, sentence) => {
  const { user, save, bodies } = await openCompany();
  await fill(user, { [label]: text });
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(bodies).toEqual([]);
});

test('the server’s refusal stands under its field', async () => {
  const { user, save } = await openCompany();
  server.use(refuse(companyEndpoints.update, 'invalid', { fields: { phone: '30 caractères au plus' } }));
  await fill(user, { Téléphone: '0199000022' });
  await save();
  expect(await screen.findByText('30 caractères au plus')).toBeVisible();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(screen.getByLabelText('Téléphone')).toHaveValue('0199000022');
});

test('after the server’s fault the same click works', async () => {
  const { user, save, world } = await openCompany();
  server.use(refuse(companyEndpoints.update, 'internal'));
  await fill(user, { Ville: 'Nantes' });
  await save();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  serve(world);
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.getByLabelText('Ville')).toHaveValue('Nantes');
});

test('a session that has ended leads to the sign-in form', async () => {
  const { user, save, currentPath } = await openCompany();
  server.use(refuse(companyEndpoints.update, 'unauthenticated'));
  await fill(user, { Ville: 'Nantes' });
  await save();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('while it is being saved the button says so', async () => {
  const { user, save } = await openCompany();
  server.use(hang(companyEndpoints.update));
  await fill(user, { Ville: 'Nantes' });
  await save();
  expect(await screen.findByRole('button', { name: /Enregistrement.../ })).toBeDisabled();
});
