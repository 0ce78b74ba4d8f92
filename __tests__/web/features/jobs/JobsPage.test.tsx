import { screen, waitFor, within } from '@testing-library/react';
import { jobEndpoints } from '#contract/jobs';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { callsSettled } from '../../../support/callsSettled.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const JOBS = '/jobs';
const TITLE = 'Développeur C++ H/F';
const row = async (name: string | RegExp) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;

const analyzing = () =>
  makeJob({ status: 'ai_analyzing', title: '', company: '', location: '', salaryMin: null, salaryMax: null, fileName: 'offre.pdf' });
const failed = () =>
  makeJob({
    status: 'draft',
    title: '',
    company: '',
    location: '',
    fileName: 'scan.pdf',
    analysisError: 'Aucun texte lisible n’a été trouvé dans ce fichier.',
  });

test('while the list loads: five skeleton rows', async () => {
  const view = renderApp({ route: JOBS });
  server.use(hang(jobEndpoints.list));
  await screen.findByRole('heading', { name: "Offres d'emploi" });
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  view.unmount();
});

test('one offer: the table’s title, its columns, and what the row shows and leads to', async () => {
  const job = makeJob();
  renderApp({ route: JOBS, world: { jobs: [job] } });
  const cells = within(await row(TITLE));
  expect(screen.getByRole('heading', { name: "Liste des offres d'emploi (1)" })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Poste',
    'Entreprise',
    'Localisation',
    'Salaire',
    'Statut',
    'Actions',
  ]);
  for (const text of ['Nautilus Logiciels', 'Nantes', '45 k - 52 k EUR', 'Actif']) expect(cells.getByText(text)).toBeVisible();
  expect(cells.getByRole('link', { name: `Voir l’offre ${TITLE}` })).toHaveAttribute('href', `/jobs/${job.id}`);
  expect(cells.getByRole('link', { name: TITLE })).toHaveAttribute('href', `/jobs/${job.id}`);
});

test.each([
  [{ salaryMin: 45, salaryMax: null }, '45 k+'],
  [{ salaryMin: null, salaryMax: 52 }, "jusqu'à 52 k"],
  [{ salaryMin: null, salaryMax: null }, 'Salaire non spécifié'],
  [{ salaryMin: 40, salaryMax: 47.5, salaryCurrency: 'CHF' }, '40 k - 47,5 k CHF'],
] as const)('the salary %j reads %s', async (salary, text) => {
  renderApp({ route: JOBS, world: { jobs: [makeJob(salary)] } });
  expect(within(await row(TITLE)).getByText(text)).toBeVisible();
});

test('each status has its word; one that is not known shows Inconnu', async () => {
  const jobs = ['active', 'draft', 'closed', 'archived'].map((status) => makeJob({ title: `Offre ${status}`, status: status as 'active' }));
  renderApp({ route: JOBS, world: { jobs } });
  for (const [title, word] of [
    ['Offre active', 'Actif'],
    ['Offre draft', 'Brouillon'],
    ['Offre closed', 'Fermé'],
    ['Offre archived', 'Inconnu'],
  ] as const) {
    expect(within(await row(title)).getByText(word)).toBeVisible();
  }
});

test('no offer yet: the empty state offers to create one', async () => {
  const { user } = renderApp({ route: JOBS });
  const empty = (await screen.findByText('Aucune offre d’emploi')).parentElement!;
  await user.click(within(empty).getByRole('button', { name: 'Nouvelle offre' }));
  expect(await screen.findByRole('dialog', { name: "Nouvelle offre d'emploi" })).toBeVisible();
});

test('the search ignores case and accents and lives in the URL; nothing found: filters can be cleared', async () => {
  const { user, currentPath } = renderApp({ route: JOBS, world: { jobs: [makeJob(), makeJob({ title: 'Infirmière' })] } });
  await row(TITLE);
  const search = screen.getByRole('searchbox', { name: 'Rechercher une offre' });
  await user.type(search, 'DEVELOPPEUR');
  await waitFor(() => expect(screen.queryByText('Infirmière')).toBeNull());
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(currentPath()).toBe('/jobs?search=DEVELOPPEUR');

  await user.type(search, 'zzz');
  const empty = (await screen.findByText('Aucune offre d’emploi trouvée')).parentElement!;
  expect(within(empty).queryByRole('button', { name: 'Nouvelle offre' })).toBeNull();
  await user.click(within(empty).getByRole('button', { name: 'Effacer les filtres' }));
  await row(TITLE);
  expect(currentPath()).toBe('/jobs');
});

test('the status filter offers all, active, draft, closed, and lives in the URL', async () => {
  const jobs = [makeJob(), makeJob({ title: 'Offre fermée', status: 'closed' })];
  const { user, currentPath } = renderApp({ route: '/jobs?status=closed', world: { jobs } });
  await row('Offre fermée');
  expect(screen.queryByText(TITLE)).toBeNull();
  const filter = screen.getByRole('combobox', { name: 'Filtrer par statut' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tous les statuts', 'Actif', 'Brouillon', 'Fermé']);

  await user.selectOptions(filter, 'Actif');
  await row(TITLE);
  expect(currentPath()).toBe('/jobs?status=active');
  await user.selectOptions(filter, 'Tous les statuts');
  await row('Offre fermée');
  expect(currentPath()).toBe('/jobs');
});

test('two thousand offers come fifty at a time, and the title counts them all', async () => {
  const jobs = Array.from({ length: 2000 }, (_, rank) => makeJob({ title: `Offre ${rank + 1}` }));
  const { user, currentPath } = renderApp({ route: '/jobs?page=40', world: { jobs } });
  await row('Offre 1951');
  expect(screen.getByRole('heading', { name: /^Liste des offres d'emploi \(2\s000\)$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page précédente' }));
  await row('Offre 1901');
  expect(currentPath()).toBe('/jobs?page=39');
});

test('a click on a column asks the server for that order', async () => {
  const { user, currentPath } = renderApp({ route: JOBS, world: { jobs: [makeJob()] } });
  await row(TITLE);
  await user.click(screen.getByText('Entreprise'));
  await waitFor(() => expect(currentPath()).toBe('/jobs?sort=company'));
});

test('a list that does not load: the panel, the toast with the reason, and another try', async () => {
  const { user, world } = renderApp({ route: JOBS, world: { jobs: [makeJob()] } });
  server.use(refuse(jobEndpoints.list, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  expect(screen.getByText("Impossible de charger les offres d'emploi")).toBeVisible();
  expect(screen.getByText('Impossible de charger les jobs: La base est en maintenance.')).toBeVisible();

  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await row(TITLE)).toBeVisible();
});

test('without any answer the toast has no reason to give', async () => {
  renderApp({ route: JOBS });
  server.use(cut(jobEndpoints.list));
  expect(await screen.findByText('Impossible de charger les jobs: Erreur inconnue')).toBeVisible();
});

test('while a file is read: placeholders, no view nor edit, badges; then the row, and the calls stop', async () => {
  const { world, store } = renderApp({ route: JOBS, world: { jobs: [analyzing()] } });
  const cells = within(await row('offre.pdf'));
  expect(cells.getByText('IA en cours...')).toBeVisible();
  expect(cells.queryByText('Salaire non spécifié')).toBeNull();
  for (const action of ['Voir', 'Modifier']) expect(cells.getByRole('button', { name: `${action} l’offre offre.pdf` })).toBeDisabled();
  expect(cells.getByRole('button', { name: 'Supprimer l’offre offre.pdf' })).toBeEnabled();
  expect(screen.getByText('1 en analyse IA')).toBeVisible();
  expect(screen.getByText('Rafraîchissement auto (2s)')).toBeVisible();

  world.jobs = [{ ...world.jobs[0]!, status: 'active', title: TITLE, company: 'Nautilus Logiciels' }];
  expect(within(await row(TITLE)).getByText('Nautilus Logiciels')).toBeVisible();
  expect(screen.queryByText('1 en analyse IA')).toBeNull();
  expect(screen.queryByText('Rafraîchissement auto (2s)')).toBeNull();
  await callsSettled(store);
  const asked = world.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(world.calls).toHaveLength(asked);
});

test('rows stay when news of them fail to come, and the toast comes once however long it lasts', async () => {
  const { user, world } = renderApp({ route: JOBS, world: { jobs: [analyzing()] } });
  await row('offre.pdf');
  server.use(refuse(jobEndpoints.list, 'internal'));
  expect(await screen.findByText('La liste affichée n’est plus à jour.')).toBeVisible();
  const toast = /^Impossible de charger les jobs/;
  expect(screen.getAllByText(toast)).toHaveLength(1);
  const lists = () => world.calls.filter((call) => call === 'GET /jobs').length;
  const asked = lists();
  await waitFor(() => expect(lists()).toBeGreaterThan(asked + 2));
  await waitFor(() => expect(screen.queryByText(toast)).toBeNull());

  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText('La liste affichée n’est plus à jour.')).toBeNull());
});

test('a failed analysis leaves a draft with its reason, which can be started again', async () => {
  const { user } = renderApp({ route: JOBS, world: { jobs: [failed()] } });
  const cells = within(await row('scan.pdf'));
  expect(cells.getByText('Brouillon')).toBeVisible();
  expect(cells.getByText('Aucun texte lisible n’a été trouvé dans ce fichier.')).toBeVisible();
  expect(cells.getByRole('button', { name: 'Modifier l’offre scan.pdf' })).toBeEnabled();
  await user.click(cells.getByRole('button', { name: "Relancer l'analyse" }));
  expect(await screen.findByText('1 en analyse IA')).toBeVisible();
});

test('an analysis that cannot be started again says so', async () => {
  const { user } = renderApp({ route: JOBS, world: { jobs: [failed()] } });
  await row('scan.pdf');
  server.use(refuse(jobEndpoints.analyse, 'conflict', { message: '' }));
  await user.click(screen.getByRole('button', { name: "Relancer l'analyse" }));
  expect(await screen.findByText("Impossible de relancer l'analyse")).toBeVisible();
});

describe('delete', () => {
  const open = async () => {
    const view = renderApp({ route: JOBS, world: { jobs: [makeJob()] } });
    await row(TITLE);
    return view;
  };
  const remove = () => screen.getByRole('button', { name: `Supprimer l’offre ${TITLE}` });

  test('asks first, deletes, says so', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await open();
    await user.click(remove());
    expect(confirm).toHaveBeenCalledWith("Êtes-vous sûr de vouloir supprimer cette offre d'emploi ?");
    expect(await screen.findByText('Job supprimé avec succès')).toBeVisible();
    expect(await screen.findByText('Aucune offre d’emploi')).toBeVisible();
  });

  test('a refusal to confirm deletes nothing', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, world } = await open();
    await user.click(remove());
    expect(world.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('a failure says so and the row stays', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await open();
    server.use(refuse(jobEndpoints.remove, 'conflict'));
    await user.click(remove());
    expect(await screen.findByText('Erreur lors de la suppression du job')).toBeVisible();
    expect(screen.getByText(TITLE)).toBeVisible();
  });
});
