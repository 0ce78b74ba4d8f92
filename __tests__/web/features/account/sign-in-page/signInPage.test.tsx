import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { accountEndpoints } from '#contract/account';
import { cut, hang, refuse } from '../../../../../__mocks__/api/respond.ts';
import { server, startWorld } from '../../../../../__mocks__/api/server.ts';
import { ACCESS_TOKEN, REFRESH_TOKEN } from '../../../../../__mocks__/api/world.ts';
import { SignInDocument } from '../../../../../src/web/features/account/sign-in-page/SignInDocument.tsx';
import { startPage } from '../../../../../src/web/features/account/sign-in-page/script/page.ts';
import { keepRegistrationDraft } from '../../../../../src/web/features/account/simpleRegistration.ts';
import { takeSignIn } from '../../../../../src/web/lib/session/arrival.ts';
import { bodiesSentTo, fill } from '../../../../support/forms.ts';

const LOGIN = '*/api/v1/auth/login';

const html = renderToStaticMarkup(<SignInDocument css="" fonts={[]} />)
  .replaceAll('__API_BASE_URL__', '')
  .replaceAll('__APP_FILES__', '/assets/main.js /assets/main.css');

/** Opens the page as the build made it, at an address; `left` is where it led. */
const openPage = (search = '') => {
  const world = startWorld();
  const built = new DOMParser().parseFromString(html, 'text/html');
  document.body.innerHTML = built.body.innerHTML;
  Object.assign(document.body.dataset, built.body.dataset);
  history.replaceState(null, '', `/login${search}`);
  const left: string[] = [];
  startPage((path) => left.push(path));
  const user = userEvent.setup();
  const type = (password = world.password) => fill(user, { Email: world.user.email, 'Mot de passe': password });
  const signIn = () => user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return { world, user, left, type, signIn };
};

const stored = () => Object.fromEntries(Object.entries(localStorage));
const banner = () => document.querySelector('form .banner.error')?.textContent;
const toasts = () => [...document.querySelectorAll('.toasts [role=alert]')].map(({ textContent }) => textContent);

test('has the words of the application’s sign-in, its links, and what password managers look for', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: /^Mot de passe oublié/ })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register');
  expect(document.querySelector('noscript')).toHaveTextContent('Vivier a besoin de JavaScript pour vous connecter');
  // Before its script has come, Enter must not put a password into an address.
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
});

test('an empty form says both sentences, leads to the first field, and sends nothing', async () => {
  const { signIn, world } = openPage();
  await signIn();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address'));
  expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(world.calls).toEqual([]);
});

test('a field says its sentence once it was left, and takes it back as soon as it is right', async () => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Email'), 'camille@');
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address'));
  expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription('');
  await user.type(screen.getByLabelText('Email'), 'example.fr');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(''));
});

test('Enter signs in: the address as the server knows it, two plain tokens, then the dashboard, which is told', async () => {
  const { user, left, world } = openPage();
  const bodies = bodiesSentTo('/auth/login');
  await fill(user, { Email: 'Camille@Example.FR', 'Mot de passe': world.password });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(bodies).toEqual([{ email: 'camille@example.fr', password: world.password }]);
  expect(stored()).toEqual({ accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN });
  expect(screen.getByRole('button', { name: 'Connexion en cours...' })).toBeDisabled();
  expect([takeSignIn(), takeSignIn()]).toEqual([true, false]);
});

test.each([
  ['at top level', { accessToken: 'a', refreshToken: 'r' }, { accessToken: 'a', refreshToken: 'r' }],
  ['under data', { data: { accessToken: 'a', refreshToken: 'r' } }, { accessToken: 'a', refreshToken: 'r' }],
  ['called token, alone', { token: 'a' }, { accessToken: 'a' }],
  ['called token, under data', { data: { token: 'a', refreshToken: null } }, { accessToken: 'a' }],
])('takes tokens %s', async (_where, answer, tokens) => {
  const { left, type, signIn } = openPage();
  localStorage.setItem('refreshToken', 'of another session');
  server.use(http.post(LOGIN, () => HttpResponse.json(answer)));
  await type();
  await signIn();
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(stored()).toEqual(tokens);
});

test.each([
  [`${location.origin}/candidates?search=lea#a`, '/candidates?search=lea#a'],
  ['/jobs', '/jobs'],
  ['https://evil.example/steal', '/dashboard'],
  ['//evil.example', '/dashboard'],
  [`${location.origin}//evil.example`, '/dashboard'],
  [String.raw`/\evil.example`, '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  [`${location.origin}/#pricing`, '/dashboard'],
  ['/login?redirectTo=/login', '/dashboard'],
])('redirectTo %s leads to %s', async (redirectTo, path) => {
  const { left, type, signIn } = openPage(`?redirectTo=${encodeURIComponent(redirectTo)}`);
  await type();
  await signIn();
  await waitFor(() => expect(left).toEqual([path]));
});

test('registering keeps the address that was asked for', async () => {
  openPage('?redirectTo=%2Fjobs');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/register\?redirectTo=%2Fjobs$/),
    ),
  );
});

test('a wrong password is told once above the form and in a toast; what was typed stays, the password ready to be typed again', async () => {
  const { user, left, world, type, signIn } = openPage();
  await type('wrong');
  await signIn();
  await waitFor(() => expect(banner()).toBe('Email ou mot de passe incorrect.'));
  expect(toasts()).toEqual(['ErreurEmail ou mot de passe incorrect.']);
  expect(screen.getByLabelText('Email')).toHaveValue(world.user.email);
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('wrong');
  expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  expect(world.calls).toEqual(['POST /auth/login']);
  expect(stored()).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(toasts()).toEqual([]);
  await type();
  await signIn();
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(banner()).toBeUndefined();
});

test.each([
  ['a server’s fault', refuse(accountEndpoints.login, 'internal'), 'Une erreur interne est survenue. Réessayez dans un instant.', null, 2],
  [
    'a silent server',
    cut(accountEndpoints.login),
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    'Erreur lors de la connexion. Veuillez vérifier vos identifiants.',
    2,
  ],
  [
    'too many attempts',
    refuse(accountEndpoints.login, 'too_many_requests'),
    'Trop de tentatives. Patientez un instant avant de réessayer.',
    null,
    1,
  ],
  ['an answer without a token', http.post(LOGIN, () => HttpResponse.json({ data: {} })), 'Aucun token reçu dans la réponse', null, 1],
  [
    'the page of a proxy',
    http.post(LOGIN, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    'Erreur lors de la connexion. Veuillez vérifier vos identifiants.',
    null,
    2,
  ],
])('%s is told, after as many calls as the application makes', async (_name, handler, sentence, toast, calls) => {
  const { world, type, signIn } = openPage();
  server.use(handler);
  await type();
  await signIn();
  await waitFor(() => expect(banner()).toBe(sentence));
  expect(toasts()).toEqual([`Erreur${toast ?? sentence}`]);
  expect(world.calls).toHaveLength(calls);
});

test('a refusal by 403 has its toast alone', async () => {
  const { type, signIn } = openPage();
  server.use(refuse(accountEndpoints.login, 'forbidden'));
  await type();
  await signIn();
  await waitFor(() => expect(toasts()).toEqual(['ErreurAccès refusé.']));
  expect(banner()).toBeUndefined();
});

test('what the server refuses of a field stands under it until the field changes', async () => {
  const { user, type, signIn } = openPage();
  server.use(refuse(accountEndpoints.login, 'invalid', { fields: { email: 'Adresse inconnue ici' } }));
  await type();
  await signIn();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Adresse inconnue ici'));
  expect(banner()).toBeUndefined();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'x');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(''));
});

test('while the answer is awaited the button says so, and a double click sends once', async () => {
  const { user, world, type } = openPage();
  server.use(hang(accountEndpoints.login));
  await type();
  await user.dblClick(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByRole('button', { name: 'Connexion en cours...' })).toBeDisabled();
  await delay(50);
  expect(world.calls).toEqual(['POST /auth/login']);
});

test('who holds a token is led on, at once or when another tab signs in', () => {
  const { left } = openPage('?redirectTo=%2Fjobs');
  expect(left).toEqual([]);
  localStorage.setItem('accessToken', ACCESS_TOKEN);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
  expect(left).toEqual(['/jobs']);
  expect(openPage('?redirectTo=%2Fjobs').left).toEqual(['/jobs']);
});

test('the simpler sign-up left unfinished is recalled, with the way to finish it', async () => {
  keepRegistrationDraft({ firstName: 'Zoé', lastName: 'Martin', email: 'zoe@example.fr', companyName: 'Atelier', password: 'never kept' });
  openPage();
  expect(await screen.findByText('Zoé, votre compte n’est pas encore créé. Vos réponses vous attendent :')).toBeVisible();
  expect(screen.getByRole('link', { name: 'terminer l’inscription' })).toHaveAttribute('href', '/register');
});

test('the password can be looked at', async () => {
  const { user } = openPage();
  await fill(user, { 'Mot de passe': 'secret' });
  await user.click(screen.getByRole('button', { name: 'Afficher les caractères' }));
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Masquer les caractères' }));
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
});
