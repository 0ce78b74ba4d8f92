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
  ['jean [dot] dupont [at] example [dot] co [dot] uk', 'jean.dupont@example.co.uk'],
  ['jean.dupont «at» example «dot» org', 'jean.dupont@example.org'],
  ['jean.dupont (chez) example (point) org', 'jean.dupont@example.org'],
  ['jean.dupont﹫example.org', 'jean.dupont@example.org'],
  ['jean.dupont AT example DOT com', 'jean.dupont@example.com'],
  ['E-mail : jean.dupont arobase example point fr', 'jean.dupont@example.fr'],
  ['E-mail\tjdupont at example.com', 'jdupont@example.com'],
  ['jean.dupont_at_example.com', 'jean.dupont@example.com'],
  ['jean.dupont -at- example -dot- com', 'jean.dupont@example.com'],
  ['jean.dupont{at}example{dot}com', 'jean.dupont@example.com'],
  ['jean.dupont(@)example.com', 'jean.dupont@example.com'],
  ['jean.dupont AT u-\nmarelle DOT org', 'jean.dupont@u-marelle.org'],
  ['jean.dupont@NOSPAM.example.com', 'jean.dupont@example.com'],
  ['jean.dupont.NO-SPAM@example.com', 'jean.dupont@example.com'],
  ['Baker at example.com, baker at zalblat.example', undefined],
  ['jean.\ndupont@example.com', 'jean.dupont@example.com'],
  ['✉ j.\ndupont@example.com', 'j.dupont@example.com'],
  ['✉ jean.a.\ndupont@example.com', 'jean.a.dupont@example.com'],
  ['Je mets mes compétences au service d’un projet\nambitieux.\ndupont@example.com', 'dupont@example.com'],
  ['contact at zalblat.com\n06 12 34 56 78', 'contact@zalblat.com'],
  ['baker at zalblat.com\n2020 – 2021', undefined],
  ['06 12 34 56 78jean@example.com', 'jean@example.com'],
  ['jean@example.comTéléphone : 06 12 34 56 78', 'jean@example.com'],
  ['jean.dupont@gmail,com', 'jean.dupont@gmail.com'],
  ['Jean Dupont\njean dupont@example.com', 'jean_dupont@example.com'],
  ['0612345678 • jdupont 87@example.com', 'jdupont_87@example.com'],
  ['Jean Dupont\nemail dupont@example.com', 'dupont@example.com'],
  ['@jean sur les réseaux', undefined],
  ['@jean@mastodon.example | jean.dupont@example.com', 'jean.dupont@example.com'],
  ['@jean.dupont@example.com', 'jean.dupont@example.com'],
  ['Copyright@jean.dupont40.com', undefined],
])('%s', (text, expected) => {
  expect(findEmails(text)[0]?.value).toBe(expected);
});

test.each([
  ['louise.zalblat@etu.marelle-\ninp.fr', 'louise.zalblat@etu.marelle-inp.fr'],
  ['louise@etu.univ-marelle\n.fr', 'louise@etu.univ-marelle.fr'],
])('a host that the end of a row cuts: %j', (text, expected) => {
  expect(findEmails(text).map(({ value }) => value)).toEqual([expected]);
});
