import { screen, waitFor, within } from '@testing-library/react';
import { statisticsEndpoints } from '#contract/statistics';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeStatistics } from '../../../support/makeStatistics.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const ROUTE = '/analytics';
const card = async (title: string) => within((await screen.findByRole('heading', { name: title, level: 2 })).parentElement!);

const busy = makeStatistics({
  totals: { candidates: 240, jobs: 12, placements: 40, placed: 9 },
  created: { candidates: 30, jobs: 3, placements: 10 },
  createdBefore: { candidates: 20, jobs: 3, placements: 0 },
  converted: 2,
  outcomes: { placed: 3, rejected: 1, revenue: 27_500, averageFee: 9166.666, averageDays: 32.4 },
  outcomesBefore: { placed: 1, rejected: 0, revenue: 11_000, averageFee: 11_000, averageDays: 20 },
  placementsByStatus: { to_analyze: 1, analyzed: 10, reviewed: 5, presented: 8, interviewed: 4, placed: 9, rejected: 3 },
  placementsByScore: { excellent: 12, good: 18, poor: 9, unscored: 1 },
  series: [
    { from: '2026-11-20', candidates: 10, jobs: 1, placements: 4, placed: 1, revenue: 9000 },
    { from: '2026-11-21', candidates: 20, jobs: 2, placements: 6, placed: 2, revenue: 18_500.5 },
  ],
});

test('while figures load, a skeleton; nothing to export', async () => {
  const view = renderApp({ route: ROUTE });
  server.use(hang(statisticsEndpoints.get));
  expect(await screen.findByRole('button', { name: 'Exporter' })).toBeDisabled();
  view.unmount();
});

test('a company without data sees the specified figures, each marked as an example, but a true count of placements', async () => {
  renderApp({ route: ROUTE });
  const expected = [
    ['Candidats ajoutés', '150'],
    ['Honoraires', '45 000 €'],
    ['Taux de réussite', '85 %'],
    ['Délai moyen', '45 jours'],
    ['Honoraires moyens', '8 500 €'],
    ['Conversion', '23 %'],
  ] as const;
  for (const [title, figure] of expected) {
    const cells = await card(title);
    expect(cells.getByText((text) => text.replaceAll(/\s/g, ' ') === figure)).toBeVisible();
    expect(cells.getAllByText('exemple')).toHaveLength(1);
  }
  const placements = await card('Placements');
  expect(placements.getByText('0')).toBeVisible();
  expect(placements.getByText('+12 %')).toBeVisible();
  expect((await card('Candidats ajoutés')).getByText('+8 %')).toBeVisible();
  expect((await card('Honoraires')).getByText('+15 %')).toBeVisible();
  expect(screen.getAllByText('Aucune donnée sur cette période.')).toHaveLength(4);
});

test('real figures replace them', async () => {
  renderApp({ route: ROUTE, world: { statistics: busy } });
  const expected = [
    ['Placements', '40'],
    ['Candidats ajoutés', '30'],
    ['Honoraires', '27 500 €'],
    ['Taux de réussite', '75 %'],
    ['Délai moyen', '32 jours'],
    ['Honoraires moyens', '9 167 €'],
    ['Conversion', '20 %'],
  ] as const;
  for (const [title, figure] of expected)
    expect((await card(title)).getByText((text) => text.replaceAll(/\s/g, ' ') === figure)).toBeVisible();
  expect((await card('Candidats ajoutés')).getByText('+50 %')).toBeVisible();
  expect(screen.queryByText('exemple')).toBeNull();
});

test('a period without success, in a company that has known some, is no example', async () => {
  renderApp({ route: ROUTE, world: { statistics: { totals: { candidates: 5, jobs: 1, placements: 3, placed: 1 } } } });
  expect((await card('Délai moyen')).getByText('—')).toBeVisible();
  expect((await card('Honoraires')).getByText((text) => text.replaceAll(/\s/g, ' ') === '0 €')).toBeVisible();
});

test('each chart has its figures in a table', async () => {
  const { user } = renderApp({ route: ROUTE, world: { statistics: busy } });
  await screen.findByRole('heading', { name: 'Activité' });
  await user.click(screen.getAllByText('Voir les chiffres')[0]!);
  const rows = within(screen.getByRole('table', { name: 'Activité' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Date', 'Candidats ajoutés', 'Placements créés', 'Placements réussis'],
    ['20/11', '10', '4', '1'],
    ['21/11', '20', '6', '2'],
  ]);
});

test('the period is 7, 30, 90 or 365 days, and lives in the URL', async () => {
  const { user, currentPath } = renderApp({ route: ROUTE });
  const choice = await screen.findByRole('combobox', { name: 'Période' });
  expect(choice).toHaveValue('30');
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).search));
  await user.selectOptions(choice, '90 derniers jours');
  await waitFor(() => expect(currentPath()).toBe('/analytics?period=90'));
  await waitFor(() => expect(asked).toContain('?period=90'));
});

test('figures that do not load: the sentence, and another try', async () => {
  const { user, world } = renderApp({ route: ROUTE });
  server.use(refuse(statisticsEndpoints.get, 'internal', { message: '' }));
  expect(await screen.findByText('Impossible de charger les chiffres. Veuillez réessayer.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Conversion' })).toBeVisible();
});
