import { act, screen, waitFor } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

/** What this tab hears when another one writes. */
const hear = (accessToken: string | null, refreshToken: string | null) => {
  for (const [key, value] of Object.entries({ refreshToken, accessToken })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage })));
  }
};

const tokenOf = (sub: string) =>
  `access-9.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + 900 })).replaceAll('=', '')}.y`;

const openList = async () => {
  const view = renderApp({ route: '/candidates', world: { candidates: [makeCandidate()] } });
  await screen.findByText('Léa Moreau');
  return view;
};

test('a sign-out in another tab signs this one out, without a toast', async () => {
  const { store } = await openList();
  hear(null, null);
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(store.getState().session).toMatchObject({ accessToken: null, user: null, endedBy: 'other_tab' });
  expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
  expect(screen.queryByText('Vous avez été déconnecté.')).toBeNull();
});

test('a refresh in another tab brings its tokens, and asks nothing again', async () => {
  const { store, world } = await openList();
  const { user } = store.getState().session;
  const before = world.calls.length;
  hear(tokenOf(user!.id), 'refresh-2');
  expect(store.getState().session).toMatchObject({ refreshToken: 'refresh-2', user, status: 'authenticated' });
  expect(world.calls).toHaveLength(before);
});

test('someone else signing in there: nothing of the first user stays here', async () => {
  const { store, world } = await openList();
  const other = { ...world.user, id: '0199f000-0000-7000-8000-0000000000ff', firstName: 'Nadia' };
  world.user = other;
  world.candidates = [];
  // The second answer alone may fill the list.
  server.use(refuse(candidateEndpoints.list, 'internal'));
  hear(tokenOf(other.id), 'refresh-9');
  await waitFor(() => expect(store.getState().session.user?.firstName).toBe('Nadia'));
  expect(screen.queryByText('Léa Moreau')).toBeNull();
});
