import { areDevToolsWanted } from '../../../../src/web/app/devTools/areDevToolsWanted.ts';
import { createDevTools } from '../../../../src/web/app/devTools/devTools.ts';

const pending = {
  type: 'api/executeMutation/pending',
  meta: { arg: { endpointName: 'login', originalArgs: { body: { email: 'camille@example.fr', password: 'correct horse' } } } },
};

const open = (search: string) => window.history.replaceState(null, '', `/candidates${search}`);
afterEach(() => open(''));

test('an action is listed with the call that it is about, without what was typed', () => {
  const shown = createDevTools(false).actionSanitizer!(pending, 1);
  expect(shown.type).toBe('api/executeMutation/pending · login');
  expect(JSON.stringify(shown)).not.toMatch(/camille|horse/);
});

test('states are shown without anybody in them', () => {
  const state = { session: { accessToken: 'eyJ', user: { firstName: 'Camille', role: 'owner' } } };
  expect(createDevTools(false).stateSanitizer!(state, 0)).toEqual({
    session: { accessToken: '·1', user: { firstName: '·2', role: 'owner' } },
  });
});

test('development: traces, a bounded history, every feature', () => {
  expect(createDevTools(false)).toMatchObject({ trace: true, maxAge: 200 });
  expect(createDevTools(false).features).toBeUndefined();
});

test('production: no trace, and nothing that could change the store', () => {
  const { trace, maxAge, features } = createDevTools(true);
  expect({ trace, maxAge }).toEqual({ trace: false, maxAge: 200 });
  const allowed = Object.entries(features!).filter(([, isAllowed]) => isAllowed);
  expect(allowed.map(([name]) => name)).toEqual(['pause', 'export']);
});

test('they are always on outside production', () => {
  expect(areDevToolsWanted()).toBe(true);
});

test('in production they are off, until a tab asks; its choice stays in the tab', () => {
  expect(areDevToolsWanted(true)).toBe(false);
  open('?devtools');
  expect(areDevToolsWanted(true)).toBe(true);
  open('');
  expect(areDevToolsWanted(true)).toBe(true);
  open('?devtools=off');
  expect(areDevToolsWanted(true)).toBe(false);
  open('');
  expect(areDevToolsWanted(true)).toBe(false);
  expect(localStorage).toHaveLength(0);
});
