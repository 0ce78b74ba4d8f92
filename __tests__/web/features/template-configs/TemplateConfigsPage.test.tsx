import { screen, waitFor, within } from '@testing-library/react';
import { templateConfigEndpoints } from '#contract/template-configs';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeTemplateConfig } from '../../../support/makeTemplate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const house = makeTemplateConfig({ name: 'Charte', isDefault: true });
const hidden = makeTemplateConfig({
  name: 'Sans nom',
  isActive: false,
  config: { ...house.config, anonymity: { enabled: true, name: 'trigram', hideEmployers: false } },
});
const open = (templateConfigs = [house, hidden]) => renderApp({ route: '/template-configs', world: { templateConfigs } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('each configuration is a card with its badges and what one may do', async () => {
  open();
  const one = await card('Charte');
  for (const word of ['Active', 'Par défaut']) expect(one.getByText(word)).toBeVisible();
  expect(one.getByRole('link', { name: 'Voir la configuration Charte' })).toHaveAttribute('href', `/template-configs/${house.id}/preview`);
  expect(one.getByRole('link', { name: 'Modifier la configuration Charte' })).toHaveAttribute('href', `/template-configs/${house.id}/edit`);
  const other = await card('Sans nom');
  for (const word of ['Inactive', 'Anonymisé']) expect(other.getByText(word)).toBeVisible();
  expect(other.queryByText('Par défaut')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nouvelle configuration' })).toHaveAttribute('href', '/template-configs/create');
});

test('delete asks first, then says so', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, world } = open();
  const remove = (await card('Sans nom')).getByRole('button', { name: 'Supprimer la configuration Sans nom' });
  await user.click(remove);
  expect(confirm).toHaveBeenCalledWith('Êtes-vous sûr de vouloir supprimer cette configuration\u00A0?');
  expect(world.templateConfigs).toHaveLength(2);
  confirm.mockReturnValue(true);
  await user.click(remove);
  expect(await screen.findByText('Configuration supprimée avec succès')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Sans nom' })).toBeNull());
});

test('a failed delete says so and the card stays', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = open();
  const one = await card('Sans nom');
  server.use(refuse(templateConfigEndpoints.remove, 'conflict'));
  await user.click(one.getByRole('button', { name: 'Supprimer la configuration Sans nom' }));
  expect(await screen.findByText('Erreur lors de la suppression de la configuration')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Sans nom' })).toBeVisible();
});

test('Dupliquer copies everything but the mark of the default, and opens the copy', async () => {
  const { user, world, currentPath } = open();
  await user.dblClick((await card('Charte')).getByRole('button', { name: 'Dupliquer la configuration Charte' }));
  expect(await screen.findByText('Configuration créée avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/template-configs/${world.templateConfigs[0]!.id}/edit`));
  expect(world.templateConfigs[0]).toMatchObject({ name: 'Charte (copie)', isDefault: false, config: { colors: house.config.colors } });
  expect(world.templateConfigs.filter(({ name }) => name === 'Charte (copie)')).toHaveLength(1);
  expect(world.templateConfigs.find(({ id }) => id === house.id)!.isDefault).toBe(true);
});

test('without a configuration the page says what it costs', async () => {
  open([]);
  expect(await screen.findByText('Aucune configuration')).toBeVisible();
  expect(screen.getByText('Sans configuration, aucun CV ne peut être généré.')).toBeVisible();
});

test('a list on its way shows placeholders', async () => {
  open();
  server.use(hang(templateConfigEndpoints.list));
  expect(await screen.findByRole('heading', { level: 1, name: 'Configurations de templates' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Chargement...' })).toBeVisible();
});

test('a list that does not load says why, in its place and in a toast, and can be asked for again', async () => {
  const { user, world } = open();
  server.use(refuse(templateConfigEndpoints.list, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('Impossible de charger les configurations: La base est en maintenance.')).toBeVisible();
  serve(world);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article', { name: 'Charte' })).toBeVisible();
});

test('a session that ended leads to the sign-in page with its toast', async () => {
  const { currentPath } = open();
  server.use(refuse(templateConfigEndpoints.list, 'unauthenticated'));
  expect(await screen.findByText('Vous avez été déconnecté.')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});
