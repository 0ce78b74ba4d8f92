import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { readRecording, type Recording } from '../../src/web/app/replay/recording.ts';
import { replay } from '../../src/web/app/replay/replay.ts';
import './endpoints.ts';
import { effectsOf } from './effects.ts';
import { impossible } from './impossible.ts';
import { sanitized, toFile } from './recorder.ts';

jest.mock('#lib/notify', () => ({ notify: jest.fn() }));

/** `npm run replay -- FILE` names one file, wherever it is. */
const named = process.env.RECORDING;
const recordings = named ? [named] : readdirSync(__dirname).filter((name) => name.endsWith('.json'));
const pathOf = (name: string) => (named ? name : join(__dirname, name));

const shorten = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** What a failure prints; '' when every state is the recorded one. */
const firstDivergence = (recording: Recording): string => {
  const { divergence } = replay(recording);
  if (!divergence) return '';
  const { index, action, differences } = divergence;
  const places = differences.slice(0, 10).map(([path, actual]) => `  ${path.join('.')} is now ${shorten(actual)}`);
  return [`action ${index + 1} of ${recording.actions.length}, ${action.type}:`, ...places, shorten(action)].join('\n');
};

test('there is something to replay', () => {
  expect(recordings).not.toHaveLength(0);
});

describe.each(recordings)('%s', (name) => {
  const text = readFileSync(pathOf(name), 'utf8');
  const recording = readRecording(text);

  test('replays through every recorded state to the last one', () => {
    expect(recording.actions.length).toBeGreaterThan(0);
    expect(firstDivergence(recording)).toBe('');
  });

  test('passes through no impossible state', () => {
    const faults = replay(recording).states.flatMap((state, index) => impossible(state).map((fault) => `after action ${index}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('fires no effect twice', async () => {
    const { twice } = await effectsOf(recording);
    expect(twice).toEqual([]);
  });

  test('holds nothing about anybody', () => {
    // RECORD=1 cleans a file just dropped here.
    if (process.env.RECORD) writeFileSync(pathOf(name), toFile(recording));
    const kept = readRecording(readFileSync(pathOf(name), 'utf8'));
    expect(kept).toEqual(sanitized(kept));
    expect(JSON.stringify(kept)).not.toMatch(/eyJ[\w-]+\.|@/);
  });
});

test.each([
  ['sign-in-and-onboarding', ['Connexion réussie !', 'Votre entreprise a été créée avec succès !']],
  ['cv-to-analysed', ['Candidat créé avec succès']],
  ['job-upload', ['Job créé avec succès']],
  ['placement-to-placed', ['Placement créé avec succès']],
  ['chat-with-failure', ["Impossible d'envoyer le message"]],
  ['401-in-the-middle', ['Vous avez été déconnecté.']],
  ['sign-out-elsewhere', []],
  ['connection-lost', []],
  ['sign-in-and-leave', ['Connexion réussie !']],
])('%s says again what it said, once', async (name, sentences) => {
  const { said } = await effectsOf(readRecording(readFileSync(join(__dirname, `${name}.json`), 'utf8')));
  expect(said).toEqual(sentences);
});

describe('a broken recording', () => {
  const signIn = readRecording(readFileSync(join(__dirname, 'sign-in-and-leave.json'), 'utf8'));
  const at = signIn.actions.findIndex(({ type }) => type === 'session/userLoaded');
  const withAction = (action: UnknownAction): Recording => ({ ...signIn, actions: signIn.actions.with(at, action) });

  test('is told by its first diverging action, and what that changed', () => {
    const user = (signIn.actions[at] as unknown as { payload: object }).payload;
    const words = firstDivergence(withAction({ type: 'session/userLoaded', payload: { ...user, role: 'hr' } }));
    expect(words).toContain(`action ${at + 1} of ${signIn.actions.length}, session/userLoaded:\n  session.user.role is now "hr"`);
  });

  test('is told by an action that reducers no longer know', () => {
    expect(firstDivergence(withAction({ type: 'session/renamed' }))).toContain(
      `action ${at + 1} of ${signIn.actions.length}, session/renamed:`,
    );
  });

  test('is told by an impossible state', () => {
    const { states } = replay({ ...signIn, states: null, actions: signIn.actions.filter(({ type }) => type !== 'session/signedIn') });
    expect(states.flatMap(impossible)).toContain('a user without a token');
  });

  test('is told by an effect that the recording has once and the store twice', async () => {
    const login = signIn.actions.find(({ type }) => type === 'api/executeMutation/fulfilled')!;
    const actions = signIn.actions.flatMap((action) => (action === login ? [action, { ...action }] : [action]));
    const { twice } = await effectsOf({ ...signIn, states: null, actions });
    expect(twice).toContain('session/signedIn: 1 recorded, 2 fired');
  });
});

describe('what DevTools exports', () => {
  const file = join(__dirname, 'sign-in-and-leave.json');
  const { actions, states } = readRecording(readFileSync(file, 'utf8'));
  const lifted = {
    actionsById: Object.fromEntries(
      [{ type: '@@INIT' }, ...actions].map((action, index) => [index, { type: 'PERFORM_ACTION', action, timestamp: index }]),
    ),
    stagedActionIds: [0, ...actions.map((_action, index) => index + 1)],
    computedStates: states!.map((state) => ({ state })),
  };

  test.each([
    ['the whole history', JSON.stringify(lifted)],
    ['the whole history, wrapped', JSON.stringify({ payload: JSON.stringify(lifted) })],
    ['with readable names', JSON.stringify(lifted).replaceAll('"type":"session/userLoaded"', '"type":"session/userLoaded · getMe"')],
  ])('%s is read, states included', (_label, text) => {
    expect(readRecording(text)).toMatchObject({ actions, states, start: undefined });
    expect(replay(readRecording(text)).divergence).toBeNull();
  });

  test('actions alone are read; they replay to what the recording ends with', () => {
    for (const text of [JSON.stringify(actions), JSON.stringify({ payload: JSON.stringify(actions) })]) {
      const read = readRecording(text);
      expect(read).toMatchObject({ actions, states: null });
      expect(replay(read).states).toEqual(replay(readRecording(readFileSync(file, 'utf8'))).states);
    }
  });

  test('a history that was cut goes on from where it was cut', () => {
    const cut = JSON.stringify({
      payload: JSON.stringify(actions.slice(10)),
      preloadedState: JSON.stringify(replay(readRecording(readFileSync(file, 'utf8'))).states[10]),
    });
    expect(replay(readRecording(cut)).states.at(-1)).toMatchObject(states!.at(-1)!);
  });
});
