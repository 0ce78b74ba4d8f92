import { screen, waitFor } from '@testing-library/react';
import { placementEndpoints } from '#contract/placements';
import { http, HttpResponse } from 'msw';
import { API_PREFIX } from '#contract/common';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';

test('the list says that a placement is being created, for as long as it is', async () => {
  const [lea, job] = [makeCandidate(), makeJob()];
  const { user } = renderApp({ route: `/candidates/${lea.id}`, world: { candidates: [lea], jobs: [job] } });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(`*${API_PREFIX}${placementEndpoints.create.path}`, async () => {
      await answered;
      return HttpResponse.json({ success: false, message: 'Quota atteint.' }, { status: 409 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Ajouter ${job.title} aux placements` }));
  await user.click(screen.getByRole('link', { name: 'Retour aux candidats' }));
  await screen.findByRole('heading', { level: 1, name: 'Candidats' });
  expect(await screen.findByText('En analyse...')).toBeVisible();
  answer();
  await waitFor(() => expect(screen.queryByText('En analyse...')).toBeNull());
});
