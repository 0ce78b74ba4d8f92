import { screen, waitFor, within } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, choose, fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const valid = {
  Prénom: ' Inès ',
  Nom: 'Lefèvre',
  Email: 'Ines@Example.fr',
  Téléphone: '06 39 98 00 12',
  'Mot de passe': 'motdepasse',
  'Confirmer le mot de passe': 'motdepasse',
};

const openRegister = async () => {
  const app = renderApp({ route: '/register', signedIn: false });
  await screen.findByRole('heading', { name: 'Créer un compte' });
  const send = () => app.user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  return { ...app, send };
};

const form = () => within(screen.getByRole('main'));

const expectTyped = () => {
  for (const [label, text] of Object.entries(valid)) expect(screen.getByLabelText(label)).toHaveValue(text);
};

test('an empty form says every sentence, with a toast, and sends nothing', async () => {
  const { send, world } = await openRegister();
  await send();
  expect(await screen.findByText('Veuillez corriger les erreurs dans le formulaire')).toBeVisible();
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number is required',
    'Password must be at least 8 characters',
    "Passwords don't match",
  ]) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
  expect(screen.getByLabelText('Prénom')).toHaveFocus();
  expect(world.calls).toEqual([]);
});

test.each([
  ['Email', 'ines', 'Invalid email address'],
  ['Mot de passe', '1234567', 'Password must be at least 8 characters'],
  ['Confirmer le mot de passe', 'motdepassé', "Passwords don't match"],
])('%s: « %s » is refused', async (label, text, sentence) => {
  const { user, send, world } = await openRegister();
  await fill(user, { ...valid, [label]: text });
  await send();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence));
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(world.calls).toEqual([]);
});

test('a valid form creates the account and leads to /login; the confirmation is never sent', async () => {
  const { user, send, currentPath } = await openRegister();
  const bodies = bodiesSentTo('/auth/register');
  await fill(user, valid);
  await send();
  expect(await screen.findByText('Compte créé avec succès !')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(bodies).toEqual([
    {
      firstName: 'Inès',
      lastName: 'Lefèvre',
      email: 'ines@example.fr',
      phone: '+33639980012',
      password: 'motdepasse',
      role: 'user',
      avatarUrl: null,
      preferences: {
        emailNotifications: true,
        pushNotifications: false,
        weeklyReports: true,
        theme: 'light',
        language: 'fr',
        compactMode: false,
      },
    },
  ]);
});

test('the phone is dialled in the chosen country, whose example is shown', async () => {
  const { user, send } = await openRegister();
  const bodies = bodiesSentTo('/auth/register');
  expect(screen.getByLabelText('Téléphone')).toHaveAttribute('placeholder', '6 12 34 56 78');
  await choose(user, 'Indicatif', 'Suisse (+41)');
  expect(screen.getByLabelText('Téléphone')).toHaveAttribute('placeholder', '78 123 45 67');
  await fill(user, { ...valid, Téléphone: '078 123 45 67' });
  await send();
  await waitFor(() => expect(bodies).toMatchObject([{ phone: '+41781234567' }]));
});

test('an address already taken is told under its field until it is changed; nothing typed is lost', async () => {
  const { user, send, currentPath } = await openRegister();
  server.use(refuse(accountEndpoints.register, 'email_taken', { fields: { email: 'Un compte existe déjà avec cette adresse email.' } }));
  await fill(user, valid);
  await send();
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Un compte existe déjà avec cette adresse email.'));
  expect(email).toHaveFocus();
  expect(screen.getAllByText('Un compte existe déjà avec cette adresse email.')).toHaveLength(2);
  expectTyped();
  expect(currentPath()).toBe('/register');

  await user.type(email, 'x');
  expect(email).toBeValid();
});

test('sentences of the server stand under their fields', async () => {
  const { user, send } = await openRegister();
  server.use(refuse(accountEndpoints.register, 'invalid', { fields: { phone: 'Phone number is required', password: 'Trop courant' } }));
  await fill(user, valid);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Trop courant'));
  expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription('Phone number is required');
  expect(screen.getByLabelText('Téléphone')).toHaveFocus();
});

test('a server that is down: the sentence, the form as it was, and another try works', async () => {
  const { user, send, world, currentPath } = await openRegister();
  server.use(cut(accountEndpoints.register));
  await fill(user, valid);
  await send();
  expect(await screen.findByText("Une erreur inattendue s'est produite")).toBeVisible();
  await waitFor(() =>
    expect(form().getByRole('alert')).toHaveTextContent('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'),
  );
  expectTyped();

  serve(world);
  await send();
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('while the answer is awaited the button says so, and a double click sends once', async () => {
  const { user, world } = await openRegister();
  server.use(hang(accountEndpoints.register));
  await fill(user, valid);
  await user.dblClick(screen.getByRole('button', { name: 'Créer mon compte' }));
  expect(await screen.findByRole('button', { name: /Création en cours.../ })).toBeDisabled();
  await waitFor(() => expect(world.calls).toEqual(['POST /auth/register']));
});

test('leaving a changed form asks first', async () => {
  const { user, currentPath } = await openRegister();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill(user, { Prénom: 'Inès' });
  await user.click(screen.getByRole('link', { name: 'Se connecter' }));
  expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
  expect(currentPath()).toBe('/register');
  expect(screen.getByLabelText('Prénom')).toHaveValue('Inès');

  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'Se connecter' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  confirm.mockRestore();
});

test('an untouched form is left without a word', async () => {
  const { user, currentPath } = await openRegister();
  const confirm = jest.spyOn(window, 'confirm');
  await user.click(screen.getByRole('link', { name: 'Se connecter' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(confirm).not.toHaveBeenCalled();
  confirm.mockRestore();
});
