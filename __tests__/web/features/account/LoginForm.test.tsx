import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountEndpoints } from '#contract/account';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const openLogin = async (route = '/login') => {
  const app = renderApp({ route, signedIn: false });
  await screen.findByRole('heading', { name: 'Connexion' });
  const signIn = () => app.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return { ...app, signIn };
};

const form = () => within(screen.getByRole('main'));

test('an empty form says both sentences, leads to the first field, and sends nothing', async () => {
  const { signIn, world } = await openLogin();
  await signIn();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(world.calls).toEqual([]);
});

test('an address that is none is refused before anything is sent', async () => {
  const { user, signIn, world } = await openLogin();
  await fill(user, { Email: 'camille@', 'Mot de passe': 'correct horse' });
  await signIn();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(world.calls).toEqual([]);
});

test('a right password leads to the dashboard and says so; the address is sent as the server knows it', async () => {
  const { user, world, signIn, currentPath } = await openLogin();
  const bodies = bodiesSentTo('/auth/login');
  await fill(user, { Email: '  Camille@Example.FR ', 'Mot de passe': world.password });
  await signIn();
  expect(await screen.findByText('Connexion réussie !')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(bodies).toEqual([{ email: 'camille@example.fr', password: world.password }]);
});

test('redirectTo of this origin is followed', async () => {
  const { user, world, signIn, currentPath } = await openLogin(
    `/login?redirectTo=${encodeURIComponent('http://localhost/candidates?search=lea')}`,
  );
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/candidates?search=lea'));
});

test('redirectTo of another origin is not', async () => {
  const { user, world, signIn, currentPath } = await openLogin(`/login?redirectTo=${encodeURIComponent('https://evil.example/steal')}`);
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('a wrong password shows the login error alone, keeps it in the form, and offers the password again', async () => {
  const { user, world, signIn, currentPath } = await openLogin();
  await fill(user, { Email: world.user.email, 'Mot de passe': 'wrong' });
  await signIn();
  expect(await form().findByRole('alert')).toHaveTextContent('Email ou mot de passe incorrect.');
  expect(screen.getAllByText('Email ou mot de passe incorrect.')).toHaveLength(2);
  expect(screen.queryByText('Vous avez été déconnecté.')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveValue(world.user.email);
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('wrong');
  expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  expect(world.calls).toEqual(['POST /auth/login']);

  await fill(user, { 'Mot de passe': world.password });
  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('an answer without a token is an error of its own', async () => {
  const { user, world, signIn } = await openLogin();
  server.use(http.post('*/api/v1/auth/login', () => HttpResponse.json({ data: {} })));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  expect(await form().findByText('Aucun token reçu dans la réponse')).toBeVisible();
});

test('the server’s fault is told in its words', async () => {
  const { user, world, signIn } = await openLogin();
  server.use(refuse(accountEndpoints.login, 'internal'));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  expect(await form().findByText('Une erreur interne est survenue. Réessayez dans un instant.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
});

test('a server that is down is told as such; the same click works once it is back', async () => {
  const { user, world, signIn, currentPath } = await openLogin();
  server.use(cut(accountEndpoints.login));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  expect(await form().findByText('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.')).toBeVisible();
  expect(screen.getByText('Erreur lors de la connexion. Veuillez vérifier vos identifiants.')).toBeVisible();

  serve(world);
  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('while the answer is awaited the button says so, and a double click sends once', async () => {
  const { user, world } = await openLogin();
  server.use(hang(accountEndpoints.login));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await user.dblClick(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByRole('button', { name: /Connexion en cours.../ })).toBeDisabled();
  await waitFor(() => expect(world.calls).toEqual(['POST /auth/login']));
});

test('the form stays busy until the user is known', async () => {
  const { user, world, signIn } = await openLogin();
  server.use(hang(accountEndpoints.me));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  await waitFor(() => expect(world.calls).toContain('GET /users/me'));
  expect(screen.getByRole('button', { name: /Connexion en cours.../ })).toBeDisabled();
});

test('a server that falls silent before the user is known is told as such; asking again works once it is back', async () => {
  const { user, world, signIn, currentPath } = await openLogin();
  server.use(cut(accountEndpoints.me));
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await signIn();
  expect(await screen.findByText('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.')).toBeVisible();

  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Bienvenue, Camille' })).toBeVisible();
  expect(currentPath()).toBe('/dashboard');
});

test('the password can be looked at', async () => {
  const { user } = await openLogin();
  await fill(user, { 'Mot de passe': 'secret' });
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Afficher les caractères' }));
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Masquer les caractères' }));
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
});

test.each([
  [/^Mot de passe oublié/, '/forgot-password'],
  [/^Créer un compte/, '/register'],
])('%s leads to %s', async (name, path) => {
  const { user, currentPath } = await openLogin();
  await user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(currentPath()).toBe(path));
});

test.each(['/login', '/register'])('a signed-in user has nothing to do at %s', async (route) => {
  const { currentPath } = renderApp({ route });
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});
