import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { readRecording, type Recording } from '../../../../src/web/app/replay/recording.ts';
import { replay } from '../../../../src/web/app/replay/replay.ts';
import { ReplayApp } from '../../../../src/web/app/replay/ReplayApp.tsx';
import { createReplayStore } from '../../../../src/web/app/replay/replayStore.ts';
import { stepsOf } from '../../../../src/web/app/replay/steps.ts';
import '../../../recordings/endpoints.ts';
import '../../../../src/web/features/candidates/CandidatePage.tsx';
import '../../../../src/web/features/candidates/CandidatesPage.tsx';

const file = `${__dirname}/../../../recordings/sign-in-and-leave.json`;
const recording = readRecording(readFileSync(file, 'utf8'));
const last = recording.actions.length;

const open = (shown: Recording = recording) => {
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const replayed = replay(shown);
  const steps = stepsOf(shown, replayed);
  const store = createReplayStore(steps[0]!.state);
  render(
    <MemoryRouter initialEntries={['/candidates']}>
      <ReplayApp store={store} steps={steps} divergedAt={replayed.divergence ? replayed.divergence.index + 1 : null} />
    </MemoryRouter>,
  );
  return { store, steps, network, slider: screen.getByRole('slider', { name: 'Étape de l’enregistrement' }) };
};
/** Presses a key wherever the focus is. */
const press = (key: string, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(document.body, { key });
};

test('begins before the first action; arrows, buttons, Home and End go through the steps', async () => {
  const user = userEvent.setup();
  const { slider } = open();
  expect(screen.getByText('Avant la première action')).toBeVisible();
  press('ArrowRight');
  expect(slider).toHaveAttribute('aria-valuenow', '1');
  await user.click(screen.getByRole('button', { name: 'Étape suivante' }));
  expect(slider).toHaveAttribute('aria-valuenow', '2');
  press('ArrowLeft', 5);
  expect(slider).toHaveAttribute('aria-valuenow', '0');
  press('End');
  expect(screen.getByText(new RegExp(`${last} / ${last}`))).toBeVisible();
  press('Home');
  expect(screen.getByText(new RegExp(`0 / ${last}`))).toBeVisible();
});

test('each step shows its action, its time, its state and the screen of that moment', async () => {
  const { store, steps } = open();
  const at = steps.findIndex(({ name }) => name === 'session/userLoaded');
  press('ArrowRight', at);
  expect(screen.getByText('session/userLoaded')).toBeVisible();
  expect(screen.getByText(/^\+ \d,\d\ss/)).toBeVisible();
  expect(store.getState()).toBe(steps[at]!.state);

  const opened = steps.findIndex(({ name }) => name?.endsWith('fulfilled · getCandidate'));
  press('ArrowRight', opened - at);
  const { data } = Object.values(steps[opened]!.state.api.queries).find((query) => query?.endpointName === 'getCandidate')!;
  const { firstName, lastName } = data as { firstName: string; lastName: string };
  expect(await screen.findByRole('heading', { name: `${firstName} ${lastName}`, hidden: true })).toBeInTheDocument();
  press('End');
  expect(await screen.findByRole('button', { name: 'Se connecter', hidden: true })).toBeInTheDocument();
});

test('what screens ask for meanwhile changes nothing', async () => {
  const { store, steps, network } = open();
  press(
    'ArrowRight',
    steps.findIndex(({ name }) => name === 'session/userLoaded'),
  );
  const shown = store.getState();
  await waitFor(() => expect(network).toHaveBeenCalled());
  expect(store.getState()).toBe(shown);
});

test('a recording that no longer replays says from where', () => {
  const actions = recording.actions.map((action) => (action.type === 'session/userLoaded' ? { type: 'session/renamed' } : action));
  const { steps } = open({ ...recording, actions });
  const at = steps.findIndex(({ name }) => name === 'session/renamed');
  press('ArrowRight', at - 1);
  expect(screen.queryByRole('alert')).toBeNull();
  press('ArrowRight');
  expect(screen.getByRole('alert')).toHaveTextContent(`À partir de l’étape ${at}, l’état n’est plus celui qui a été enregistré.`);
});
