import { isRequest } from '../../../../../../src/web/features/cv/preview/frame/answer.ts';
import { shownDocument } from '../../../../../../src/web/features/cv/preview/frame/shownDocument.ts';

test('the typefaces are added after the document’s own styles, and nothing is left that opens a connection', () => {
  const shown = shownDocument(
    '<!doctype html><html lang="fr"><head><style>a{}</style></head><body><link rel="preconnect" href="https://x.example"><svg><link rel="prefetch"/></svg><iframe src="https://x.example"></iframe><object data="https://x.example"></object><embed src="https://x.example">Léa</body></html>',
    '@font-face { font-family: F }',
  );
  expect(shown).not.toMatch(/<(?:link|iframe|object|embed)/i);
  expect(shown.indexOf('@font-face')).toBeGreaterThan(shown.indexOf('a{}'));
  expect(shown).toContain('<html lang="fr">');
  expect(shown).toContain('Léa');
});

test.each([undefined, null, 'axe', { type: 'ping' }, { id: 1 }])('%j is no request', (data) => {
  expect(isRequest(data)).toBe(false);
});
