import { screen, waitFor, within } from '@testing-library/react';
import { placementEndpoints } from '#contract/placements';
import { rankingKey } from '../../../../../__mocks__/api/ranking.ts';
import { refuse } from '../../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../../support/makeCandidate.ts';
import { makeJob } from '../../../../support/makeJob.ts';
import { makePlacement, placementCandidate, placementJob } from '../../../../support/makePlacement.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../../src/web/features/placements/PlacementsPage.tsx';
import '../../../../../src/web/features/placements/ranking/Ranking.tsx';
import '../../../../../src/web/features/candidates/CandidatePage.tsx';
import '../../../../../src/web/features/jobs/JobPage.tsx';

const job = makeJob();
const lea = makeCandidate();
const paul = makeCandidate({ firstName: 'Paul', lastName: 'Olivier' });
const ines = makeCandidate({ firstName: 'Inès', lastName: 'Petit' });
const rank = (id: string, score: number | null, missingSkills: string[] = []) => ({
  [rankingKey(id, job.id)]: { score, confidence: 70, strengths: ['Le CV prouve C++.'], missingSkills },
});
const rankings = { ...rank(lea.id, 64, ['CUDA', 'Qt']), ...rank(paul.id, 91), ...rank(ines.id, null) };
const ROUTE = `/placements?job=${job.id}&view=ranking`;

const open = (world = {}) => renderApp({ route: ROUTE, world: { jobs: [job], candidates: [lea, paul, ines], rankings, ...world } });
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);
const add = () => screen.getByRole('button', { name: 'Ajouter aux placements' });

test('the whole base, best first, each with score, confidence, strengths and what is missing', async () => {
  open();
  expect((await row('Paul Olivier')).getByRole('img', { name: /91\s%, Excellent/ })).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Paul Olivier', 'Léa Moreau', 'Inès Petit']);
  const shown = await row('Léa Moreau');
  expect(shown.getByText(/Confiance 70\s%/)).toBeVisible();
  expect(shown.getByText('Le CV prouve C++.')).toBeVisible();
  expect(shown.getByText(/Manque\s: CUDA, Qt/)).toBeVisible();
  expect((await row('Inès Petit')).getByText('--')).toBeVisible();
});

test('those chosen become placements in one click, and are then marked', async () => {
  const { user, world } = open();
  const paulsRow = await row('Paul Olivier');
  expect(add()).toBeDisabled();
  await user.click(paulsRow.getByRole('checkbox', { name: 'Sélectionner Paul Olivier' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Inès Petit' }));
  expect(screen.getByText('2 sélectionnés')).toBeVisible();
  await user.click(add());
  expect(await screen.findByText('2 placements créés avec succès')).toBeVisible();
  expect(world.placements.map(({ candidate }) => candidate.firstName).toSorted()).toEqual(['Inès', 'Paul']);
  expect(await (await row('Paul Olivier')).findByRole('link', { name: /Déjà en placement\s: Paul Olivier/ })).toHaveAttribute(
    'href',
    `/placements/${world.placements.find(({ candidate }) => candidate.id === paul.id)!.id}`,
  );
  expect(screen.queryByRole('checkbox', { name: 'Sélectionner Paul Olivier' })).toBeNull();
  expect(screen.queryByText('2 sélectionnés')).toBeNull();
});

test('a whole page is selected at once, without those who are placements already', async () => {
  const existing = makePlacement({ candidate: placementCandidate(lea), job: placementJob(job) });
  const { user } = open({ placements: [existing] });
  await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
  expect(screen.getByText('2 sélectionnés')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Sélectionner Léa Moreau' })).toBeNull();
});

test('a refused shortlist says why, and the choice stays', async () => {
  const { user } = open();
  server.use(refuse(placementEndpoints.createShortlist, 'conflict', { message: 'L’offre est encore en cours d’analyse.' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Paul Olivier' }));
  await user.click(add());
  expect(await screen.findByText('L’offre est encore en cours d’analyse.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Paul Olivier' })).toBeChecked();
});

test('a large base comes twenty at a time', async () => {
  const candidates = Array.from({ length: 45 }, (_, i) => makeCandidate({ lastName: `Nº${i}` }));
  const { user, currentPath } = open({ candidates, rankings: {} });
  await screen.findByText('1–20 sur 45');
  await user.click(screen.getByRole('button', { name: 'Page suivante' }));
  await screen.findByText('21–40 sur 45');
  expect(currentPath()).toBe(`${ROUTE}&page=2`);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(20);
});

test('nobody to rank: the way to deposit CVs', async () => {
  open({ candidates: [] });
  expect(await screen.findByText('Aucun candidat à classer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Déposer des CV' })).toHaveAttribute('href', '/candidates');
});

test('a ranking that does not load can be asked for again', async () => {
  const { user, world } = open();
  server.use(refuse(placementEndpoints.rankCandidates, 'forbidden'));
  expect(await screen.findByText('Impossible de charger le classement. Veuillez réessayer.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Paul Olivier' })).toBeVisible();
});

describe('on the pages of a candidate and of an offer', () => {
  const block = async (name: string) => within(await screen.findByRole('region', { name }));

  test('the offers that match a candidate, one of which becomes a placement', async () => {
    const { user, world } = renderApp({ route: `/candidates/${lea.id}`, world: { jobs: [job], candidates: [lea], rankings } });
    const offers = await block('Offres qui correspondent');
    expect(await offers.findByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}`);
    await user.click(offers.getByRole('button', { name: `Ajouter ${job.title} aux placements` }));
    expect(await offers.findByRole('link', { name: /Déjà en placement/ })).toHaveAttribute(
      'href',
      `/placements/${world.placements[0]!.id}`,
    );
  });

  test('the candidates closest to an offer, and the way to the whole ranking', async () => {
    renderApp({ route: `/jobs/${job.id}`, world: { jobs: [job], candidates: [lea, paul], rankings } });
    const closest = await block('Candidats les plus proches');
    await waitFor(() =>
      expect(closest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Paul Olivier', 'Léa Moreau']),
    );
    expect(closest.getByRole('link', { name: 'Voir le classement' })).toHaveAttribute('href', ROUTE);
  });

  test('a ranking that does not load leaves the page in peace', async () => {
    const { user, world } = renderApp({ route: `/candidates/${lea.id}`, world: { jobs: [job], candidates: [lea], rankings } });
    server.use(refuse(placementEndpoints.rankJobs, 'forbidden'));
    const offers = await block('Offres qui correspondent');
    expect(await offers.findByText('Impossible de charger le classement.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Léa Moreau' })).toBeVisible();
    serve(world);
    await user.click(offers.getByRole('button', { name: 'Réessayer' }));
    expect(await offers.findByRole('link', { name: job.title })).toBeVisible();
  });
});
