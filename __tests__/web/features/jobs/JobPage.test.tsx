import { screen, waitFor, within } from '@testing-library/react';
import { type Job, jobEndpoints } from '#contract/jobs';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { callsSettled } from '../../../support/callsSettled.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const open = async (differences: Partial<Job> = {}) => {
  const job = makeJob(differences);
  const view = renderApp({ route: `/jobs/${job.id}`, world: { jobs: [job] } });
  await screen.findByRole('heading', { level: 1, name: /Développeur|offre/ });
  return { ...view, job };
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const info = (term: string) => card('Informations rapides').getByText(term).nextElementSibling;

test('every card says what the offer says', async () => {
  const { job } = await open();
  expect(screen.getByRole('link', { name: 'Retour aux offres' })).toHaveAttribute('href', '/jobs');
  expect(card('Description').getByText('Vous rejoignez l’équipe du moteur de calcul.')).toBeVisible();
  expect(
    card('Avantages')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Télétravail deux jours par semaine', 'Titres-restaurant']);
  for (const [term, value] of Object.entries({
    Entreprise: 'Nautilus Logiciels',
    Localisation: 'Nantes',
    'Type de contrat': 'CDI',
    'Niveau d’expérience': 'Senior',
    Salaire: '45 k-52 k',
    'Date limite': '31/12/2026',
    Statut: 'Actif',
    Langues: 'Anglais (B2)',
    Formation: 'Bac+5 en informatique',
  })) {
    expect(info(term)).toHaveTextContent(value);
  }
  expect(card('Actions').getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `/jobs/${job.id}/edit`);
  expect(card('Actions').getByRole('link', { name: 'Voir les candidatures' })).toHaveAttribute('href', `/placements?job=${job.id}`);
});

test('what is indispensable and what is welcome are told apart', async () => {
  await open();
  const requirements = card('Prérequis');
  const under = (title: string) => requirements.getByRole('heading', { name: title }).nextElementSibling;
  expect(under('Indispensable')).toHaveTextContent('5 ans d’expérience en C++Maîtrise de Linux');
  expect(under('Souhaitable')).toHaveTextContent('Notions de CUDA');
});

test('where the text tells no difference there is one list', async () => {
  await open({ niceToHave: [] });
  expect(card('Prérequis').getByText('Maîtrise de Linux')).toBeVisible();
  expect(card('Prérequis').queryByText('Indispensable')).toBeNull();
});

test('what the offer does not say is Non spécifié', async () => {
  await open({
    company: '',
    location: '',
    employmentType: null,
    experienceLevel: null,
    salaryMin: null,
    salaryMax: null,
    applicationDeadline: null,
    requirements: [],
    niceToHave: [],
    benefits: [],
    education: [],
    languages: {},
    description: '',
  });
  for (const term of ['Entreprise', 'Localisation', 'Type de contrat', 'Niveau d’expérience', 'Salaire', 'Date limite']) {
    expect(info(term)).toHaveTextContent('Non spécifié');
  }
  for (const text of ['Aucune description.', 'Aucun prérequis relevé.', 'Aucun avantage relevé.'])
    expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [{ salaryMax: null }, '45 k+'],
  [{ salaryMin: null }, "jusqu'à 52 k"],
])('the salary %j reads %s', async (salary, text) => {
  await open(salary);
  expect(info('Salaire')).toHaveTextContent(text);
});

test('a fact shows the passage that proves it', async () => {
  const { user } = await open({ passages: { 'requirements.1': { page: 2, start: 0, end: 9, text: 'Linux\n  au quotidien' } } });
  await user.hover(screen.getByText('Maîtrise de Linux'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Dans la fiche de poste, page 2 : « Linux au quotidien »');
});

test('while the file is read the page waits, then shows the offer', async () => {
  const { world, job, store } = await open({ status: 'ai_analyzing', title: '', fileName: 'offre.pdf' });
  expect(screen.getByText('Rafraîchissement auto (2s)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeDisabled();
  world.jobs = [{ ...job, status: 'active', title: 'Comptable' }];
  expect(await screen.findByRole('heading', { name: 'Comptable' })).toBeVisible();
  await callsSettled(store);
  const asked = world.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(world.calls).toHaveLength(asked);
});

test('a failed analysis says why and can be started again', async () => {
  const { user } = await open({ status: 'draft', analysisError: 'Le fichier est vide.' });
  expect(screen.getByText('Le fichier est vide.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: "Relancer l'analyse" }));
  expect((await screen.findAllByText('IA en cours...')).length).toBeGreaterThan(0);
});

test('delete asks, says so in the page’s words, and leads to the list', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, currentPath, world } = await open();
  const [remove] = screen.getAllByRole('button', { name: 'Supprimer' });
  await user.click(remove!);
  expect(confirm).toHaveBeenCalledWith("Êtes-vous sûr de vouloir supprimer cette offre d'emploi ?");
  expect(world.jobs).toHaveLength(1);

  confirm.mockReturnValue(true);
  await user.click(remove!);
  expect(await screen.findByText("Offre d'emploi supprimée avec succès")).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/jobs'));
});

test('a failed delete says so and the page stays', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, currentPath, job } = await open();
  server.use(refuse(jobEndpoints.remove, 'conflict'));
  await user.click(card('Actions').getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText("Erreur lors de la suppression de l'offre d'emploi")).toBeVisible();
  expect(currentPath()).toBe(`/jobs/${job.id}`);
});

test.each(['0199f000-0000-7001-8000-00000000dead', 'abc'])('/jobs/%s: not found, and the way back', async (id) => {
  renderApp({ route: `/jobs/${id}` });
  expect(await screen.findByRole('heading', { name: "Offre d'emploi non trouvée" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour aux offres' })).toHaveAttribute('href', '/jobs');
});

test('an offer that does not load says why and can be asked for again', async () => {
  const job = makeJob();
  const { user, world } = renderApp({ route: `/jobs/${job.id}`, world: { jobs: [job] } });
  server.use(refuse(jobEndpoints.get, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('La base est en maintenance.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: job.title })).toBeVisible();
});
