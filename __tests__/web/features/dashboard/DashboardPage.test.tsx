import { screen, waitFor, within } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { jobEndpoints } from '#contract/jobs';
import { statisticsEndpoints } from '#contract/statistics';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement } from '../../../support/makePlacement.ts';
import { renderApp } from '../../../support/renderApp.tsx';

test('counts jobs and candidates, and those that wait', async () => {
  renderApp({
    route: '/dashboard',
    world: { jobs: [makeJob(), makeJob(), makeJob()], candidates: [makeCandidate(), makeCandidate({ status: 'ai_analyzing' })] },
  });
  expect(await screen.findByText('3 jobs')).toBeVisible();
  expect(await screen.findByText('2 candidats')).toBeVisible();
  expect(screen.getByText('1 candidat en attente')).toBeVisible();
});

test('the shortcuts lead to the two lists', async () => {
  const { user, currentPath } = renderApp({ route: '/dashboard' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: /^Mes Candidats/ })).toHaveAttribute('href', '/candidates');
  await user.click(main.getByRole('link', { name: /^Jobs/ }));
  await waitFor(() => expect(currentPath()).toBe('/jobs'));
});

test('a count of jobs that does not come leaves the rest as it is', async () => {
  renderApp({ route: '/dashboard', world: { candidates: [makeCandidate()] } });
  server.use(refuse(jobEndpoints.list, 'internal', { message: '' }));
  expect(await screen.findByText('Impossible de charger les jobs: Erreur inconnue')).toBeVisible();
  expect(await screen.findByText('—')).toBeVisible();
  expect(await screen.findByText('1 candidat')).toBeVisible();
});

const card = async (title: string) => within((await screen.findByRole('heading', { name: title, level: 2 })).parentElement!);

test('each figure tells its change: the real one where last month has data, else the specified one, marked', async () => {
  renderApp({
    route: '/dashboard',
    world: {
      jobs: [makeJob()],
      candidates: [makeCandidate()],
      placements: [makePlacement()],
      statistics: {
        months: { current: { candidates: 6, jobs: 1, placements: 3 }, previous: { candidates: 4, jobs: 0, placements: 4 } },
      },
    },
  });
  const candidates = await card('Candidats');
  expect(await candidates.findByText('+50 %')).toBeVisible();
  expect(candidates.getByText('vs mois dernier')).toBeVisible();
  expect(candidates.queryByText("valeur d'exemple")).toBeNull();
  const placements = await card('Placements ce mois');
  expect(placements.getByText('3')).toBeVisible();
  expect(placements.getByText('-25 %')).toBeVisible();
  const main = within(screen.getByRole('main'));
  const jobs = within(main.getByText('1 jobs').parentElement!);
  expect(jobs.getByText('+15 %')).toBeVisible();
  expect(jobs.getByText("valeur d'exemple")).toBeVisible();
});

test('a company without anything has no change to show, and no activity', async () => {
  renderApp({ route: '/dashboard' });
  expect(await screen.findByText('Aucune activité récente')).toBeVisible();
  await waitFor(async () => expect((await card('Placements ce mois')).getByText('0')).toBeVisible());
  expect(screen.queryByText('vs mois dernier')).toBeNull();
});

test('recent activity: the three latest of candidates and placements, newest first', async () => {
  const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
  const lea = makeCandidate({ firstName: 'Léa', lastName: 'Renard', createdAt: at(14) });
  const placement = makePlacement({ createdAt: at(16) });
  renderApp({
    route: '/dashboard',
    world: {
      candidates: [lea, makeCandidate({ createdAt: at(12) }), makeCandidate({ createdAt: at(11) })],
      placements: [placement, makePlacement({ createdAt: at(15), job: { ...placement.job, title: '' } })],
    },
  });
  await screen.findAllByText('Placement confirmé');
  const items = within(screen.getByRole('region', { name: 'Activité récente' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(placement.job.title),
    expect.stringContaining('Poste'),
    expect.stringContaining('Léa Renard'),
  ]);
});

test('a candidate without a name is being read, or is known by the file', async () => {
  const unnamed = { firstName: '', lastName: '' };
  const placement = makePlacement();
  renderApp({
    route: '/dashboard',
    world: {
      candidates: [
        makeCandidate({ ...unnamed, status: 'ai_analyzing' }),
        makeCandidate({ ...unnamed, status: 'analysis_failed', fileName: 'scan-illisible.pdf' }),
      ],
      placements: [makePlacement({ candidate: { ...placement.candidate, ...unnamed } })],
    },
  });
  expect(await screen.findByRole('link', { name: 'CV en cours de lecture' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'scan-illisible.pdf' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Candidat sans nom/ })).toBeVisible();
});

test('figures that do not come leave the rest as it is', async () => {
  renderApp({ route: '/dashboard', world: { candidates: [makeCandidate()] } });
  server.use(refuse(statisticsEndpoints.get, 'internal'));
  expect(await screen.findByText('1 candidat')).toBeVisible();
  await waitFor(async () => expect((await card('Placements ce mois')).getByText('—')).toBeVisible());
});

test('candidates that do not load: the sentence, and another try', async () => {
  renderApp({ route: '/dashboard' });
  server.use(refuse(candidateEndpoints.list, 'internal'));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
