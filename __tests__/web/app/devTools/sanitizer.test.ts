import { createSanitizer } from '../../../../src/web/app/devTools/sanitizer.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeConversation, makeMessage } from '../../../support/makeConversation.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement } from '../../../support/makePlacement.ts';
import { makeWorld } from '../../../../__mocks__/api/world.ts';
import '../../../../src/web/features/candidates/candidatesApi.ts';

const { value } = createSanitizer();

/** Every text and number in a value, keys left out. */
const leavesOf = (of: unknown): (string | number)[] => {
  if (typeof of === 'string' || typeof of === 'number') return [of];
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(leavesOf) : [];
};

/** What may be read of a record: hidden values, ids, moments, and words that no person wrote. */
const HARMLESS =
  /^(?:|·\d+|2000(?:-01)?(?:-01)?|[\da-f-]{36}|\d{4}-\d\d-\d\dT.*Z|[a-z][a-z_]*|EUR|owner|fr-FR|Europe\/Paris|\d+-\d+|\d+\+)$/;

test.each([
  ['a user', makeWorld().user],
  ['a company', makeWorld().company],
  ['a candidate', makeCandidate()],
  ['an offer', makeJob()],
  ['a placement', makePlacement()],
  ['a conversation', makeConversation()],
  ['a message', makeMessage({ content: 'Léa Moreau cherche un poste à Nantes.' })],
])('of %s nothing is left that tells who or what', (_label, record) => {
  const shown = leavesOf(value(record));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((leaf) => typeof leaf === 'number' && leaf !== 0)).toEqual([]);
  expect(shown.filter((leaf) => typeof leaf === 'string' && !HARMLESS.test(leaf))).toEqual([]);
});

test('a field that nobody has thought of is hidden, whatever it holds', () => {
  const added = { birthPlace: 'Nantes', spouse: { name: 'Paul' }, children: 2, bornOn: '1988-05-04', iban: ['FR76 3000'] };
  expect(createSanitizer().value(added)).toEqual({
    birthPlace: '·1',
    spouse: { name: '·2' },
    children: 0,
    bornOn: '2000-01-01',
    iban: ['·3'],
  });
});

test('tokens and passwords are hidden, even where they are words of ours', () => {
  const secrets = { accessToken: 'hybrid', password: 'analyzed', currentPassword: 'placed', headers: { authorization: 'Bearer x' } };
  expect(createSanitizer().value(secrets)).toEqual({
    accessToken: '·1',
    password: '·2',
    currentPassword: '·3',
    headers: { authorization: '·4' },
  });
});

test('what a developer needs is shown', () => {
  const shown = {
    status: 'ai_analyzing',
    placementStatus: 'to_analyze',
    total: 12,
    id: '0199f000-0000-7000-8000-000000000001',
    createdAt: '2026-11-02T09:00:00.000Z',
    error: { status: 409, data: { code: 'slug_taken' } },
    isOpen: true,
    nothing: null,
  };
  expect(value(shown)).toEqual(shown);
});

test('caches and addresses are shown without what was looked for', () => {
  const { value: show } = createSanitizer();
  const key = (search: string) => `listCandidates({"query":{"limit":50,"search":"${search}","sort":"-createdAt"}})`;
  const state = { queries: { [key('Léa Moreau')]: { originalArgs: { query: { search: 'Léa Moreau' } } } } };
  expect(show(state)).toEqual({ queries: { [key('·1')]: { originalArgs: { query: { search: '·1' } } } } });
  expect(show({ origin: '/candidates?search=L%C3%A9a+Moreau&page=2' })).toEqual({ origin: '/candidates?search=%C2%B71&page=2' });
  expect(show({ origin: '/candidates/lea-moreau' })).toEqual({ origin: '/candidates/·2' });
});

test('equal values stay equal, different ones different; hidden twice is the same', () => {
  const once = createSanitizer().value({ a: 'Léa', b: ['Léa', 'Paul'] });
  expect(once).toEqual({ a: '·1', b: ['·1', '·2'] });
  expect(createSanitizer().value(once)).toEqual(once);
});

test('what is no plain value is told by its class only', () => {
  expect(value({ file: new File(['CV'], 'lea-moreau.pdf') })).toEqual({ file: '[File]' });
});

test('a state that has not changed is not walked through again', () => {
  const kept = { rows: [{ firstName: 'Léa' }] };
  const { value: show } = createSanitizer();
  expect((show({ kept, seq: 1 }) as { kept: unknown }).kept).toBe((show({ kept, seq: 2 }) as { kept: unknown }).kept);
});
