import { act, screen, waitFor, within } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { conversationEndpoints } from '#contract/conversations';
import { cut, refuse } from '../../__mocks__/api/respond.ts';
import { serve, server } from '../../__mocks__/api/server.ts';
import type { World } from '../../__mocks__/api/world.ts';
import { fill } from '../support/forms.ts';
import { makeCandidate } from '../support/makeCandidate.ts';
import { makeConversation } from '../support/makeConversation.ts';
import { makeJob } from '../support/makeJob.ts';
import { makePlacement } from '../support/makePlacement.ts';
import { keepRecording, renderRecorded } from './record.ts';
// Lazy code is there before the first journey, so that it does not wait on some machines and not on others.
import '../../src/web/features/dashboard/DashboardPage.tsx';
import '../../src/web/features/candidates/CandidatesPage.tsx';
import '../../src/web/features/candidates/CandidatePage.tsx';
import '../../src/web/features/conversations/ConversationsPage.tsx';
import '../../src/web/features/jobs/JobsPage.tsx';
import '../../src/web/features/placements/PlacementsPage.tsx';
import '../../src/web/features/placements/PlacementPage.tsx';
import '../../src/web/features/placements/CreatePlacementDialog.tsx';

// RECORD=1 npm test -- --selectProjects=web recordings/journeys: the application has changed on purpose.

/** The analysis of the newest record ends. */
const finish = <N extends 'candidates' | 'jobs'>(world: World, list: N, result: World[N][number]) => {
  world[list] = world[list].map((record, index) => (index === 0 ? { ...result, id: record.id } : record)) as World[N];
};

test('sign-in and onboarding', async () => {
  const { user, world, store, currentPath } = renderRecorded({ route: '/dashboard', signedIn: false, world: { company: null } });
  await screen.findByLabelText('Email');
  await fill(user, { Email: world.user.email, 'Mot de passe': world.password });
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await screen.findByText('Connexion réussie !');
  await screen.findByRole('heading', { name: 'Informations de base' });
  await fill(user, { "Nom de l'entreprise": 'Étang Conseil' });
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  await screen.findByRole('heading', { name: 'Contact et facturation' });
  await fill(user, {
    Téléphone: '06 39 98 00 12',
    'Email de facturation': 'compta@example.fr',
    Adresse: '12 rue des Tanneurs',
    Ville: 'Lyon',
    Pays: 'France',
    'Adresse de facturation': '12 rue des Tanneurs, 69009 Lyon',
  });
  await waitFor(() => expect(screen.getByRole('button', { name: "Créer l'entreprise" })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: "Créer l'entreprise" }));
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  await screen.findByText('0 candidat');
  await waitFor(() => expect(world.calls).toContain('POST /auth/refresh-token'));
  keepRecording('sign-in-and-onboarding', store);
});

test('a CV from its upload to its analysis', async () => {
  const { user, world, store } = renderRecorded({ route: '/candidates' });
  await screen.findByText('Aucun candidat trouvé');
  await user.click(screen.getAllByRole('button', { name: 'Nouveau candidat' })[0]!);
  await screen.findByRole('dialog', { name: 'Nouveau candidat' });
  await user.upload(screen.getByLabelText('Fichiers CV'), new File(['CV'], 'lea.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Créer le candidat' }));
  await screen.findByText('Candidat créé avec succès');
  await screen.findByText('1 en analyse IA');
  finish(world, 'candidates', makeCandidate());
  await user.click(await screen.findByRole('link', { name: 'Léa Moreau' }));
  await screen.findByRole('heading', { name: 'Léa Moreau' });
  keepRecording('cv-to-analysed', store);
});

test('a job description from its upload to its analysis', async () => {
  const { user, world, store } = renderRecorded({ route: '/jobs' });
  await screen.findByText('Aucune offre d’emploi');
  await user.click(screen.getAllByRole('button', { name: 'Nouvelle offre' })[0]!);
  await screen.findByRole('dialog', { name: "Nouvelle offre d'emploi" });
  await user.upload(screen.getByLabelText('Fiches de poste PDF'), new File(['Offre'], 'offre.pdf', { type: 'application/pdf' }));
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: "Créer l'offre" }));
  await screen.findByText('Job créé avec succès');
  await screen.findByText('1 en analyse IA');
  const job = makeJob();
  finish(world, 'jobs', job);
  await screen.findByText(job.title);
  await waitFor(() => expect(screen.queryByText('1 en analyse IA')).toBeNull());
  keepRecording('job-upload', store);
});

test('a placement from its creation to placed', async () => {
  const job = makeJob();
  const { user, world, store } = renderRecorded({
    route: `/placements?job=${job.id}`,
    world: { jobs: [job], candidates: [makeCandidate()] },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Nouveau placement' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau placement' }));
  await user.click(dialog.getByRole('combobox', { name: 'Candidat' }));
  await user.click(await screen.findByRole('option', { name: /Léa Moreau/ }));
  await user.click(dialog.getByRole('button', { name: 'Créer le placement' }));
  await screen.findByText('Placement créé avec succès');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [created] = world.placements;
  world.placements = [{ ...makePlacement({ candidate: created!.candidate, job: created!.job }), id: created!.id }];
  await user.click(await screen.findByRole('link', { name: 'Voir le placement de Léa Moreau' }));
  await screen.findByRole('heading', { level: 1, name: 'Léa Moreau' });
  for (const [button, status] of [
    ['Marquer comme présenté', 'presented'],
    ['Marquer comme interviewé', 'interviewed'],
    ['Marquer comme placé', 'placed'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(world.placements[0]!.placementStatus).toBe(status));
  }
  await within(screen.getByRole('region', { name: 'Historique' })).findByRole('heading', { name: 'Placé' });
  keepRecording('placement-to-placed', store);
});

test('a chat with a failure', async () => {
  const conversation = makeConversation();
  const { user, world, store } = renderRecorded({
    route: `/conversations/${conversation.id}`,
    world: { conversations: [conversation], candidates: [makeCandidate()] },
  });
  const input = await screen.findByRole('textbox', { name: 'Votre message' });
  const log = () => within(screen.getByRole('log', { name: 'Messages' }));
  server.use(refuse(conversationEndpoints.chat, 'conflict'));
  await user.click(input);
  await user.paste('Qui connaît le C++ ?');
  await user.click(screen.getByRole('button', { name: /Envoyer/ }));
  await screen.findByText("Impossible d'envoyer le message");
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue('Qui connaît le C++ ?'));
  serve(world);
  await user.click(screen.getByRole('button', { name: /Envoyer/ }));
  expect(await log().findByRole('link', { name: /Léa Moreau/ })).toBeVisible();
  keepRecording('chat-with-failure', store);
});

test('a 401 in the middle', async () => {
  const { user, store, currentPath } = renderRecorded({ route: '/dashboard' });
  await screen.findByText('0 candidat');
  server.use(refuse(candidateEndpoints.list, 'unauthenticated'));
  await user.click(screen.getByRole('link', { name: 'Candidats' }));
  await screen.findByText('Vous avez été déconnecté.');
  await waitFor(() => expect(currentPath()).toBe('/login'));
  keepRecording('401-in-the-middle', store);
});

test('a sign-out in another tab', async () => {
  const { store, currentPath } = renderRecorded({ route: '/candidates', world: { candidates: [makeCandidate()] } });
  await screen.findByText('Léa Moreau');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null, storageArea: localStorage })));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  keepRecording('sign-out-elsewhere', store);
});

test('a connection that breaks, and comes back', async () => {
  const { user, world, store } = renderRecorded({ route: '/dashboard', world: { candidates: [makeCandidate()] } });
  await screen.findByText('1 candidat');
  server.use(cut(candidateEndpoints.list));
  await user.click(screen.getByRole('link', { name: 'Candidats' }));
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  serve(world);
  await user.click(again);
  await screen.findByText('Léa Moreau');
  keepRecording('connection-lost', store);
});
