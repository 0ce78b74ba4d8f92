import { writeFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { exportRecording, recorder } from '../../../recordings/recorder.ts';
import { readRecording } from '../../../../src/web/app/replay/recording.ts';
import { replay } from '../../../../src/web/app/replay/replay.ts';

test('sign in from a deep link, look at a candidate, leave: the recorded session replays to the same state', async () => {
  const lea = makeCandidate({ id: '0199f000-0000-7000-8000-00000000a001' });
  const { user, world, store, currentPath } = renderApp({
    route: '/candidates',
    signedIn: false,
    world: { candidates: [lea] },
    recorder: recorder(),
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

  const text = exportRecording(store);
  // RECORD=1 npm test -- journey: the application has changed on purpose, and the stored recording follows.
  if (process.env.RECORD) writeFileSync(`${__dirname}/../../../recordings/sign-in-and-leave.json`, text);
  expect(replay(readRecording(text)).divergence).toBeNull();
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
