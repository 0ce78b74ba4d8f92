import { screen, waitFor } from '@testing-library/react';
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

const house = makeTemplate({ name: 'Maison', handlebarsTemplate: '<h1>{{fullName}}</h1>' });
const faulty = makeTemplate({ name: 'Raté', handlebarsTemplate: '{{#if}}' });
const open = (route: string, templates = [house, faulty]) => renderApp({ route, world: { templates } });

test('/templates/{id} leads to the preview, built by the frame from the sample', async () => {
  const { currentPath } = open(`/templates/${house.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maison' })).toBeVisible();
  expect(currentPath()).toBe(`/templates/${house.id}/preview`);
  const frame = await screen.findByTitle('CV d’exemple avec le template Maison');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/preview-frame.html');
  await waitFor(() => expect(frames.asked).toEqual(['<h1>{{fullName}}</h1>']));
});

test('the code has a tab of its own and cannot be typed in', async () => {
  const { user } = open(`/templates/${house.id}/preview`);
  await user.click(await screen.findByRole('tab', { name: 'Code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveValue('<h1>{{fullName}}</h1>');
  expect(code).toHaveAttribute('readonly');
});

test('a template that cannot be rendered says so in red, and why', async () => {
  open(`/templates/${faulty.id}/preview`);
  expect(await screen.findByText('Erreur lors du rendu du template')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Ligne 1');
});

test('delete leads back to the list', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, world, currentPath } = open(`/templates/${house.id}/preview`);
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Template supprimé avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/templates/list'));
  expect(world.templates.map(({ name }) => name)).toEqual(['Raté']);
});

test('a template that is not there: Template non trouvé', async () => {
  open('/templates/0199f000-0000-7001-8000-00000000dead');
  expect(await screen.findByRole('heading', { name: 'Template non trouvé' })).toBeVisible();
});

test('/templates/preview is the latest template', async () => {
  open('/templates/preview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maison' })).toBeVisible();
});

test('/templates/preview without a template is the gallery of built-ins, each of which can be taken', async () => {
  const { user, world, currentPath } = open('/templates/preview', []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Modèles intégrés' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await user.click(screen.getAllByRole('button', { name: 'Utiliser ce modèle' })[0]!);
  await waitFor(() => expect(currentPath()).toBe(`/templates/${world.templates[0]?.id}/edit`));
  expect(world.templates[0]).toMatchObject({ name: 'Classique', category: 'classic', isActive: true });
});
