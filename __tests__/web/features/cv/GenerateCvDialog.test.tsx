import { screen, waitFor } from '@testing-library/react';
import { templateConfigEndpoints } from '#contract/template-configs';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeTemplateConfig } from '../../../support/makeTemplate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const lea = makeCandidate({ id: '0199f000-0000-7000-8000-00000000c001' });
const classic = makeTemplateConfig({ name: 'Classique', isDefault: true });
const anonymous = makeTemplateConfig({ name: 'Sans nom', isDefault: false });
const retired = makeTemplateConfig({ name: 'Ancienne charte', isDefault: false, isActive: false });

const saved: { name: string; blob: Blob }[] = [];
let clicked: jest.SpyInstance;
let blob: Blob;
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (content) => {
    blob = content as Blob;
    return 'blob:cv';
  };
  URL.revokeObjectURL = () => {};
  clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => clicked.mockRestore());

const openDialog = async (configs = [classic, anonymous, retired]) => {
  const app = renderApp({ route: `/candidates/${lea.id}`, world: { candidates: [lea], templateConfigs: configs } });
  await app.user.click(await screen.findByRole('button', { name: 'Générer CV' }));
  expect(await screen.findByRole('dialog', { name: 'Générer un CV' })).toBeVisible();
  return app;
};
const generateButton = () => screen.getByRole('button', { name: 'Générer le CV' });

test('a configuration is chosen, the PDF is downloaded under its name, and the dialog closes', async () => {
  const { user } = await openDialog();
  expect(generateButton()).toBeDisabled();
  expect(screen.queryByRole('radio', { name: /Ancienne charte/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: /Classique/ }));
  await user.click(generateButton());

  expect(await screen.findByText('CV généré et téléchargé avec succès')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`cv-${lea.id}-${classic.id}.pdf`]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed generation says so and why, and leaves the choice as it was', async () => {
  const { user } = await openDialog();
  server.use(refuse(templateConfigEndpoints.generate, 'invalid', { message: 'Erreur lors du rendu du template (ligne 3)' }));
  await user.click(await screen.findByRole('radio', { name: /Sans nom/ }));
  await user.click(generateButton());

  expect(await screen.findByText('Erreur lors de la génération du CV')).toBeVisible();
  expect(await screen.findByText('Erreur lors du rendu du template (ligne 3)')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Sans nom/ })).toBeChecked();
  expect(saved).toEqual([]);
});

test('without an active configuration there is nothing to choose', async () => {
  await openDialog([retired]);
  expect(await screen.findByText('Aucune configuration active. Activez-en une pour générer un CV.')).toBeVisible();
  expect(generateButton()).toBeDisabled();
});

test('configurations that do not load can be asked for again', async () => {
  const { user } = renderApp({ route: `/candidates/${lea.id}`, world: { candidates: [lea], templateConfigs: [classic] } });
  await screen.findByRole('button', { name: 'Générer CV' });
  server.use(refuse(templateConfigEndpoints.list, 'internal', { message: 'La base ne répond pas.' }));
  await user.click(screen.getByRole('button', { name: 'Générer CV' }));
  expect(await screen.findByText('Impossible de charger les configurations: La base ne répond pas.')).toBeVisible();
});
