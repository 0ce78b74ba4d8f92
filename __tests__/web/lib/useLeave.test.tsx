import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Formik } from 'formik';
import type * as React from 'react';
import { type ComponentType, lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { candidateEndpoints } from '#contract/candidates';
import { conversationEndpoints } from '#contract/conversations';
import { jobEndpoints } from '#contract/jobs';
import { placementEndpoints } from '#contract/placements';
import { templateEndpoints } from '#contract/templates';
import type * as LazyPages from '#lib/lazyPage';
import { useLeave } from '#lib/useLeave';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { hang } from '../../../__mocks__/api/respond.ts';
import { server } from '../../../__mocks__/api/server.ts';
import { callsSettled } from '../../support/callsSettled.ts';
import { choose, fill } from '../../support/forms.ts';
import { makeCandidate } from '../../support/makeCandidate.ts';
import { makeConversation } from '../../support/makeConversation.ts';
import { makeJob } from '../../support/makeJob.ts';
import { makePlacement } from '../../support/makePlacement.ts';
import { makeTemplate, makeTemplateConfig } from '../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../support/previewFrame.ts';
import { renderApp } from '../../support/renderApp.tsx';

jest.mock('../../../src/web/features/templates/editor/LazyCodeEditor.tsx', () => jest.requireActual('../../support/LazyCodeEditor.tsx'));

/** Pages whose code never comes: those that a test says are late. */
jest.mock('#lib/lazyPage', () => {
  const { lazyPage } = jest.requireActual<typeof LazyPages>('#lib/lazyPage');
  const react = jest.requireActual<typeof React>('react');
  const Never = react.lazy(() => new Promise<never>(() => {}));
  const late = new Set<string>();
  const asked: string[] = [];
  const mayComeLate = (path: string, Page: ComponentType) => () => {
    if (late.has(path)) asked.push(path);
    return react.createElement(late.has(path) ? Never : Page);
  };
  return {
    late,
    asked,
    mayComeLate,
    lazyPage: (...[path, load]: Parameters<typeof lazyPage>) => mayComeLate(path, lazyPage(path, load)),
  };
});
jest.mock('#features/account', () => {
  const account = jest.requireActual<{ LoginPage: ComponentType }>('#features/account');
  const { mayComeLate } = jest.requireMock<{ mayComeLate: (path: string, Page: ComponentType) => ComponentType }>('#lib/lazyPage');
  return { ...account, LoginPage: mayComeLate('/login', account.LoginPage) };
});
const { late, asked } = jest.requireMock<{ late: Set<string>; asked: string[] }>('#lib/lazyPage');

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  late.clear();
  asked.length = 0;
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

const password = { 'Mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' };
const person = { Prénom: 'Inès', Nom: 'Lefèvre', Email: 'ines@example.fr', Téléphone: '06 39 98 00 12' };
const template = makeTemplate();
const config = makeTemplateConfig({ templateId: template.id });
const job = makeJob();
const candidate = makeCandidate();
const placement = makePlacement();
const conversation = makeConversation();
const world = {
  templates: [template],
  templateConfigs: [config],
  jobs: [job],
  candidates: [candidate],
  placements: [placement],
  conversations: [conversation],
};

test.each([
  ['/register', 'Créer mon compte', { ...person, ...password }, 'POST /auth/register'],
  [
    '/reset-password?token=secret-1',
    'Enregistrer le mot de passe',
    { 'Nouveau mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' },
    'POST /auth/reset-password',
  ],
  ['/templates/create', 'Créer le template', { 'Nom *': 'Cabinet', 'Template Handlebars': '<p>{{summary}}</p>' }, 'POST /templates'],
  [`/templates/${template.id}/edit`, 'Enregistrer', { 'Nom *': 'Cabinet' }, `PATCH /templates/${template.id}`],
  ['/template-configs/create', 'Créer la configuration', { 'Nom *': 'Charte' }, 'POST /template-configs'],
  [`/template-configs/${config.id}/edit`, 'Enregistrer', { 'Nom *': 'Charte' }, `PATCH /template-configs/${config.id}`],
  [`/jobs/${job.id}/edit`, 'Enregistrer', { 'Localisation *': 'Rennes' }, `PUT /jobs/${job.id}`],
])('%s is sent once however often it is pressed while the next page loads', async (route, label, typed, call) => {
  for (const path of ['/login', '/templates/:id/preview', '/template-configs/:id/preview', '/jobs/:id']) late.add(path);
  const view = renderApp({ route, signedIn: !/^.(register|reset)/.test(route), world });
  const send = await screen.findByRole('button', { name: label });
  await fill(view.user, typed);
  if (route.includes('configs')) await choose(view.user, 'Template *', 'Classique intégré');
  await view.user.click(send);
  await waitFor(() => expect(asked).not.toEqual([]));
  const insistent = view.user.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await insistent.click(send);
  await insistent.type(screen.getByLabelText(Object.keys(typed)[0]!), '{Enter}');
  expect(send).toBeDisabled();
  await callsSettled(view.store);
  expect(view.world.calls.filter((made) => made === call)).toHaveLength(1);
});

describe('a removal is made once however often it is pressed', () => {
  const pressAgainAndAgain = async (
    route: string,
    label: string,
    call: string,
    slowDown: () => void,
    hasBegun: (view: ReturnType<typeof renderApp>) => void,
  ) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const view = renderApp({ route, world });
    const [remove] = await screen.findAllByRole('button', { name: label });
    slowDown();
    await view.user.click(remove!);
    await waitFor(() => hasBegun(view));
    expect(remove).toBeVisible();
    const insistent = view.user.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await insistent.dblClick(remove!);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(view.world.calls.filter((made) => made === call)).toHaveLength(1);
    confirm.mockRestore();
  };

  test.each([
    [`/candidates/${candidate.id}`, `DELETE /candidates/${candidate.id}`, '/candidates', candidateEndpoints.get],
    [`/jobs/${job.id}`, `DELETE /jobs/${job.id}`, '/jobs', jobEndpoints.get],
    [`/templates/${template.id}/preview`, `DELETE /templates/${template.id}`, '/templates/list', templateEndpoints.get],
    [`/placements/${placement.id}`, `DELETE /placements/${placement.id}`, '/placements', placementEndpoints.get],
  ])('on %s, while the next page loads', async (route, call, next, record) => {
    late.add(next);
    await pressAgainAndAgain(
      route,
      'Supprimer',
      call,
      () => {
        // The page does not know yet that its record is gone.
        server.use(hang(record));
      },
      () => expect(asked).toContain(next),
    );
  });

  test('on a conversation, while the server works', async () => {
    const removal = `DELETE /conversations/${conversation.id}`;
    await pressAgainAndAgain(
      `/conversations/${conversation.id}`,
      'Supprimer la conversation',
      removal,
      () => server.use(hang(conversationEndpoints.remove)),
      ({ world: { calls } }) => expect(calls).toContain(removal),
    );
  });
});

describe('a page that comes late', () => {
  const sent = jest.fn();
  let arrive: (page: { default: ComponentType }) => void;
  const Next = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const Back = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  };
  const Sender = () => {
    const leave = useLeave();
    const send = () => {
      sent();
      return leave('/next');
    };
    return (
      <Formik initialValues={{}} onSubmit={send}>
        <Form>
          <SubmitButton label="Send" busyLabel="Sending" />
        </Form>
      </Formik>
    );
  };
  const open = () => {
    sent.mockReset();
    render(
      <MemoryRouter>
        <Back />
        <Suspense>
          <Routes>
            <Route path="/" element={<Sender />} />
            <Route path="/next" element={<Next />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    return userEvent.setup();
  };

  test('the form of a person who came back meanwhile can be sent again; the page is shown once it is there', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());

    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending' })).toBeDisabled();
    expect(sent).toHaveBeenCalledTimes(2);
    arrive({ default: () => <p>Arrived</p> });
    expect(await screen.findByText('Arrived')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sending' })).toBeNull();
  });
});
