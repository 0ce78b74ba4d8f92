import { formatConversationDate } from '../../../src/web/lib/dates.ts';
test.each([
  ['2026-11-20T09:05:00', '09:05'],
  ['2026-11-19T18:01:00', '18:01'],
  ['2026-11-19T18:00:00', 'jeu.'],
  ['2026-11-13T18:01:00', 'ven.'],
  ['2026-11-13T18:00:00', '13/11'],
  ['2025-02-03T08:00:00', '03/02'],
])('a conversation whose last message is of %s is dated %s', (iso, shown) =>
  expect(formatConversationDate(iso, '2026-11-20T18:00:00')).toBe(shown),
);
