import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { keepRecording, renderRecorded } from '../../../recordings/record.ts';
// Lazy code is there before the first journey, so that it does not wait on some machines and not on others.
import '../../../../src/web/features/candidates/CandidatesPage.tsx';
import '../../../../src/web/features/candidates/CandidatePage.tsx';

test('sign in from a deep link, look at a candidate, leave', async () => {
  const lea = makeCandidate({ id: '0199f000-0000-7000-8000-00000000a001' });
  const { user, world, store, currentPath } = renderRecorded({
    route: '/candidates',
    signedIn: false,
    world: { candidates: [lea] },
  });

  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(currentPath()).toBe('/login');
  await user.type(screen.getByLabelText('Email'), world.user.email);
  await user.type(screen.getByLabelText('Mot de passe'), `${world.password}{Enter}`);

  expect(await screen.findByText('Connexion réussie !')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/candidates'));
  await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken']));
  expect(localStorage.getItem('accessToken')).toBe('access-1');
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');

  await user.click((await screen.findAllByRole('link', { name: /Léa Moreau/ }))[0]!);
  expect(await screen.findByRole('heading', { name: 'Léa Moreau' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await waitFor(() => expect(world.calls).toContain('POST /auth/logout'));

  keepRecording('sign-in-and-leave', store);
});

test('a slow user check after a login: onward once the wait is over, and the page when the user comes', async () => {
  const { user, world, currentPath } = renderApp({ route: '/candidates', signedIn: false });
  await screen.findByLabelText('Email');
  let answer = () => {};
  server.use(
    http.get('*/api/v1/users/me', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ data: world.user });
    }),
  );
  await user.type(screen.getByLabelText('Email'), world.user.email);
  await user.type(screen.getByLabelText('Mot de passe'), `${world.password}{Enter}`);

  await waitFor(() => expect(currentPath()).toBe('/candidates'));
  expect(await screen.findByRole('status')).toBeVisible();
  answer();
  expect(await screen.findByRole('heading', { name: 'Candidats' })).toBeVisible();
  expect(document.title).toBe('Candidats · Vivier');
});
