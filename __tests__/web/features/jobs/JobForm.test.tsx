import { screen, waitFor, within } from '@testing-library/react';
import { type Job, jobEndpoints } from '#contract/jobs';
import { cut, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { choose, fill } from '../../../support/forms.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const TITLE = 'Titre du poste *';
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

/** One form, two hosts: the list's dialog and the page (spec 1 §2). */
const hosts = {
  dialog: async (differences: Partial<Job> = {}) => {
    const view = renderApp({ route: '/jobs', world: { jobs: [makeJob(differences)] } });
    await view.user.click(await screen.findByRole('button', { name: 'Modifier l’offre Développeur C++ H/F' }));
    await screen.findByLabelText(TITLE);
    return view;
  },
  page: async (differences: Partial<Job> = {}) => {
    const job = makeJob(differences);
    const view = renderApp({ route: `/jobs/${job.id}/edit`, world: { jobs: [job] } });
    await screen.findByLabelText(TITLE);
    return view;
  },
};

test('the dialog saves, says so in the list’s words, and the list shows it', async () => {
  const { user, world } = await hosts.dialog();
  await fill(user, { [TITLE]: 'Architecte C++', Prérequis: 'C++ 20\nLinux', 'Salaire maximum (k)': '' });
  await choose(user, 'Statut', 'Fermé');
  await user.click(save());
  expect(await screen.findByText('Job mis à jour avec succès')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = (await screen.findByText('Architecte C++')).closest<HTMLElement>('[role="row"]')!;
  expect(within(row).getByText('Fermé')).toBeVisible();
  expect(within(row).getByText('45 k+')).toBeVisible();
  expect(world.jobs[0]).toMatchObject({
    requirements: ['C++ 20', 'Linux'],
    niceToHave: ['Notions de CUDA'],
    salaryMax: null,
    status: 'closed',
  });
});

test('the page saves, says so in its own words, and leads to the offer', async () => {
  const { user, world, currentPath } = await hosts.page();
  await fill(user, { 'Localisation *': 'Rennes', 'Date limite de candidature': '' });
  await user.click(save());
  expect(await screen.findByText("Offre d'emploi mise à jour avec succès")).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/jobs/${world.jobs[0]!.id}`));
  expect(world.jobs[0]).toMatchObject({ location: 'Rennes', applicationDeadline: null });
});

describe.each(['dialog', 'page'] as const)('in the %s', (host) => {
  const failure = { dialog: 'Erreur lors de la mise à jour du job', page: "Erreur lors de la mise à jour de l'offre d'emploi" }[host];

  test('every rule has its sentence, and nothing is sent', async () => {
    const { user, world } = await hosts[host]();
    await fill(user, { [TITLE]: ' ', 'Description *': '', 'Entreprise *': '', 'Localisation *': '', 'Salaire minimum (k)': '-1' });
    await user.click(save());
    for (const sentence of [
      'Le titre est requis',
      'La description est requise',
      "L'entreprise est requise",
      'La localisation est requise',
      'Le salaire doit être positif',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(world.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('the status offers Brouillon, Actif, Fermé and nothing else', async () => {
    const { user } = await hosts[host]();
    await user.click(screen.getByRole('combobox', { name: 'Statut' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Brouillon', 'Actif', 'Fermé']);
  });

  test('a failed save says so and keeps the form', async () => {
    const { user } = await hosts[host]();
    server.use(refuse(jobEndpoints.update, 'internal'));
    await fill(user, { [TITLE]: 'Architecte C++' });
    await user.click(save());
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByLabelText(TITLE)).toHaveValue('Architecte C++');
    await waitFor(() => expect(save()).toBeEnabled());
  });

  test('what the server refuses stands under its input until it changes', async () => {
    const { user } = await hosts[host]();
    server.use(refuse(jobEndpoints.update, 'invalid', { fields: { title: 'Titre déjà pris', 'requirements[1]': 'Prérequis trop long' } }));
    await fill(user, { [TITLE]: 'Architecte C++' });
    await user.click(save());
    expect(await screen.findByText('Titre déjà pris')).toBeVisible();
    expect(await screen.findByText('Prérequis trop long')).toBeVisible();
    await fill(user, { [TITLE]: 'Autre titre' });
    await waitFor(() => expect(screen.queryByText('Titre déjà pris')).toBeNull());
  });

  test('leaving a changed form asks; an untouched one is left at once', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = await hosts[host]();
    await fill(user, { [TITLE]: 'Architecte C++' });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
    expect(screen.getByLabelText(TITLE)).toHaveValue('Architecte C++');

    confirm.mockClear();
    await fill(user, { [TITLE]: 'Développeur C++ H/F' });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByLabelText(TITLE)).toBeNull());
    expect(confirm).not.toHaveBeenCalled();
  });
});

test('a draft completed by hand loses the reason of its failed analysis', async () => {
  const { user } = await hosts.page({ status: 'draft', analysisError: 'Le fichier est vide.' });
  expect(screen.getByText('Le fichier est vide.')).toBeVisible();
  await choose(user, 'Statut', 'Actif');
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Informations rapides' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Le fichier est vide.')).toBeNull());
});

test('an offer whose file is being read is edited once it is read', async () => {
  const job = makeJob({ status: 'ai_analyzing', title: '' });
  const { world } = renderApp({ route: `/jobs/${job.id}/edit`, world: { jobs: [job] } });
  expect(await screen.findByText('IA en cours...')).toBeVisible();
  expect(screen.queryByLabelText(TITLE)).toBeNull();
  world.jobs = [{ ...job, status: 'active', title: 'Comptable' }];
  expect(await screen.findByLabelText(TITLE)).toHaveValue('Comptable');
});

test('an offer that is not there cannot be edited', async () => {
  renderApp({ route: '/jobs/0199f000-0000-7001-8000-00000000dead/edit' });
  expect(await screen.findByText("Offre d'emploi non trouvée")).toBeVisible();
});

test('an offer that does not load can be asked for again from the dialog', async () => {
  const { user, world } = renderApp({ route: '/jobs', world: { jobs: [makeJob()] } });
  const edit = await screen.findByRole('button', { name: 'Modifier l’offre Développeur C++ H/F' });
  server.use(cut(jobEndpoints.get));
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText("Impossible de charger l'offre d'emploi. Veuillez réessayer.")).toBeVisible();
  serve(world);
  await user.click(dialog.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText(TITLE)).toBeVisible();
});
