import { screen, waitFor, within } from '@testing-library/react';
import { companyEndpoints } from '#contract/company';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, choose, fill } from '../../../support/forms.ts';
import { renderApp, type RenderAppOptions } from '../../../support/renderApp.tsx';

type User = ReturnType<typeof renderApp>['user'];

const contact = {
  Téléphone: '06 39 98 00 12',
  'Email de facturation': ' Compta@Example.fr ',
  Adresse: '12 rue des Tanneurs',
  Ville: 'Lyon',
  Pays: 'France',
  'Adresse de facturation': '12 rue des Tanneurs, 69009 Lyon',
};

const openOnboarding = async (options: RenderAppOptions = {}) => {
  const app = renderApp({ route: '/onboarding', world: { company: null }, ...options });
  await screen.findByRole('heading', { name: 'Bienvenue sur Vivier' });
  return app;
};

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Suivant' }));
const createButton = () => screen.getByRole('button', { name: "Créer l'entreprise" });

/** Fills the first step and opens the second. */
const goToContact = async (user: User, basics: Record<string, string> = { "Nom de l'entreprise": 'Étang Conseil' }) => {
  await fill(user, basics);
  await next(user);
  await screen.findByRole('heading', { name: 'Contact et facturation' });
};

const fillAll = async (user: User, basics?: Record<string, string>) => {
  await goToContact(user, basics);
  await fill(user, contact);
  await waitFor(() => expect(createButton()).toBeEnabled());
};

const form = () => within(screen.getByRole('main'));

test('a user without a company is led here from anywhere, and reads where she is', async () => {
  const { currentPath } = renderApp({ route: '/candidates', world: { company: null } });
  expect(await screen.findByText('Créez votre entreprise pour commencer')).toBeVisible();
  expect(currentPath()).toBe('/onboarding');
  expect(screen.getByText('Étape 1 sur 2')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Étape 1 sur 2');
  expect(screen.getByRole('heading', { name: 'Informations de base' })).toBeVisible();
});

test('while it is not known whether she has one, nothing is decided', async () => {
  const { currentPath, store } = renderApp({ route: '/onboarding' });
  server.use(hang(companyEndpoints.mine));
  await waitFor(() => expect(store.getState().session.status).toBe('authenticated'));
  expect(screen.getByText('Chargement...')).toBeVisible();
  expect(currentPath()).toBe('/onboarding');
});

test('a user with a company has nothing to do here', async () => {
  const { currentPath } = renderApp({ route: '/onboarding' });
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('a visitor signs in first, then comes back', async () => {
  const { user, world, currentPath } = renderApp({ route: '/onboarding', signedIn: false, world: { company: null } });
  await screen.findByRole('heading', { name: 'Connexion' });
  expect(currentPath()).toBe('/login');
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(currentPath()).toBe('/onboarding'));
});

test('both steps create the company; what is blank is not sent; the dashboard follows and the tokens are renewed', async () => {
  const { user, currentPath } = await openOnboarding();
  const bodies = bodiesSentTo('/companies');
  await fillAll(user);
  await choose(user, 'Fuseau horaire', 'Europe/London');
  expect(screen.getByText('Étape 2 sur 2')).toBeVisible();
  await user.click(createButton());

  expect(await screen.findByText('Votre entreprise a été créée avec succès !')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe('access-2'));
  expect(bodies).toEqual([
    {
      name: 'Étang Conseil',
      slug: 'etang-conseil',
      industry: 'it',
      companySize: '1-10',
      phone: '+33639980012',
      timezone: 'Europe/London',
      address: '12 rue des Tanneurs',
      city: 'Lyon',
      country: 'France',
      billingEmail: 'compta@example.fr',
      billingAddress: '12 rue des Tanneurs, 69009 Lyon',
      locale: 'en-US',
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('everything filled is sent as chosen', async () => {
  const { user } = await openOnboarding();
  const bodies = bodiesSentTo('/companies');
  await fill(user, {
    "Nom de l'entreprise": 'Étang Conseil',
    Slug: 'etang',
    'Site web': 'https://etang.example',
    'URL du logo': 'https://etang.example/logo.svg',
    Description: 'Un cabinet de recrutement.',
  });
  await choose(user, "Secteur d'activité", 'Santé');
  await choose(user, "Taille de l'entreprise", '500+');
  await next(user);
  await screen.findByRole('heading', { name: 'Contact et facturation' });
  await choose(user, 'Indicatif', 'Belgique (+32)');
  await choose(user, 'Fuseau horaire', 'Australia/Sydney');
  await choose(user, 'Langue', 'Allemand (Allemagne)');
  await fill(user, { ...contact, Téléphone: '0470 12 34 56' });
  await waitFor(() => expect(createButton()).toBeEnabled());
  await user.click(createButton());
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        slug: 'etang',
        industry: 'health',
        companySize: '500+',
        website: 'https://etang.example',
        logoUrl: 'https://etang.example/logo.svg',
        description: 'Un cabinet de recrutement.',
        phone: '+32470123456',
        timezone: 'Australia/Sydney',
        locale: 'de-DE',
      },
    ]),
  );
});

test('the slug follows the name until it is written by hand', async () => {
  const { user } = await openOnboarding();
  await user.type(screen.getByLabelText("Nom de l'entreprise"), 'Cœur');
  expect(screen.getByLabelText('Slug')).toHaveValue('coeur');
  await fill(user, { Slug: 'le-coeur' });
  await user.type(screen.getByLabelText("Nom de l'entreprise"), ' Vaillant');
  expect(screen.getByLabelText('Slug')).toHaveValue('le-coeur');
});

test("'Suivant' asks for the first step only", async () => {
  const { user } = await openOnboarding();
  await next(user);
  expect(await screen.findByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
  expect(screen.getByText('Le slug doit contenir au moins 2 caractères')).toBeVisible();
  expect(screen.getByLabelText("Nom de l'entreprise")).toHaveFocus();
  expect(screen.getByText('Étape 1 sur 2')).toBeVisible();

  await goToContact(user);
  expect(screen.queryByText(/doit contenir/)).not.toBeInTheDocument();
});

test.each([
  ["Nom de l'entreprise", 'n'.repeat(101), 'Le nom ne peut pas dépasser 100 caractères'],
  ['Slug', 'a', 'Le slug doit contenir au moins 2 caractères'],
  ['Slug', 's'.repeat(51), 'Le slug ne peut pas dépasser 50 caractères'],
  ['Slug', 'Étang', /^Le slug ne peut contenir que des lettres minuscules/],
  ['Slug', '-etang', /^Le slug ne peut contenir que des lettres minuscules/],
  ['Slug', 'etang--conseil', /^Le slug ne peut contenir que des lettres minuscules/],
  ['Site web', 'etang.example', 'Veuillez entrer une URL valide'],
  ['URL du logo', 'javascript:alert(1)', 'Veuillez entrer une URL valide'],
  ['Description', 'd'.repeat(1001), 'La description ne peut pas dépasser 1000 caractères'],
])('step 1, %s « %.20s… » is refused', async (label, text, sentence) => {
  const { user } = await openOnboarding();
  await fill(user, { "Nom de l'entreprise": 'Étang Conseil' });
  await fill(user, { [label]: text });
  await next(user);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Informations de base' })).toBeVisible();
});

test("an empty second step keeps 'Créer l'entreprise' disabled; Enter says every sentence, with a toast", async () => {
  const { user, world } = await openOnboarding();
  await goToContact(user);
  await waitFor(() => expect(createButton()).toBeDisabled());
  await user.type(screen.getByLabelText('Ville'), '{Enter}');
  expect(await screen.findByText('Veuillez corriger les erreurs dans le formulaire')).toBeVisible();
  for (const [label, sentence] of [
    ['Téléphone', 'Veuillez entrer un numéro de téléphone valide'],
    ['Email de facturation', 'Veuillez entrer un email valide'],
    ['Adresse', "L'adresse doit contenir au moins 10 caractères"],
    ['Ville', 'La ville doit contenir au moins 2 caractères'],
    ['Pays', 'Le pays doit contenir au moins 2 caractères'],
    ['Adresse de facturation', "L'adresse de facturation doit contenir au moins 10 caractères"],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  }
  expect(screen.getByLabelText('Téléphone')).toHaveFocus();
  expect(world.calls).not.toContain('POST /companies');
});

test.each([
  ['Téléphone', '1234567', 'Veuillez entrer un numéro de téléphone valide'],
  ['Téléphone', '06 39 98 00 AB', 'Veuillez entrer un numéro de téléphone valide'],
  ['Email de facturation', 'compta', 'Veuillez entrer un email valide'],
  ['Adresse', 'a'.repeat(201), "L'adresse ne peut pas dépasser 200 caractères"],
  ['Ville', 'v'.repeat(101), 'La ville ne peut pas dépasser 100 caractères'],
  ['Pays', 'F', 'Le pays doit contenir au moins 2 caractères'],
  ['Adresse de facturation', 'trop', "L'adresse de facturation doit contenir au moins 10 caractères"],
])('step 2, %s « %.20s… » is refused', async (label, text, sentence) => {
  const { user } = await openOnboarding();
  await goToContact(user);
  await fill(user, { ...contact, [label]: text });
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence));
  expect(createButton()).toBeDisabled();
});

test("'Précédent' and back keep what was typed", async () => {
  const { user } = await openOnboarding();
  await goToContact(user);
  await fill(user, { Ville: 'Lyon' });
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(screen.getByLabelText("Nom de l'entreprise")).toHaveValue('Étang Conseil');
  await next(user);
  expect(await screen.findByLabelText('Ville')).toHaveValue('Lyon');
});

test('each step opens at its beginning', async () => {
  const { user } = await openOnboarding();
  const page = document.documentElement;
  await fill(user, { "Nom de l'entreprise": 'Étang Conseil' });
  page.scrollTop = 600;
  await next(user);
  await waitFor(() => expect(page.scrollTop).toBe(0));
  expect(screen.getByRole('heading', { name: 'Contact et facturation' })).toBeVisible();
  page.scrollTop = 600;
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  await waitFor(() => expect(page.scrollTop).toBe(0));
  expect(screen.getByRole('heading', { name: 'Informations de base' })).toBeVisible();
});

test('Enter in the first step is Suivant', async () => {
  const { user } = await openOnboarding();
  await user.type(screen.getByLabelText("Nom de l'entreprise"), 'Étang{Enter}');
  expect(await screen.findByRole('heading', { name: 'Contact et facturation' })).toBeVisible();
  expect(screen.queryByText('Veuillez corriger les erreurs dans le formulaire')).not.toBeInTheDocument();
});

test('a slug that is taken: the toast, back to the first step, the sentence under the slug until it changes', async () => {
  const { user, world, currentPath } = await openOnboarding();
  const taken = "Ce nom d'entreprise ou ce slug est déjà utilisé";
  server.use(refuse(companyEndpoints.create, 'slug_taken', { fields: { slug: taken } }));
  await fillAll(user);
  await user.click(createButton());
  const slug = await screen.findByLabelText('Slug');
  await waitFor(() => expect(slug).toHaveAccessibleDescription(taken));
  expect(slug).toHaveFocus();
  expect(screen.getAllByText(taken)).toHaveLength(2);

  serve(world);
  await fill(user, { Slug: 'etang-2' });
  expect(slug).toBeValid();
  await next(user);
  await screen.findByRole('heading', { name: 'Contact et facturation' });
  expect(screen.getByLabelText('Ville')).toHaveValue('Lyon');
  await waitFor(() => expect(createButton()).toBeEnabled());
  await user.click(createButton());
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('sentences of the server stand under their fields', async () => {
  const { user } = await openOnboarding();
  server.use(refuse(companyEndpoints.create, 'invalid', { fields: { city: 'Ville inconnue' } }));
  await fillAll(user);
  await user.click(createButton());
  await waitFor(() => expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Ville inconnue'));
  expect(screen.getByLabelText('Ville')).toHaveFocus();
});

test.each([
  ['that fails', refuse(companyEndpoints.create, 'internal'), 'Une erreur interne est survenue. Réessayez dans un instant.'],
  ['that is down', cut(companyEndpoints.create), "Une erreur est survenue lors de la création de l'entreprise"],
])('a server %s: the red banner, the toast, the form as it was', async (_case, handler, toast) => {
  const { user } = await openOnboarding();
  server.use(handler);
  await fillAll(user);
  await user.click(createButton());
  expect(await form().findByText('Une erreur inattendue est survenue. Veuillez réessayer.')).toBeVisible();
  expect(await screen.findByText(toast)).toBeVisible();
  expect(screen.getByLabelText('Ville')).toHaveValue('Lyon');
  expect(createButton()).toBeEnabled();
});

test('a refusal is told once, without the banner', async () => {
  const { user } = await openOnboarding();
  server.use(refuse(companyEndpoints.create, 'forbidden'));
  await fillAll(user);
  await user.click(createButton());
  expect(await screen.findByText('Accès refusé.')).toBeVisible();
  expect(screen.queryByText('Une erreur inattendue est survenue. Veuillez réessayer.')).not.toBeInTheDocument();
});

test('while the answer is awaited the button says so, and a double click sends once', async () => {
  const { user, world } = await openOnboarding();
  server.use(hang(companyEndpoints.create));
  await fillAll(user);
  await user.dblClick(createButton());
  expect(await screen.findByRole('button', { name: /Création en cours.../ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Précédent' })).toBeDisabled();
  expect(world.calls.filter((call) => call === 'POST /companies')).toHaveLength(1);
});

test('a reload finds the step and what was typed, kept for the tab only', async () => {
  const { user, unmount } = await openOnboarding();
  await goToContact(user);
  await fill(user, { Ville: 'Lyon' });
  unmount();
  expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken']);

  const again = await openOnboarding();
  expect(await screen.findByLabelText('Ville')).toHaveValue('Lyon');
  await again.user.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(screen.getByLabelText("Nom de l'entreprise")).toHaveValue('Étang Conseil');
});

test('the draft of one user is not shown to another', async () => {
  const { user, unmount, world } = await openOnboarding();
  await fill(user, { "Nom de l'entreprise": 'Étang Conseil' });
  unmount();
  await openOnboarding({ world: { company: null, user: { ...world.user, id: '0199f000-0000-7000-8000-000000000002' } } });
  expect(screen.getByLabelText("Nom de l'entreprise")).toHaveValue('');
});

test('one may sign out instead', async () => {
  const { user, currentPath } = await openOnboarding();
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
