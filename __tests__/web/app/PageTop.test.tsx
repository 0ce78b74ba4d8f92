import { screen, waitFor } from '@testing-library/react';
import { makeCandidate } from '../../support/makeCandidate.ts';
import { renderApp } from '../../support/renderApp.tsx';

const lea = makeCandidate({ firstName: 'Léa', lastName: 'Renard' });
const page = document.documentElement;

test('a page opens at its top, and a filter leaves it where it is', async () => {
  const { user, currentPath } = renderApp({ route: '/candidates', world: { candidates: [lea] } });
  const search = await screen.findByLabelText('Rechercher un candidat');
  page.scrollTop = 600;
  await user.type(search, 'Léa');
  await waitFor(() => expect(currentPath()).toContain('search='));
  expect(page.scrollTop).toBe(600);
  await user.click(await screen.findByRole('link', { name: 'Léa Renard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Renard' })).toBeVisible();
  expect(page.scrollTop).toBe(0);
});
