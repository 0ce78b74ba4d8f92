import { screen, waitFor, within } from '@testing-library/react';
import { jobEndpoints } from '#contract/jobs';
import { PLACEMENT_STATUSES, placementEndpoints, type Placement } from '#contract/placements';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { callsSettled } from '../../../support/callsSettled.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement, NOT_ANALYZED, placementCandidate, placementJob } from '../../../support/makePlacement.ts';
import { renderApp } from '../../../support/renderApp.tsx';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../src/web/features/placements/PlacementsPage.tsx';

const job = makeJob({ title: 'Développeur C++ (H/F)', company: 'Optique du Rhône', location: 'Lyon 7e' });
const nurse = makeJob({ title: 'Infirmier', company: 'Clinique des Remparts', location: 'Lille' });
const lea = makeCandidate();
const placed = (differences: Partial<Placement> = {}) =>
  makePlacement({ candidate: placementCandidate(lea), job: placementJob(job), ...differences });
const ofJob = `/placements?job=${job.id}`;

const open = async (placements: Placement[], route = ofJob) => {
  const view = renderApp({ route, world: { jobs: [job, nurse], candidates: [lea], placements } });
  await screen.findByRole('heading', { level: 1, name: 'Placements' });
  return view;
};
const cards = async () => (await screen.findByRole('list', { name: 'Placements' })) && screen.findByRole('list', { name: 'Placements' });
const statusOf = (name = 'Léa Moreau') => screen.findByRole('combobox', { name: `Statut de ${name}` });
const listCalls = (calls: string[]) => calls.filter((call) => call === 'GET /placements').length;

describe('the offers', () => {
  test('how many offers and tested candidates there are, and how far each offer has come', async () => {
    await open(
      [placed(), placed({ placementStatus: 'placed' }), placed({ placementStatus: 'presented', job: placementJob(nurse) })],
      '/placements',
    );
    expect(await screen.findByText('2 jobs · 1 candidat testé')).toBeVisible();
    const card = within(await screen.findByRole('link', { name: /Développeur C\+\+/ }));
    expect(card.getByText('Optique du Rhône · Lyon 7e')).toBeVisible();
    expect(card.getByText('2 candidats')).toBeVisible();
    expect(card.getByText(/2 analysés · 1 présenté · 1 placé/)).toBeVisible();
    expect(card.getByRole('progressbar', { name: '1 placé sur 2' })).toHaveAttribute('aria-valuenow', '50');
  });

  test('six skeleton cards stand there while they load', async () => {
    const view = renderApp({ route: '/placements' });
    server.use(hang(jobEndpoints.list));
    await screen.findByRole('heading', { level: 1, name: 'Placements' });
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
    view.unmount();
  });

  test.each(['developpeur', 'optique', 'LYON'])('%s finds one by title, company or location; the words live in the URL', async (words) => {
    const { user, currentPath } = await open([], '/placements');
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un job' }), words);
    await waitFor(() => {
      expect(screen.queryByText('Infirmier')).toBeNull();
      expect(screen.getByText('Développeur C++ (H/F)')).toBeVisible();
    });
    expect(currentPath()).toBe(`/placements?jobs=${words}`);
  });

  test('selecting one shows its candidates and lives in the URL', async () => {
    const { user, currentPath } = await open([placed()], '/placements');
    await user.click(await screen.findByRole('link', { name: /Développeur C\+\+/ }));
    expect(await screen.findByRole('link', { name: 'Léa Moreau' })).toBeVisible();
    expect(currentPath()).toBe(ofJob);
    expect(screen.getByRole('link', { name: /Développeur C\+\+.*candidat/ })).toHaveAttribute('aria-current', 'true');
  });

  test('those that do not load can be asked for again', async () => {
    const { user, world } = renderApp({ route: '/placements', world: { jobs: [job] } });
    server.use(refuse(jobEndpoints.list, 'forbidden'));
    expect(await screen.findByText("Impossible de charger les offres d'emploi")).toBeVisible();
    serve(world);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Développeur C++ (H/F)')).toBeVisible();
  });

  test('what the title and the list ask for in vain is complained of once', async () => {
    renderApp({ route: '/placements', world: { jobs: [job] } });
    server.use(refuse(jobEndpoints.list, 'internal', { message: '' }));
    expect(await screen.findByText("Impossible de charger les offres d'emploi")).toBeVisible();
    expect(await screen.findAllByText('Impossible de charger les jobs: Erreur inconnue')).toHaveLength(1);
  });

  test('one that does not load is not waited for any more', async () => {
    renderApp({ route: ofJob, world: { jobs: [job], candidates: [lea], placements: [placed()] } });
    server.use(refuse(jobEndpoints.get, 'forbidden'));
    expect(await screen.findByRole('heading', { level: 2, name: '—' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Léa Moreau' })).toBeVisible();
  });

  test('without any, the way to create one', async () => {
    renderApp({ route: '/placements' });
    expect(await screen.findByText('Aucune offre d’emploi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer une offre' })).toHaveAttribute('href', '/jobs');
  });

  test('one that is not there says so, and leads to the others', async () => {
    await open([], '/placements?job=0199f000-0000-7001-8000-00000000dead');
    expect(await screen.findByText("Offre d'emploi non trouvée")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tous les jobs' })).toHaveAttribute('href', '/placements');
  });
});

describe('the cards', () => {
  test('score, fees, rate, and where each button leads', async () => {
    const placement = placed();
    await open([placement]);
    const card = within((await screen.findByRole('link', { name: 'Léa Moreau' })).closest('li')!);
    expect(card.getByRole('img', { name: /82\s%, Excellent/ })).toHaveTextContent(/82\s%/);
    expect(card.getByText(/9\s700\s€/)).toBeVisible();
    expect(card.getByText('hypothèse')).toBeVisible();
    expect(card.getByRole('link', { name: 'Voir le placement de Léa Moreau' })).toHaveAttribute('href', `/placements/${placement.id}`);
    expect(card.getByRole('link', { name: 'Contacter Léa Moreau' })).toHaveAttribute('href', 'mailto:lea.moreau@example.fr');
    expect(card.getByRole('link', { name: 'Appeler Léa Moreau' })).toHaveAttribute('href', 'tel:+33639980042');
  });

  test.each([
    [80, 'Excellent'],
    [79, 'Bon'],
    [60, 'Bon'],
    [59, 'Faible'],
  ])('%i is %s', async (matchScore, word) => {
    await open([placed({ matchScore })]);
    expect(await screen.findByRole('img', { name: new RegExp(`${matchScore}\\s%, ${word}$`) })).toBeVisible();
  });

  test('no score shows --, an agreed rate is no assumption, an unknown address disables its button and says why', async () => {
    const unknown = { ...placementCandidate(lea), emailAddress: '', phoneNumber: '' };
    await open([placed({ ...NOT_ANALYZED, candidate: unknown, feeAssumed: false, feePercentage: 18.5, estimatedFee: null })]);
    expect(await screen.findByText('--')).toBeVisible();
    expect(screen.getByText(/18,5\s%/)).toBeVisible();
    expect(screen.queryByText('hypothèse')).toBeNull();
    expect(screen.getByRole('button', { name: 'Contacter Léa Moreau (Adresse email inconnue)' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Appeler Léa Moreau (Numéro de téléphone inconnu)' })).toBeDisabled();
  });

  test('four skeleton cards stand there while they load', async () => {
    const view = renderApp({ route: ofJob, world: { jobs: [job] } });
    server.use(hang(placementEndpoints.list));
    await waitFor(() => expect(screen.getAllByTestId('skeleton-card')).toHaveLength(4));
    view.unmount();
  });

  test('a search by name, position or company and a status filter live in the URL', async () => {
    const paul = {
      ...placementCandidate(makeCandidate({ firstName: 'Paul', lastName: 'Olivier' })),
      currentPosition: 'Architecte',
      currentCompany: 'Mécatron',
    };
    const { user, currentPath } = await open([placed(), placed({ candidate: paul, placementStatus: 'placed' })]);
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un candidat' }), 'mecatron');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Léa Moreau' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Paul Olivier' })).toBeVisible();
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrer par statut' }), 'Analysé');
    expect(await screen.findByText('Aucun placement ne correspond à cette recherche.')).toBeVisible();
    expect(currentPath()).toBe(`${ofJob}&search=mecatron&status=analyzed`);
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByRole('link', { name: 'Léa Moreau' })).toBeVisible();
    expect(currentPath()).toBe(ofJob);
  });

  test('many come a page at a time, the best score first when asked', async () => {
    const placements = Array.from({ length: 60 }, (_, rank) =>
      placed({ matchScore: rank, candidate: placementCandidate(makeCandidate({ lastName: `Nº${rank}` })) }),
    );
    const { user } = await open(placements);
    expect(within(await cards()).getAllByRole('heading', { level: 3 })).toHaveLength(50);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Meilleur score');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Léa Nº59'));
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(within(screen.getByRole('list', { name: 'Placements' })).getAllByRole('heading')).toHaveLength(10));
  });

  test('a list that does not load says so in the words of the specification, and can be asked for again', async () => {
    const view = renderApp({ route: ofJob, world: { jobs: [job], placements: [placed()] } });
    server.use(refuse(placementEndpoints.list, 'forbidden'));
    expect(await screen.findByText('Erreur lors du chargement des placements')).toBeVisible();
    serve(view.world);
    await view.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Léa Moreau' })).toBeVisible();
  });

  test('an empty list offers a placement or the ranking, and asks again by itself', async () => {
    const { world, store } = await open([]);
    expect(await screen.findByText('Aucun placement')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voir le classement' })).toBeVisible();
    world.placements.push(placed());
    expect(await screen.findByRole('link', { name: 'Léa Moreau' })).toBeVisible();
    await callsSettled(store);
    const asked = listCalls(world.calls);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(listCalls(world.calls)).toBe(asked);
  });

  test('a session that has ended leads to the sign-in', async () => {
    const { user, currentPath } = await open([placed()], '/placements');
    const link = await screen.findByRole('link', { name: /Développeur/ });
    server.use(refuse(placementEndpoints.list, 'unauthenticated'));
    await user.click(link);
    expect(await screen.findByText('Vous avez été déconnecté.')).toBeVisible();
    await waitFor(() => expect(currentPath()).toMatch(/^\/login/));
  });
});

describe('the status of a card', () => {
  test('offers all seven', async () => {
    await open([placed()]);
    expect(
      within(await statusOf())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['À analyser', 'Analysé', 'Revu', 'Présenté', 'Interviewé', 'Placé', 'Rejeté']);
  });

  test.each(PLACEMENT_STATUSES)('goes from %s to each of the others, and back', async (from) => {
    const { user, world } = await open([placed({ placementStatus: from })]);
    const select = await statusOf();
    for (const to of PLACEMENT_STATUSES.filter((other) => other !== from)) {
      for (const status of [to, from]) {
        await user.selectOptions(select, status);
        await waitFor(() => expect(world.placements[0]!.placementStatus).toBe(status));
        await waitFor(() => expect(select).toHaveValue(status));
      }
    }
  });

  test.each(PLACEMENT_STATUSES)('a refused change of %s goes back, without any toast', async (from) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, world } = await open([placed({ placementStatus: from })]);
    const to = from === 'placed' ? 'rejected' : 'placed';
    server.use(refuse(placementEndpoints.updateStatus, 'conflict'));
    await user.selectOptions(await statusOf(), to);
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Le statut du placement n’a pas pu être modifié.'));
    const select = await statusOf();
    await waitFor(() => expect(select).toHaveValue(from));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Erreur')).toBeNull();
    expect(world.placements[0]!.placementStatus).toBe(from);
    logged.mockRestore();
  });

  test('shows at once, before the server has answered', async () => {
    const view = await open([placed()]);
    const select = await statusOf();
    server.use(hang(placementEndpoints.updateStatus));
    await view.user.selectOptions(select, 'Présenté');
    await waitFor(() => expect(select).toHaveValue('presented'));
    view.unmount();
  });
});
