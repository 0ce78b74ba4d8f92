import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording } from './recording.ts';
import { replay } from './replay.ts';

const recordings = readdirSync(__dirname).filter((name) => name.endsWith('.json'));

test('there is something to replay', () => {
  expect(recordings).not.toHaveLength(0);
});

describe.each(recordings)('%s', (name) => {
  const recording = readRecording(readFileSync(join(__dirname, name), 'utf8'));

  test('replays through every recorded state to the last one', () => {
    expect(recording.actions.length).toBeGreaterThan(0);
    const { divergence } = replay(recording);
    expect(divergence).toBeNull();
  });

  test('a changed action is noticed, and named', () => {
    const at = recording.actions.findIndex(({ type }) => type === 'session/userLoaded');
    const changed = structuredClone(recording);
    (changed.actions[at] as unknown as { payload: { firstName: string } }).payload.firstName = 'Autre';
    expect(replay(changed).divergence).toMatchObject({ index: at, action: { type: 'session/userLoaded' } });
  });

  test('holds no real token and no password', () => {
    const text = readFileSync(join(__dirname, name), 'utf8');
    expect(text).not.toMatch(/eyJ[\w-]+\./);
    expect(text).not.toMatch(/"(password|accessToken|refreshToken)": "(?!•••)/);
  });
});
