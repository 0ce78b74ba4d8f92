import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { conversationEndpoints } from '#contract/conversations';
import { jobEndpoints } from '#contract/jobs';
import { placementEndpoints } from '#contract/placements';
import { templateEndpoints } from '#contract/templates';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import type { World } from '../../../../__mocks__/api/world.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeConversation } from '../../../support/makeConversation.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement } from '../../../support/makePlacement.ts';
import { makeTemplate } from '../../../support/makeTemplate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const LISTS = [candidateEndpoints.list, jobEndpoints.list, placementEndpoints.list, conversationEndpoints.list, templateEndpoints.list];

/** Of the sidebar: the narrow screen's bar has another one. */
const searchButton = async () => within(await screen.findByRole('complementary')).getByRole('button', { name: 'Rechercher' });

const open = async (world: Partial<World> = {}, route = '/dashboard') => {
  const app = renderApp({ route, world });
  await searchButton();
  await app.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Recherche' });
  return { ...app, box };
};

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const chosen = screen.getByRole('option', { selected: true });
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
  return chosen.textContent;
};
const group = (name: string) => within(screen.getByRole('group', { name }));

test('Ctrl K opens it with the screens and the actions, ready to type; Escape closes it', async () => {
  const { user, box } = await open();
  expect(box).toHaveFocus();
  expect(
    group('Écrans')
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Accueil', 'Candidats', 'Jobs', 'Conversations', 'Placements', 'Templates CV', 'Paramètres']);
  expect(group('Actions').getByRole('option', { name: 'Se déconnecter' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test('the button opens it too, and so does ⌘K from within a field', async () => {
  const { user } = renderApp({ route: '/candidates' });
  await user.click(await searchButton());
  expect(await screen.findByRole('combobox', { name: 'Recherche' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Recherche' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox', { name: 'Recherche' })).toHaveFocus();
});

test('a candidate is found whatever the accents and the case, and opened with the keyboard alone', async () => {
  const helene = makeCandidate({ firstName: 'Hélène', lastName: 'Lefèvre' });
  const { user, currentPath } = await open({ candidates: [makeCandidate(), helene] });
  await user.keyboard('HELENE');
  expect(await screen.findByRole('option', { name: /^Hélène Lefèvre/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 résultat');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe(`/candidates/${helene.id}`));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('every kind of record is found, in its group', async () => {
  const candidate = makeCandidate({ firstName: 'Nadia', lastName: 'Nautier' });
  const job = makeJob({ title: 'Chef de projet' });
  await open({
    candidates: [candidate],
    jobs: [job],
    placements: [makePlacement()],
    conversations: [makeConversation({ title: 'Équipe Nautilus' })],
    templates: [makeTemplate({ name: 'Dossier nautique' })],
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'naut' } });
  await screen.findByRole('group', { name: 'Candidats' });
  expect(group('Candidats').getByRole('option', { name: /^Nadia Nautier/ })).toHaveAttribute('href', `/candidates/${candidate.id}`);
  expect(group('Offres d’emploi').getByRole('option', { name: /^Chef de projet.*Nautilus/ })).toHaveAttribute('href', `/jobs/${job.id}`);
  expect(group('Conversations').getByRole('option', { name: 'Équipe Nautilus' })).toBeVisible();
  expect(group('Templates CV').getByRole('option', { name: /^Dossier nautique/ })).toBeVisible();
});

test('a placement is found by its candidate', async () => {
  const placement = makePlacement();
  const { user, currentPath } = await open({ placements: [placement] });
  await user.keyboard(placement.candidate.lastName);
  const found = await screen.findByRole('option', {
    name: (name) => name.startsWith('Léa Moreau → Développeur C++ H/F'),
  });
  await user.click(found);
  await waitFor(() => expect(currentPath()).toBe(`/placements/${placement.id}`));
});

test('more than five are counted, and shown in their own list', async () => {
  const candidates = Array.from({ length: 7 }, (_, index) => makeCandidate({ lastName: `Moreau ${index}` }));
  const { user, currentPath } = await open({ candidates });
  await user.keyboard('moreau');
  await user.click(await screen.findByRole('option', { name: 'Voir les 7 résultats' }));
  await waitFor(() => expect(currentPath()).toBe('/candidates?search=moreau'));
});

test.each([
  ['offres', 'Jobs', '/jobs'],
  ['CV', 'Candidats', '/candidates'],
  ['reglages', 'Paramètres', '/settings'],
  ['mot passe', 'Paramètres › Sécurité', '/settings?tab=security'],
])('%s leads to %s', async (words, label, path) => {
  const { user, currentPath } = await open();
  await user.keyboard(words);
  await waitFor(() => expect(active()).toBe(label));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe(path));
});

test('the arrows go round', async () => {
  const { user } = await open();
  expect(active()).toBe('Accueil');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Jobs');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Se déconnecter');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Accueil');
});

test('the lists are asked once typing pauses, for five rows each, and not for a single letter', async () => {
  const { user, world } = await open();
  const searches: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (search.includes('search=')) searches.push(pathname + search);
  });
  world.calls.length = 0;
  await user.keyboard('d');
  await user.keyboard('ev');
  await waitFor(() => expect(searches).toContain('/api/v1/candidates?search=dev&limit=5&offset=0&sort=-createdAt'));
  expect(searches).toHaveLength(4);
});

test('what is typed shows what it finds while the lists are awaited', async () => {
  const { user } = await open();
  server.use(...LISTS.map(hang));
  await user.keyboard('conv');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Recherche en cours…'));
  expect(options()).toEqual(['Conversations', 'Nouvelle conversation']);
});

test('nothing found is said', async () => {
  const { user } = await open();
  await user.keyboard('zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat pour « zzz ».'));
});

test('a search that failed is said, and asked again', async () => {
  const { user, world } = await open({ candidates: [makeCandidate()] });
  server.use(...LISTS.map((list) => refuse(list, 'internal')));
  await user.keyboard('moreau');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('La recherche n’a pas abouti.'));
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('option', { name: /^Léa Moreau/ })).toBeVisible();
});

test('one list that fails does not hide the others', async () => {
  const { user } = await open({ candidates: [makeCandidate()] });
  server.use(refuse(placementEndpoints.list, 'internal'));
  await user.keyboard('moreau');
  expect(await screen.findByRole('option', { name: /^Léa Moreau/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Une partie de la recherche n’a pas abouti.');
});

test('a session that has ended leads to the sign-in form', async () => {
  const { user, currentPath } = await open();
  server.use(...LISTS.map((list) => refuse(list, 'unauthenticated')));
  await user.keyboard('moreau');
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('actions do what they say', async () => {
  const { user, currentPath } = await open();
  await user.keyboard('parrain{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Parrainage' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('deconnexion{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('a changed form asks before the palette leaves it', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, currentPath } = renderApp({ route: '/settings' });
  await user.type(await screen.findByLabelText('Prénom'), ' Anne');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Recherche' });
  await user.keyboard('jobs{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(currentPath()).toBe('/settings');
  confirm.mockRestore();
});

test.each([
  ['nouvelle offre', '/jobs', "Nouvelle offre d'emploi"],
  ['ajouter un candidat', '/candidates', 'Nouveau candidat'],
  ['nouveau placement', '/placements', 'Nouveau placement'],
  ['nouvelle conversation', '/conversations', 'Nouvelle conversation'],
])('« %s » opens the dialog itself; closed, the list is there', async (words, path, name) => {
  const { user, currentPath } = await open();
  await user.keyboard(`${words}{Enter}`);
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentPath()).toBe(path);
});

test('analytics, which the sidebar does not hold, is found by what it shows', async () => {
  const { user, currentPath } = await open();
  await user.keyboard('statistiques{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/analytics'));
});
