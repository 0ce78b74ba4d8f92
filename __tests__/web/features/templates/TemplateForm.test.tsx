import { screen, waitFor } from '@testing-library/react';
import { templateEndpoints } from '#contract/templates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { choose, fill } from '../../../support/forms.ts';
import { makeTemplate } from '../../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../../support/previewFrame.ts';
import { renderApp } from '../../../support/renderApp.tsx';

jest.mock('../../../../src/web/features/templates/editor/LazyCodeEditor.tsx', () =>
  jest.requireActual('../../../support/LazyCodeEditor.tsx'),
);

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

const CODE = 'Template Handlebars';
const template = makeTemplate({ name: 'Maison', handlebarsTemplate: '<h1>{{fullName}}</h1>', metadata: { builtIn: 'classic' } });
const create = async () => {
  const view = renderApp({ route: '/templates/create' });
  await screen.findByLabelText(CODE);
  return view;
};
const edit = async () => {
  const view = renderApp({ route: `/templates/${template.id}/edit`, world: { templates: [template] } });
  await screen.findByLabelText(CODE);
  return view;
};
const submit = (name = 'Créer le template') => screen.getByRole('button', { name });

test('a template is created with the specified defaults, said to be, and shown', async () => {
  const { user, world, currentPath } = await create();
  await fill(user, { 'Nom *': 'Cabinet', Description: 'Pour nos clients', [CODE]: '<p>{{summary}}</p>' });
  await choose(user, 'Catégorie', 'Créatif');
  await user.click(submit());
  expect(await screen.findByText('Template créé avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/templates/${world.templates[0]!.id}/preview`));
  expect(world.templates[0]).toMatchObject({
    name: 'Cabinet',
    description: 'Pour nos clients',
    version: '1.0.0',
    templateType: 'cv',
    category: 'creative',
    isActive: true,
    isPublic: false,
    handlebarsTemplate: '<p>{{summary}}</p>',
  });
});

test('name and code are required, each with its sentence, and nothing is sent', async () => {
  const { user, world } = await create();
  await user.click(submit());
  expect(await screen.findByText('Le nom est requis')).toBeVisible();
  expect(screen.getByText('Le template Handlebars est requis')).toBeVisible();
  expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('types and categories are those of the specification', async () => {
  const { user } = await create();
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'CV',
    'Lettre de motivation',
    'Portfolio',
    'Facture',
    'Rapport',
  ]);
});

test('a built-in template may be taken to begin with; what was typed is only replaced on agreement', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = await create();
  await choose(user, 'Partir d’un modèle intégré', 'Minimal');
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>(CODE).value).toContain('{{fullName}}');

  await fill(user, { [CODE]: '<p>à moi</p>' });
  await choose(user, 'Partir d’un modèle intégré', 'Classique');
  expect(confirm).toHaveBeenCalledWith('Le code actuel sera remplacé. Continuer\u00A0?');
  expect(screen.getByLabelText(CODE)).toHaveValue('<p>à moi</p>');
});

test('a variable is inserted where the cursor is', async () => {
  const { user } = await edit();
  const area = screen.getByLabelText<HTMLTextAreaElement>(CODE);
  area.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Variables disponibles' }));
  await user.click(await screen.findByRole('button', { name: '{{email}}' }));
  expect(area).toHaveValue('<h1>{{email}}{{fullName}}</h1>');
});

test('the code is rendered as it changes; a fault is named with its line, and may be saved all the same', async () => {
  const { user, world } = await edit();
  await waitFor(() => expect(frames.asked).toEqual(['<h1>{{fullName}}</h1>']));
  await fill(user, { [CODE]: '<h1>{{fullName}}</h1>\n{{#if summary}}\n{{/each}}' });
  const sentence = 'Ligne 2 : le bloc « if » n’est pas fermé par la bonne balise.';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByText('Erreur lors du rendu du template')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(CODE)).toHaveAttribute('data-problem', '2'));

  await user.click(submit('Enregistrer'));
  expect(await screen.findByText('Template mis à jour avec succès')).toBeVisible();
  expect(world.templates[0]!.handlebarsTemplate).toContain('{{/each}}');
});

test('an edit saves, keeps what it does not show, and leads to the preview', async () => {
  const { user, world, currentPath } = await edit();
  await fill(user, { 'Nom *': 'Maison 2', Version: '' });
  await user.click(screen.getByLabelText('Actif'));
  await user.click(submit('Enregistrer'));
  await waitFor(() => expect(currentPath()).toBe(`/templates/${template.id}/preview`));
  expect(world.templates[0]).toMatchObject({ name: 'Maison 2', version: '1.0.0', isActive: false, metadata: { builtIn: 'classic' } });
});

test.each([
  ['create', create, templateEndpoints.create, 'Créer le template', 'Erreur lors de la création du template'],
  ['edit', edit, templateEndpoints.update, 'Enregistrer', 'Erreur lors de la mise à jour du template'],
] as const)('a failed %s says so and keeps everything typed', async (_name, host, endpoint, button, failure) => {
  const { user } = await host();
  await fill(user, { 'Nom *': 'Cabinet', [CODE]: '<p>{{summary}}</p>' });
  server.use(refuse(endpoint, 'invalid', { fields: { name: 'Nom déjà pris', handlebarsTemplate: 'Code refusé' } }));
  await user.click(submit(button));
  expect(await screen.findByText(failure)).toBeVisible();
  expect(await screen.findByText('Nom déjà pris')).toBeVisible();
  expect(await screen.findByText('Code refusé')).toBeVisible();
  expect(screen.getByLabelText(CODE)).toHaveValue('<p>{{summary}}</p>');
});

test('leaving a changed form asks; an untouched one is left at once', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, currentPath } = await create();
  await fill(user, { [CODE]: '<p>à moi</p>' });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
  expect(screen.getByLabelText(CODE)).toHaveValue('<p>à moi</p>');

  confirm.mockClear();
  await fill(user, { [CODE]: '' });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(currentPath()).toBe('/templates/list'));
  expect(confirm).not.toHaveBeenCalled();
});

test.each(['0199f000-0000-7001-8000-00000000dead', 'abc'])('/templates/%s/edit: Template non trouvé', async (id) => {
  renderApp({ route: `/templates/${id}/edit` });
  expect(await screen.findByRole('heading', { name: 'Template non trouvé' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour aux templates' })).toHaveAttribute('href', '/templates/list');
});

test('a template that does not load says why and can be asked for again', async () => {
  const { user, world } = renderApp({ route: `/templates/${template.id}/edit`, world: { templates: [template] } });
  server.use(refuse(templateEndpoints.get, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('La base est en maintenance.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Nom *')).toHaveValue('Maison');
});
