import { act, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel } from '@testing-library/user-event';
import { conversationEndpoints } from '#contract/conversations';
import { api } from '#lib/api/api';
import { hang } from '../../../__mocks__/api/respond.ts';
import { server } from '../../../__mocks__/api/server.ts';
import { callsSettled } from '../../support/callsSettled.ts';
import { allInTime, asked, late } from '../../support/latePages.ts';
import { makeCandidate } from '../../support/makeCandidate.ts';
import { makeConversation } from '../../support/makeConversation.ts';
import { makeJob } from '../../support/makeJob.ts';
import { makePlacement } from '../../support/makePlacement.ts';
import { makeTemplate } from '../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../support/previewFrame.ts';
import { renderApp } from '../../support/renderApp.tsx';

jest.mock('../../../src/web/features/templates/editor/LazyCodeEditor.tsx', () => jest.requireActual('../../support/LazyCodeEditor.tsx'));
jest.mock('#lib/lazyPage', () => jest.requireActual('../../support/latePages.ts'));

let frames: ReturnType<typeof playPreviewFrames>;
let confirm: jest.SpyInstance;
beforeEach(() => {
  allInTime();
  frames = playPreviewFrames();
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
});
afterEach(() => {
  frames.stop();
  confirm.mockRestore();
});

const template = makeTemplate();
const job = makeJob();
const candidate = makeCandidate();
const placement = makePlacement();
const conversation = makeConversation();
const world = {
  templates: [template],
  jobs: [job],
  candidates: [candidate],
  placements: [placement],
  conversations: [conversation],
};

const pressAgain = async ({ user }: ReturnType<typeof renderApp>, button: HTMLElement) =>
  user.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }).dblClick(button);

test.each([
  [`/candidates/${candidate.id}`, `/candidates/${candidate.id}`, '/candidates'],
  [`/jobs/${job.id}`, `/jobs/${job.id}`, '/jobs'],
  [`/templates/${template.id}/preview`, `/templates/${template.id}`, '/templates/list'],
  [`/placements/${placement.id}`, `/placements/${placement.id}`, '/placements'],
])('%s: while the next page loads, its record is neither removed again nor said to be unknown', async (route, record, next) => {
  late.add(next);
  const view = renderApp({ route, world });
  const [remove] = await screen.findAllByRole('button', { name: 'Supprimer' });
  const title = screen.getByRole('heading', { level: 1 });
  const reads = () => view.world.calls.filter((call) => call === `GET ${record}`);
  const before = reads().length;
  await view.user.click(remove!);
  await waitFor(() => expect(asked).toContain(next));
  // The page has heard from the server that its record is no more.
  await waitFor(() => expect(reads().length).toBeGreaterThan(before));
  await callsSettled(view.store);
  expect(title).toBeVisible();
  expect(screen.queryByText(/non trouvé|introuvable/)).toBeNull();
  await pressAgain(view, remove!);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(view.world.calls.filter((call) => call === `DELETE ${record}`)).toHaveLength(1);
});

test('a record that somebody else removed meanwhile is said to be unknown', async () => {
  const view = renderApp({ route: `/candidates/${candidate.id}`, world });
  await screen.findByRole('button', { name: 'Modifier' });
  view.world.candidates = [];
  act(() => void view.store.dispatch(api.util.invalidateTags([{ type: 'Candidate', id: candidate.id }])));
  expect(await screen.findByText('Candidat non trouvé')).toBeVisible();
});

test('a conversation is removed once however often it is pressed while the server works', async () => {
  const removal = `DELETE /conversations/${conversation.id}`;
  const view = renderApp({ route: `/conversations/${conversation.id}`, world });
  const remove = await screen.findByRole('button', { name: 'Supprimer la conversation' });
  server.use(hang(conversationEndpoints.remove));
  await view.user.click(remove);
  await waitFor(() => expect(view.world.calls).toContain(removal));
  await pressAgain(view, remove);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(view.world.calls.filter((call) => call === removal)).toHaveLength(1);
});
