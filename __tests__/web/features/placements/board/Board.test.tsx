import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Placement, placementEndpoints } from '#contract/placements';
import { refuse } from '../../../../../__mocks__/api/respond.ts';
import { server } from '../../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../../support/makeCandidate.ts';
import { makeJob } from '../../../../support/makeJob.ts';
import { makePlacement, placementCandidate, placementJob } from '../../../../support/makePlacement.ts';
import { renderApp } from '../../../../support/renderApp.tsx';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../../src/web/features/placements/PlacementsPage.tsx';
import '../../../../../src/web/features/placements/board/Board.tsx';

const job = makeJob();
const lea = placementCandidate(makeCandidate());
const COLUMNS = ['À analyser', 'Analysé', 'Revu', 'Présenté', 'Interviewé', 'Placé', 'Rejeté'];

beforeAll(() => {
  // jsdom draws nothing that could scroll.
  Element.prototype.scrollIntoView = () => {};
});

const open = async (differences: Partial<Placement> = {}) => {
  const placement = makePlacement({ candidate: lea, job: placementJob(job), ...differences });
  const view = renderApp({ route: `/placements?job=${job.id}&view=board`, world: { jobs: [job], placements: [placement] } });
  await screen.findByRole('link', { name: 'Léa Moreau' });
  return { ...view, placement };
};
const column = (name: string) => within(screen.getByRole('region', { name }));
const isIn = (name: string) => waitFor(() => expect(column(name).getByRole('link', { name: 'Léa Moreau' })).toBeVisible());
const handle = () => screen.getByRole('button', { name: 'Déplacer Léa Moreau' });
const moveTo = async (user: Awaited<ReturnType<typeof open>>['user'], status: string) => {
  await user.click(handle());
  await user.click(await screen.findByRole('menuitem', { name: status }));
};

test('is chosen in the URL beside the cards: seven columns, each card under its status', async () => {
  const { user, currentPath, placement } = await open({ placementStatus: 'interviewed' });
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(COLUMNS);
  await isIn('Interviewé');
  expect(screen.getByRole('link', { name: 'Léa Moreau' })).toHaveAttribute('href', `/placements/${placement.id}`);
  await user.click(screen.getByRole('button', { name: 'Cartes' }));
  await waitFor(() => expect(currentPath()).toBe(`/placements?job=${job.id}`));
  await user.click(await screen.findByRole('button', { name: 'Kanban' }));
  await waitFor(() => expect(currentPath()).toBe(`/placements?job=${job.id}&view=board`));
});

test('a card moves from its menu, and back by Annuler', async () => {
  const { user, world } = await open();
  await moveTo(user, 'Présenté');
  await isIn('Présenté');
  await waitFor(() => expect(world.placements[0]!.placementStatus).toBe('presented'));
  expect(await screen.findByText(/Léa Moreau\s: Présenté/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await isIn('Analysé');
  await waitFor(() => expect(world.placements[0]!.placementStatus).toBe('analyzed'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull());
});

test('a card moves with the keyboard, in words that a screen reader says', async () => {
  const { world } = await open();
  const card = handle();
  fireEvent.keyDown(card, { code: 'Space' });
  expect(await screen.findByText('Léa Moreau : carte prise dans la colonne Analysé.')).toBeInTheDocument();
  // The library listens to the next key a turn later.
  await new Promise((resolve) => setTimeout(resolve, 10));
  for (const over of ['Revu', 'Présenté']) {
    fireEvent.keyDown(document, { code: 'ArrowRight' });
    expect(await screen.findByText(`Léa Moreau est au-dessus de la colonne ${over}.`)).toBeInTheDocument();
  }
  fireEvent.keyDown(document, { code: 'ArrowLeft' });
  expect(await screen.findByText('Léa Moreau est au-dessus de la colonne Revu.')).toBeInTheDocument();
  fireEvent.keyDown(document, { code: 'Space' });
  await waitFor(() => expect(world.placements[0]!.placementStatus).toBe('reviewed'));
  await isIn('Revu');
});

test('Escape leaves the card where it was', async () => {
  const { world } = await open();
  fireEvent.keyDown(handle(), { code: 'Space' });
  await screen.findByText(/carte prise/);
  await new Promise((resolve) => setTimeout(resolve, 10));
  fireEvent.keyDown(document, { code: 'ArrowRight' });
  await screen.findByText(/au-dessus de la colonne Revu/);
  fireEvent.keyDown(document, { code: 'Escape' });
  expect(await screen.findByText('Déplacement de Léa Moreau abandonné.')).toBeInTheDocument();
  await isIn('Analysé');
  expect(world.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('a move that the server refuses goes back, without any toast', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open();
  server.use(refuse(placementEndpoints.updateStatus, 'conflict'));
  await moveTo(user, 'Placé');
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Le statut du placement n’a pas pu être modifié.'));
  await isIn('Analysé');
  expect(screen.queryByText('Erreur')).toBeNull();
  logged.mockRestore();
});

test('a board that does not load says so', async () => {
  renderApp({ route: `/placements?job=${job.id}&view=board`, world: { jobs: [job] } });
  server.use(refuse(placementEndpoints.list, 'forbidden'));
  expect(await screen.findByText('Erreur lors du chargement des placements')).toBeVisible();
});
