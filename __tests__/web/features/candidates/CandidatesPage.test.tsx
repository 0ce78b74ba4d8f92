import { screen, waitFor, within } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { callsSettled } from '../../../support/callsSettled.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const CANDIDATES = '/candidates';
const row = async (name: string | RegExp) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;

const analyzing = () =>
  makeCandidate({
    status: 'ai_analyzing',
    firstName: '',
    lastName: '',
    emailAddress: '',
    currentPosition: '',
    currentLocation: '',
    fileName: 'cv-hugo.pdf',
  });

test('while the list loads: five skeleton rows', async () => {
  const view = renderApp({ route: CANDIDATES });
  server.use(hang(candidateEndpoints.list));
  await screen.findByRole('heading', { name: 'Candidats' });
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  view.unmount();
});

test('the table: columns, and what each candidate shows', async () => {
  const lea = makeCandidate();
  renderApp({
    route: CANDIDATES,
    world: { candidates: [lea, makeCandidate({ firstName: 'Hugo', lastName: 'Petit', availabilityStatus: null })] },
  });
  const cells = within(await row('Léa Moreau'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Candidat',
    'Position',
    'Localisation',
    'Actions',
  ]);
  for (const text of ['LM', 'Disponible', 'Développeuse C++', 'Nautilus Logiciels', 'Senior', 'Nantes'])
    expect(cells.getByText(text)).toBeVisible();
  expect(cells.getByRole('link', { name: 'Voir le profil de Léa Moreau' })).toHaveAttribute('href', `/candidates/${lea.id}`);
  expect(cells.getByRole('link', { name: 'Envoyer un email à Léa Moreau' })).toHaveAttribute('href', 'mailto:lea.moreau@example.fr');
  expect(within(await row('Hugo Petit')).getByText('Inconnu')).toBeVisible();
  expect(screen.getByText('2 candidats')).toBeVisible();
});

test('without an email there is none to send', async () => {
  renderApp({ route: CANDIDATES, world: { candidates: [makeCandidate({ emailAddress: '' })] } });
  expect(within(await row('Léa Moreau')).getByRole('button', { name: 'Envoyer un email à Léa Moreau' })).toBeDisabled();
});

test('nobody yet: the empty state offers to create', async () => {
  const { user } = renderApp({ route: CANDIDATES });
  const empty = (await screen.findByText('Aucun candidat trouvé')).parentElement!;
  await user.click(within(empty).getByRole('button', { name: 'Nouveau candidat' }));
  expect(await screen.findByRole('dialog', { name: 'Nouveau candidat' })).toBeVisible();
});

test('the search lives in the URL; nobody found: no create button, filters can be cleared', async () => {
  const { user, currentPath } = renderApp({ route: CANDIDATES, world: { candidates: [makeCandidate()] } });
  await row('Léa Moreau');
  await user.type(screen.getByRole('searchbox', { name: 'Rechercher un candidat' }), 'zzz');
  const empty = (await screen.findByText('Aucun candidat trouvé')).parentElement!;
  expect(currentPath()).toBe('/candidates?search=zzz');
  expect(within(empty).queryByRole('button', { name: 'Nouveau candidat' })).toBeNull();

  await user.click(within(empty).getByRole('button', { name: 'Effacer les filtres' }));
  await row('Léa Moreau');
  expect(currentPath()).toBe('/candidates');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('an address with a search and a filter opens on them', async () => {
  const candidates = [makeCandidate(), makeCandidate({ lastName: 'Autre', availabilityStatus: 'not_available' })];
  const { user, currentPath } = renderApp({ route: '/candidates?search=lea&availability=not_available', world: { candidates } });
  await row('Léa Autre');
  expect(screen.queryByText('Léa Moreau')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('lea');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Disponibilité' }), 'Disponible');
  await row('Léa Moreau');
  expect(currentPath()).toBe('/candidates?search=lea&availability=available');
});

test('pages: fifty rows a page, the page lives in the URL, and a page that is no more leads to the last one', async () => {
  const candidates = Array.from({ length: 51 }, (_, rank) => makeCandidate({ firstName: 'Nom', lastName: String(rank + 1) }));
  const { user, currentPath } = renderApp({ route: '/candidates?page=9', world: { candidates } });
  await row('Nom 51');
  expect(currentPath()).toBe('/candidates?page=2');
  expect(screen.getByText('51–51 sur 51')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Page précédente' }));
  await row('Nom 1');
  expect(currentPath()).toBe('/candidates');
});

test('a click on a column asks the server for that order', async () => {
  const { user, currentPath } = renderApp({ route: CANDIDATES, world: { candidates: [makeCandidate()] } });
  await row('Léa Moreau');
  await user.click(screen.getByText('Localisation'));
  await waitFor(() => expect(currentPath()).toBe('/candidates?sort=location'));
});

test('a list that does not load says why and can be asked for again', async () => {
  const { user, world } = renderApp({ route: CANDIDATES, world: { candidates: [makeCandidate()] } });
  server.use(refuse(candidateEndpoints.list, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  expect(screen.getByText('La base est en maintenance.')).toBeVisible();

  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await row('Léa Moreau')).toBeVisible();
});

test('a failure that says nothing has the specified sentence', async () => {
  renderApp({ route: CANDIDATES });
  server.use(refuse(candidateEndpoints.list, 'internal', { message: '' }));
  expect(await screen.findByText('Impossible de charger les candidats. Veuillez réessayer.')).toBeVisible();
});

test('a 403: one message, no endless skeleton', async () => {
  renderApp({ route: CANDIDATES });
  server.use(refuse(candidateEndpoints.list, 'forbidden'));
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  expect(screen.getAllByText('Accès refusé.')).toHaveLength(1);
});

test('while a CV is read: placeholders, no view nor edit, badges; then the row, and the polling stops', async () => {
  const { world, store } = renderApp({ route: CANDIDATES, world: { candidates: [analyzing()] } });
  const cells = within(await row('cv-hugo.pdf'));
  expect(cells.getByText('IA en cours…')).toBeVisible();
  for (const action of ['Voir le profil de', 'Envoyer un email à', 'Modifier'])
    expect(cells.getByRole('button', { name: `${action} cv-hugo.pdf` })).toBeDisabled();
  expect(cells.getByRole('button', { name: 'Supprimer cv-hugo.pdf' })).toBeEnabled();
  expect(screen.getByText('1 en analyse IA')).toBeVisible();
  expect(screen.getByText('Rafraîchissement auto (2s)')).toBeVisible();

  world.candidates = [{ ...world.candidates[0]!, status: 'analyzed', firstName: 'Hugo', lastName: 'Petit' }];
  await row('Hugo Petit');
  expect(screen.queryByText('1 en analyse IA')).toBeNull();
  expect(screen.queryByText('Rafraîchissement auto (2s)')).toBeNull();
  await callsSettled(store);
  const asked = world.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(world.calls).toHaveLength(asked);
});

test('an analysing row with an email can be written to', async () => {
  renderApp({ route: CANDIDATES, world: { candidates: [{ ...analyzing(), emailAddress: 'hugo@example.fr' }] } });
  expect(within(await row('cv-hugo.pdf')).getByRole('link', { name: 'Envoyer un email à cv-hugo.pdf' })).toBeVisible();
});

test('rows stay when news of them fail to come', async () => {
  const { user, world } = renderApp({ route: CANDIDATES, world: { candidates: [analyzing()] } });
  await row('cv-hugo.pdf');
  server.use(refuse(candidateEndpoints.list, 'internal'));
  expect(await screen.findByText('La liste affichée n’est plus à jour.')).toBeVisible();
  expect(screen.getByText('cv-hugo.pdf')).toBeVisible();

  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText('La liste affichée n’est plus à jour.')).toBeNull());
});

test('a failed analysis shows its reason and can be started again', async () => {
  const failed = makeCandidate({
    status: 'analysis_failed',
    firstName: '',
    lastName: '',
    fileName: 'scan.pdf',
    analysisError: 'Le fichier est vide.',
  });
  const { user } = renderApp({ route: CANDIDATES, world: { candidates: [failed] } });
  expect(within(await row('scan.pdf')).getByText('Le fichier est vide.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: "Relancer l'analyse" }));
  expect(await screen.findByText('1 en analyse IA')).toBeVisible();
});

test('an analysis that cannot be started again says so', async () => {
  const failed = makeCandidate({ status: 'analysis_failed', analysisError: 'Le fichier est vide.' });
  const { user } = renderApp({ route: CANDIDATES, world: { candidates: [failed] } });
  await screen.findByText('Le fichier est vide.');
  server.use(refuse(candidateEndpoints.analyse, 'conflict', { message: '' }));
  await user.click(screen.getByRole('button', { name: "Relancer l'analyse" }));
  expect(await screen.findByText("Impossible de relancer l'analyse")).toBeVisible();
});

describe('delete', () => {
  const open = async () => {
    const view = renderApp({ route: CANDIDATES, world: { candidates: [makeCandidate()] } });
    await row('Léa Moreau');
    return view;
  };
  const remove = () => screen.getByRole('button', { name: 'Supprimer Léa Moreau' });

  test('asks first, deletes, says so', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await open();
    await user.click(remove());
    expect(confirm).toHaveBeenCalledWith('Êtes-vous sûr de vouloir supprimer ce candidat ?');
    expect(await screen.findByText('Candidat supprimé avec succès')).toBeVisible();
    expect(await screen.findByText('Aucun candidat trouvé')).toBeVisible();
  });

  test('a refusal to confirm deletes nothing', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, world } = await open();
    await user.click(remove());
    expect(world.candidates).toHaveLength(1);
    expect(world.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('a failure says so and the row stays', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await open();
    server.use(refuse(candidateEndpoints.remove, 'conflict'));
    await user.click(remove());
    expect(await screen.findByText('Erreur lors de la suppression du candidat')).toBeVisible();
    expect(screen.getByText('Léa Moreau')).toBeVisible();
  });
});
