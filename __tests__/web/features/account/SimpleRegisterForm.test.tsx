import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const typed = {
  Prénom: 'Inès',
  Nom: 'Lefèvre',
  'Email professionnel': 'ines@example.fr',
  Entreprise: 'Atelier des Quais',
  'Mot de passe': 'motdepasse',
};

const open = async () => {
  const app = renderApp({ route: '/register/simple', signedIn: false });
  await screen.findByRole('heading', { name: 'Créer un compte' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  return { ...app, send };
};

test('an empty form says every sentence and goes nowhere', async () => {
  const { send, currentPath } = await open();
  await send();
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    "L'entreprise est requise",
    'Password must be at least 8 characters',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(currentPath()).toBe('/register/simple');
  expect(sessionStorage).toHaveLength(0);
});

test('leads to the public pages', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'conditions d’utilisation' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'politique de confidentialité' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
});

test('makes no call; the guard of the dashboard leads to /login, whose banner leads to a form filled but for the password', async () => {
  const { user, send, world, currentPath } = await open();
  await fill(user, typed);
  await send();
  expect(await screen.findByRole('button', { name: /Création en cours.../ })).toBeDisabled();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(world.calls).toEqual([]);
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join(' ')).not.toContain('motdepasse');

  expect(await screen.findByText(/Inès, votre compte n’est pas encore créé/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'terminer l’inscription' }));
  expect(await screen.findByLabelText('Prénom')).toHaveValue('Inès');
  expect(screen.getByLabelText('Nom')).toHaveValue('Lefèvre');
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.fr');
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
});

test('once the account is made, the banner is gone', async () => {
  const { user, send, currentPath } = await open();
  await fill(user, typed);
  await send();
  await user.click(await screen.findByRole('link', { name: 'terminer l’inscription' }));
  await fill(user, { Téléphone: '06 39 98 00 12', 'Mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' });
  await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  expect(await screen.findByText('Compte créé avec succès !')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.queryByText(/n’est pas encore créé/)).not.toBeInTheDocument();
});

test.each(['{', '"texte"', '{"firstName":12}'])('a draft that is not one (%s) breaks nothing', async (text) => {
  sessionStorage.setItem('registrationDraft', text);
  renderApp({ route: '/login', signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect(screen.queryByText(/n’est pas encore créé/)).not.toBeInTheDocument();
});
