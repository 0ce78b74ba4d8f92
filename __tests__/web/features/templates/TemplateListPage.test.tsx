import { screen, waitFor, within } from '@testing-library/react';
import { templateEndpoints } from '#contract/templates';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeTemplate } from '../../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../../support/previewFrame.ts';
import { renderApp } from '../../../support/renderApp.tsx';

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

const classic = makeTemplate({ name: 'Classique', category: 'classic' });
const old = makeTemplate({
  name: 'Ancien',
  category: 'minimal',
  templateType: 'report',
  isActive: false,
  handlebarsTemplate: '<p>Ancien</p>',
});
const open = (route = '/templates/list', world = {}) => renderApp({ route, world: { templates: [classic, old], ...world } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('each template is a card: what it is, and the ways to see, edit and copy it', async () => {
  open();
  const one = await card('Ancien');
  for (const word of ['Inactif', 'Rapport', 'Minimaliste']) expect(one.getByText(word)).toBeVisible();
  expect(one.getByRole('link', { name: 'Voir le template Ancien' })).toHaveAttribute('href', `/templates/${old.id}`);
  expect(one.getByRole('link', { name: 'Modifier le template Ancien' })).toHaveAttribute('href', `/templates/${old.id}/edit`);
  expect((await card('Classique')).getByText('Actif')).toBeVisible();
  expect(screen.getByText('2 templates')).toBeVisible();
  await waitFor(() => expect(frames.asked).toContain('<p>Ancien</p>'));
});

test('delete asks first, then says so', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, world } = open();
  await user.click((await card('Ancien')).getByRole('button', { name: 'Supprimer le template Ancien' }));
  expect(confirm).toHaveBeenCalledWith('Êtes-vous sûr de vouloir supprimer ce template\u00A0?');
  expect(world.templates).toHaveLength(2);

  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Supprimer le template Ancien' }));
  expect(await screen.findByText('Template supprimé avec succès')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ancien' })).toBeNull());
});

test('a failed delete says so and the card stays', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = open();
  const one = await card('Ancien');
  server.use(refuse(templateEndpoints.remove, 'conflict'));
  await user.click(one.getByRole('button', { name: 'Supprimer le template Ancien' }));
  expect(await screen.findByText('Erreur lors de la suppression du template')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Ancien' })).toBeVisible();
});

test('Dupliquer makes one copy however often it is pressed, and opens it', async () => {
  const { user, world, currentPath } = open();
  await user.dblClick((await card('Ancien')).getByRole('button', { name: 'Dupliquer le template Ancien' }));
  expect(await screen.findByText('Template créé avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/templates/${world.templates[0]!.id}/edit`));
  expect(world.templates[0]).toMatchObject({ name: 'Ancien (copie)', handlebarsTemplate: '<p>Ancien</p>', templateType: 'report' });
  expect(world.templates).toHaveLength(3);
});

test('a copy that fails says so and nothing moves', async () => {
  const { user, currentPath } = open();
  const one = await card('Ancien');
  server.use(refuse(templateEndpoints.create, 'internal'));
  await user.click(one.getByRole('button', { name: 'Dupliquer le template Ancien' }));
  expect(await screen.findByText('Erreur lors de la création du template')).toBeVisible();
  expect(currentPath()).toBe('/templates/list');
});

test('without a template the list invites to make one', async () => {
  open('/templates/list', { templates: [] });
  expect(await screen.findByText('Aucun template')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les modèles intégrés' })).toHaveAttribute('href', '/templates/preview');
});

test('a list on its way shows placeholders', async () => {
  open();
  server.use(hang(templateEndpoints.list));
  expect(await screen.findByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Chargement...' })).toBeVisible();
});

test('a list that does not load says why, in its place and in a toast, and can be asked for again', async () => {
  const { user, world } = open();
  server.use(refuse(templateEndpoints.list, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('Impossible de charger les templates: La base est en maintenance.')).toBeVisible();
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article', { name: 'Classique' })).toBeVisible();
});

test('a session that ended leads to the sign-in page with its toast', async () => {
  const { currentPath } = open();
  server.use(refuse(templateEndpoints.list, 'unauthenticated'));
  expect(await screen.findByText('Vous avez été déconnecté.')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('the hub leads to the five places and shows the latest templates', async () => {
  open('/templates');
  expect(await screen.findByRole('heading', { level: 1, name: 'Templates CV' })).toBeVisible();
  for (const [name, href] of [
    [/Mes templates/, '/templates/list'],
    [/Créer un template/, '/templates/create'],
    [/^Configurations/, '/template-configs'],
    [/Créer une configuration/, '/template-configs/create'],
    [/Prévisualiser/, '/templates/preview'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(await screen.findByRole('article', { name: 'Classique' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Templates CV' })).toHaveAttribute('href', '/templates');
});
