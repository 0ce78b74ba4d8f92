import { screen, waitFor, within } from '@testing-library/react';
import { placementEndpoints } from '#contract/placements';
import { http, HttpResponse } from 'msw';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement, placementCandidate, placementJob } from '../../../support/makePlacement.ts';
import { renderApp } from '../../../support/renderApp.tsx';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../src/web/features/placements/PlacementsPage.tsx';
import '../../../../src/web/features/placements/CreatePlacementDialog.tsx';

const job = makeJob();
const nurse = makeJob({ title: 'Infirmier', company: 'Clinique des Remparts' });
const lea = makeCandidate();
const paul = makeCandidate({ firstName: 'Paul', lastName: 'Olivier' });

const open = async (route = '/placements', world = {}) => {
  const view = renderApp({ route, world: { jobs: [job, nurse], candidates: [lea, paul], ...world } });
  await view.user.click((await screen.findAllByRole('button', { name: 'Nouveau placement' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau placement' }));
  const create = dialog.getByRole('button', { name: 'Créer le placement' });
  const pick = async (label: string, words: string, option: RegExp) => {
    await view.user.type(dialog.getByRole('combobox', { name: label }), words);
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...view, dialog, create, pick };
};

test('needs a job and a candidate, found by the server; the placement is created and its job shown', async () => {
  const { create, pick, user, world, currentPath } = await open();
  expect(create).toBeDisabled();
  await pick('Job', 'remparts', /Infirmier/);
  expect(create).toBeDisabled();
  await pick('Candidat', 'olivier', /Paul Olivier/);
  await user.click(create);
  expect(await screen.findByText('Placement créé avec succès')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.placements).toMatchObject([{ candidate: { id: paul.id }, job: { id: nurse.id }, placementStatus: 'to_analyze' }]);
  await waitFor(() => expect(currentPath()).toBe(`/placements?job=${nurse.id}`));
  expect(await screen.findByRole('link', { name: 'Paul Olivier' })).toBeVisible();
});

test('begins with the selected job', async () => {
  const { dialog } = await open(`/placements?job=${job.id}`);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Job' })).toHaveValue('Développeur C++ H/F'));
});

test('says that it is being analysed, and cannot be sent twice', async () => {
  const { create, pick, user, dialog, unmount } = await open(`/placements?job=${job.id}`);
  server.use(hang(placementEndpoints.create));
  await pick('Candidat', 'olivier', /Paul Olivier/);
  await user.click(create);
  expect(await dialog.findByText('En analyse...')).toBeVisible();
  expect(create).toBeDisabled();
  unmount();
});

test('a pair that exists is refused in the server’s words; the choice stays', async () => {
  const existing = makePlacement({ candidate: placementCandidate(lea), job: placementJob(job) });
  const { create, pick, user, dialog, world } = await open(`/placements?job=${job.id}`, { placements: [existing] });
  await pick('Candidat', 'moreau', /Léa Moreau/);
  await user.click(create);
  expect(await dialog.findByText('Ce candidat est déjà rapproché de cette offre.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Candidat' })).toHaveValue('Léa Moreau');
  expect(world.placements).toHaveLength(1);
});

test('a success flag that is false is a failure, whatever the status', async () => {
  const { create, pick, user, dialog } = await open(`/placements?job=${job.id}`);
  server.use(http.post('*/placements/candidate/*', () => HttpResponse.json({ success: false, message: 'Quota atteint.' })));
  await pick('Candidat', 'moreau', /Léa Moreau/);
  await user.click(create);
  expect(await dialog.findByText('Quota atteint.')).toBeVisible();
  expect(screen.queryByText('Placement créé avec succès')).toBeNull();
});

test('a server that fails says so', async () => {
  const { create, pick, user, dialog } = await open(`/placements?job=${job.id}`);
  server.use(refuse(placementEndpoints.create, 'not_found', { message: '' }));
  await pick('Candidat', 'moreau', /Léa Moreau/);
  await user.click(create);
  expect(await dialog.findByText('Erreur lors de la création du placement')).toBeVisible();
});

test('a search that finds nobody says so', async () => {
  const { dialog, user } = await open();
  await user.type(dialog.getByRole('combobox', { name: 'Candidat' }), 'zzzz');
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
});
