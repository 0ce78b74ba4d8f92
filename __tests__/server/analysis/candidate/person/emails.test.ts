import { findEmails } from '#server/analysis/candidate/person/emails';

test.each([
  ['Email: jean.dupont@example.com.', 'jean.dupont@example.com'],
  ['jean . dupont', undefined],
  ['jean.dupont @ example.com', 'jean.dupont@example.com'],
  ['jean.dupont\n@example.fr', 'jean.dupont@example.fr'],
  ['jean.dupont@example\n.com', 'jean.dupont@example.com'],
  ['jean.dupont@example.co\n\nm\n06 12 34 56 78', 'jean.dupont@example.com'],
  ['jean.dupont@example.f\nr', 'jean.dupont@example.fr'],
  ['jean.dupont@\n\nexample.fr\nRéférences\nlea@example.org', 'jean.dupont@example.fr'],
  ['jean.dupont@exam\nple.com', 'jean.dupont@example.com'],
  ['jean.dupont@example.co\nm’appeler le soir', 'jean.dupont@example.co'],
  ['jean.dupont (at) example.com', 'jean.dupont@example.com'],
  ['jean.dupont [arobase] example [point] fr', 'jean.dupont@example.fr'],
  ['info@example.com puis lea_b@example.org', 'lea_b@example.org'],
  ['12 rue des Lilas, 37 @ lea@example.org', 'lea@example.org'],
  ['instagram @lea.enbalade', undefined],
  ['@jean sur les réseaux', undefined],
])('%s', (text, expected) => {
  expect(findEmails(text)[0]?.value).toBe(expected);
});
