import { screen, waitFor } from '@testing-library/react';
import { templateConfigEndpoints } from '#contract/template-configs';
import { templateEndpoints } from '#contract/templates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeTemplate, makeTemplateConfig } from '../../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../../support/previewFrame.ts';
import { renderApp } from '../../../support/renderApp.tsx';

let frames: ReturnType<typeof playPreviewFrames>;
const saved: string[] = [];
beforeEach(() => {
  frames = playPreviewFrames();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:cv';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  frames.stop();
  jest.restoreAllMocks();
});

const house = makeTemplate({ handlebarsTemplate: '<h1 class="titre">{{fullName}}</h1>' });
const config = makeTemplateConfig({ name: 'Charte', description: 'Pour le client', templateId: house.id, isDefault: true });
const open = (differences: Partial<typeof config> = {}, templates = [house]) =>
  renderApp({ route: `/template-configs/${config.id}/preview`, world: { templates, templateConfigs: [{ ...config, ...differences }] } });
const title = () => screen.findByRole('heading', { level: 1, name: 'Prévisualisation de la configuration' });

test('says everything about the configuration', async () => {
  open();
  expect(await title()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/template-configs');
  for (const words of ['Charte', 'Pour le client', 'Active', 'Par défaut', 'Couleurs appliquées:', 'Avec footer'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getAllByRole('img', { name: /Couleur|Fond/ }).map((swatch) => swatch.getAttribute('aria-label'))).toEqual([
    'Couleur primaire #3B82F6',
    "Couleur d'accent #10B981",
    'Fond principal #FFFFFF',
  ]);
  expect(screen.getByRole('button', { name: 'Prévisualisation' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(frames.asked).toEqual([house.handlebarsTemplate]));
});

test('an inactive one without footer says so', async () => {
  open({ isActive: false, isDefault: false, config: { ...config.config, footer: { ...config.config.footer, enabled: false } } });
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(screen.getByText('Sans footer')).toBeVisible();
  expect(screen.queryByText('Par défaut')).toBeNull();
});

test('Code HTML is the raw document, as text', async () => {
  const { user, container } = open();
  await title();
  await waitFor(() => expect(frames.asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Code HTML' }));
  expect(await screen.findByText(/<h1 class="titre">Marie Dupont<\/h1>/)).toBeVisible();
  expect(container.querySelector('.titre')).toBeNull();
});

test('a configuration that cannot be rendered says so in red, in both views', async () => {
  const { user } = open({}, [{ ...house, handlebarsTemplate: '{{#if}}' }]);
  expect(await screen.findByText('Erreur lors du rendu de la configuration')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorError');
  await user.click(screen.getByRole('button', { name: 'Code HTML' }));
  expect(await screen.findAllByText('Erreur lors du rendu de la configuration')).toHaveLength(2);
});

test('one whose template is gone is the built-in classic', async () => {
  open({ templateId: 'none' });
  await title();
  await waitFor(() => expect(frames.asked[0]).toContain('Expérience'));
});

test('Télécharger PDF downloads the sample', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Télécharger PDF' }));
  expect(await screen.findByText('CV généré et téléchargé avec succès')).toBeVisible();
  expect(saved).toEqual(['cv-exemple.pdf']);
});

test('a download that fails says so and why', async () => {
  const { user } = open();
  server.use(refuse(templateConfigEndpoints.sample, 'invalid', { message: 'Erreur lors du rendu du template : Ligne 1' }));
  await user.click(await screen.findByRole('button', { name: 'Télécharger PDF' }));
  expect(await screen.findByText('Erreur lors de la génération du CV')).toBeVisible();
  expect(await screen.findByText('Erreur lors du rendu du template : Ligne 1')).toBeVisible();
  expect(saved).toEqual([]);
});

test.each(['0199f000-0000-7001-8000-00000000dead', 'abc'])('/template-configs/%s/preview: Configuration non trouvée', async (id) => {
  renderApp({ route: `/template-configs/${id}/preview` });
  expect(await screen.findByRole('heading', { name: 'Configuration non trouvée' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/template-configs');
});

test('templates that do not load can be asked for again', async () => {
  const { user, world } = open();
  server.use(refuse(templateEndpoints.list, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('La base est en maintenance.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await title()).toBeVisible();
});
