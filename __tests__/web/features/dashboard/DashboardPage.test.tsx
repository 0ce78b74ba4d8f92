import { screen, waitFor, within } from '@testing-library/react';
import { jobEndpoints } from '#contract/jobs';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
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
  expect(screen.getByText('—')).toBeVisible();
  expect(screen.getByText('1 candidat')).toBeVisible();
});
