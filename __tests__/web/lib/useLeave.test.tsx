import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Formik } from 'formik';
import { type ComponentType, lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { useLeave } from '#lib/useLeave';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { callsSettled } from '../../support/callsSettled.ts';
import { choose, fill } from '../../support/forms.ts';
import { allInTime, asked, late } from '../../support/latePages.ts';
import type * as LatePages from '../../support/latePages.ts';
import { makeJob } from '../../support/makeJob.ts';
import { makeTemplate, makeTemplateConfig } from '../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../support/previewFrame.ts';
import { renderApp } from '../../support/renderApp.tsx';

jest.mock('../../../src/web/features/templates/editor/LazyCodeEditor.tsx', () => jest.requireActual('../../support/LazyCodeEditor.tsx'));

jest.mock('#lib/lazyPage', () => jest.requireActual('../../support/latePages.ts'));
jest.mock('#features/account', () => {
  const account = jest.requireActual<{ LoginPage: ComponentType }>('#features/account');
  const { mayComeLate } = jest.requireMock<typeof LatePages>('#lib/lazyPage');
  return { ...account, LoginPage: mayComeLate('/login', account.LoginPage) };
});

let frames: ReturnType<typeof playPreviewFrames>;
beforeEach(() => {
  allInTime();
  frames = playPreviewFrames();
});
afterEach(() => frames.stop());

const password = { 'Mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' };
const person = { Prénom: 'Inès', Nom: 'Lefèvre', Email: 'ines@example.fr', Téléphone: '06 39 98 00 12' };
const template = makeTemplate();
const config = makeTemplateConfig({ templateId: template.id });
const job = makeJob();
const world = {
  templates: [template],
  templateConfigs: [config],
  jobs: [job],
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
