import { screen, waitFor } from '@testing-library/react';
import { templateConfigEndpoints } from '#contract/template-configs';
import { templateEndpoints } from '#contract/templates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, choose, fill } from '../../../support/forms.ts';
import { makeTemplate, makeTemplateConfig } from '../../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../../support/previewFrame.ts';
import { renderApp } from '../../../support/renderApp.tsx';

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

const modern = makeTemplate({ name: 'Moderne', handlebarsTemplate: '<h1>moderne</h1>' });
const invoice = makeTemplate({ name: 'Facture', templateType: 'invoice' });
const config = makeTemplateConfig({ name: 'Charte', templateId: modern.id });
const world = { templates: [modern, invoice], templateConfigs: [config] };
const create = async () => {
  const view = renderApp({ route: '/template-configs/create', world });
  await screen.findByLabelText('Nom *');
  return view;
};
const edit = async () => {
  const view = renderApp({ route: `/template-configs/${config.id}/edit`, world });
  await screen.findByLabelText('Nom *');
  return view;
};
const submit = (name = 'Enregistrer') => screen.getByRole('button', { name });

test('a configuration is created with the standard palette; empty optional footer fields are not sent', async () => {
  const { user, world: now, currentPath } = await create();
  const bodies = bodiesSentTo('/template-configs');
  await fill(user, { 'Nom *': 'Client', 'Couleur primaire': '#112233', 'Nom du responsable': '' });
  await choose(user, 'Template *', 'Classique intégré');
  await user.click(submit('Créer la configuration'));
  expect(await screen.findByText('Configuration créée avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/template-configs/${now.templateConfigs[0]!.id}/preview`));
  expect(bodies[0]).toMatchObject({ name: 'Client', templateId: 'none', isActive: true, isDefault: false });
  expect((bodies[0] as { config: { colors: object; footer: object } }).config).toMatchObject({
    colors: { primary: '#112233', secondary: '#6B7280', accent: '#10B981' },
  });
  expect((bodies[0] as { config: { footer: object } }).config.footer).toEqual({ enabled: true, companyName: 'Vivier' });
});

test('a new one asks for a name and a template', async () => {
  const { user, world: now } = await create();
  await user.click(submit('Créer la configuration'));
  expect(await screen.findByText('Le nom est requis')).toBeVisible();
  expect(screen.getByText('Le template est requis')).toBeVisible();
  expect(now.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('only templates of CVs are offered, and the built-in classic', async () => {
  const { user } = await create();
  await user.click(screen.getByLabelText('Template *'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Classique intégré', 'Moderne']);
});

test('every colour has its sentence, the company is required, the logo is an address', async () => {
  const { user, world: now } = await edit();
  await fill(user, {
    'Couleur primaire': 'rouge',
    'Couleur secondaire': '#12',
    "Couleur d'accent": '',
    'Texte principal': '#GGGGGG',
    'Texte secondaire': '#1234567',
    'Texte clair': 'x',
    'Fond principal': 'x',
    'Fond secondaire': 'x',
    Bordures: 'x',
    "Nom de l'entreprise *": '',
    'URL du logo': 'javascript:alert(1)',
  });
  await user.click(submit());
  for (const sentence of [
    'Couleur primaire invalide',
    'Couleur secondaire invalide',
    "Couleur d'accent invalide",
    'Couleur du texte principal invalide',
    'Couleur du texte clair invalide',
    'Couleur de fond principale invalide',
    'Couleur de fond secondaire invalide',
    'Couleur de bordure invalide',
    "Nom de l'entreprise requis",
    'URL du logo invalide',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(now.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('a colour that is hard to read is warned of', async () => {
  const { user } = await edit();
  expect(screen.getByText('Contraste de 2,5:1 avec le fond : peu lisible, visez 3:1.')).toBeVisible();
  await fill(user, { 'Texte principal': '#EEEEEE' });
  expect(await screen.findByText('Contraste de 1,2:1 avec le fond : peu lisible, visez 4,5:1.')).toBeVisible();
  await fill(user, { 'Fond principal': '#000000' });
  await waitFor(() => expect(screen.queryByText(/visez 4,5:1/)).not.toHaveTextContent('1,2:1'));
});

test('an edit saves colours, footer and anonymity', async () => {
  const { user, world: now, currentPath } = await edit();
  await fill(user, { "Couleur d'accent": '#FF0000', Accroche: 'Au bon endroit' });
  await user.click(screen.getByRole('switch', { name: 'CV anonymisé' }));
  await choose(user, 'À la place du nom', 'Trigramme (MDU)');
  await user.click(screen.getByRole('switch', { name: 'Masquer les employeurs' }));
  await user.click(screen.getByRole('switch', { name: 'Afficher le pied de page' }));
  await choose(user, 'Template *', 'Classique intégré');
  await user.click(submit());
  expect(await screen.findByText('Configuration mise à jour avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/template-configs/${config.id}/preview`));
  expect(now.templateConfigs[0]).toMatchObject({
    templateId: 'none',
    config: {
      colors: { accent: '#FF0000', primary: '#3B82F6' },
      footer: { enabled: false, tagline: 'Au bon endroit', managerName: 'Manager' },
      anonymity: { enabled: true, name: 'trigram', hideEmployers: true },
    },
  });
});

test('the preview follows the chosen template', async () => {
  const { user } = await edit();
  await waitFor(() => expect(frames.asked).toEqual(['<h1>moderne</h1>']));
  await choose(user, 'Template *', 'Classique intégré');
  await waitFor(() => expect(frames.asked).toHaveLength(2));
  expect(frames.asked[1]).toContain('Expérience');
});

test.each([
  ['creation', create, templateConfigEndpoints.create, 'Créer la configuration', 'Erreur lors de la création de la configuration'],
  ['update', edit, templateConfigEndpoints.update, 'Enregistrer', 'Erreur lors de la mise à jour de la configuration'],
] as const)('a failed %s says so and keeps everything typed', async (_name, host, endpoint, button, failure) => {
  const { user } = await host();
  await fill(user, { 'Nom *': 'Client', Accroche: 'Au bon endroit' });
  await choose(user, 'Template *', 'Moderne');
  server.use(refuse(endpoint, 'invalid', { fields: { 'config.footer.tagline': 'Accroche refusée' } }));
  await user.click(submit(button));
  expect(await screen.findByText(failure)).toBeVisible();
  expect(await screen.findByText('Accroche refusée')).toBeVisible();
  expect(screen.getByLabelText('Nom *')).toHaveValue('Client');
  expect(screen.getByLabelText('Accroche')).toHaveValue('Au bon endroit');
});

test('leaving a changed form asks', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, currentPath } = await edit();
  await fill(user, { Accroche: 'Au bon endroit' });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
  expect(currentPath()).toBe(`/template-configs/${config.id}/edit`);
});

test.each(['/template-configs/create', `/template-configs/${config.id}/edit`])('%s says that templates are refused', async (route) => {
  renderApp({ route, world });
  server.use(refuse(templateEndpoints.list, 'forbidden'));
  expect(await screen.findByText('Impossible de charger les templates.')).toBeVisible();
  expect(await screen.findByText('Accès refusé.')).toBeVisible();
});
