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
  ['CONTACTjean@example.com781-475-4211www.example.com', 'jean@example.com'],
  ['jean@example.comlinkedin.com/in/jean', 'jean@example.com'],
  ['jean@example.comwww.example.org', 'jean@example.com'],
  ['jean@example.comhttps://example.org', 'jean@example.com'],
  ['0612345678jean@example.com', 'jean@example.com'],
  ['Castleton, VT 05735jean@example.com', 'jean@example.com'],
  ['CODE 05735jean@example.com', '05735jean@example.com'],
  ['Emailjean.dupont@example.com', 'jean.dupont@example.com'],
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

/** What is glued to an address, or left of where it was copied from. */
test.each([
  ['06.12.34.56.78jean@example.com', 'jean@example.com'],
  ['+33 612 345 678jean@example.com', 'jean@example.com'],
  ['Tél.0612345678Mail.jean@example.com', 'jean@example.com'],
  ['jean@example.frlea_b (Insta)', 'jean@example.fr'],
  ['jean@example.edu.pkLinkedIn : jean', 'jean@example.edu.pk'],
  ['jean@gmail.comjean.example.org', 'jean@gmail.com'],
  ['Louise Tardel\nelouise.tardel@example.com', 'louise.tardel@example.com'],
  ['Louise Tardel\nEtardel@example.com', 'tardel@example.com'],
  ['Édith Tardel\netardel@example.com', 'etardel@example.com'],
  ['Mo Tardel\nmtardel@example.com', 'mtardel@example.com'],
  ['jean\\_dupont\\@example.com', 'jean_dupont@example.com'],
  ['mailto:jean.dupont%40example.com?subject=CV', 'jean.dupont@example.com'],
  ['Courriel : jean.dupont=40example.com=20', 'jean.dupont@example.com'],
  ['jean&#64;example&period;com', 'jean@example.com'],
  ['"email": "jean\\u0040example.com"', 'jean@example.com'],
  ['jean.dupont\\char64{}example.com', 'jean.dupont@example.com'],
  ['NORA VELDE|SOUDEUSE|NORA@EXAMPLE.COM|06 12 34 56 78', 'NORA@EXAMPLE.COM'],
  ['hélène@bérard-tardel.fr', 'hélène@bérard-tardel.fr'],
  ['邮箱jean@example.org', 'jean@example.org'],
  ['Почтаjean@example.orgТелефон', 'jean@example.org'],
  ['j e a n . v e l d e @ g m a i l . c o m', 'jean.velde@gmail.com'],
  ['j e a n . v e l d e @example.com', 'jean.velde@example.com'],
  ['E-mail : j . velde @ example . fr', 'j.velde@example.fr'],
  ['jean _ velde @example.fr', 'jean_velde@example.fr'],
  ['Jean Velde\njean. velde@example.com', 'jean.velde@example.com'],
  ['nora.velde©example.com', 'nora.velde@example.com'],
  ['nora.velde@example,co,uk', 'nora.velde@example.co.uk'],
  ['nveldeATexampleDOTcom', 'nvelde@example.com'],
  ['jean@informatics.marel\nlette.ac.uk\nLeeds', 'jean@informatics.marellette.ac.uk'],
  ['06 12 34 56 78 / jean_\nvelde@example.com', 'jean_velde@example.com'],
  ['Nora VELDE\n# velde n@example.com', 'velde_n@example.com'],
  ['Nora VELDE\nsoudeuse n@example.com', 'n@example.com'],
])('%j is %j', (text, expected) => {
  expect(findEmails(text)[0]?.value).toBe(expected);
});

test('a passage is what the page writes, whatever signs stand in it', () => {
  const text = 'Nora &#64; Velde\nnora\\_velde\\@example.com, Leeds';
  const [found] = findEmails(text);
  expect(text.slice(found?.span.start, found?.span.end)).toBe('nora\\_velde\\@example.com');
});

/** Whose an address is. */
test.each([
  ['Nora Velde\nParent/guardian: Ida Velde, ida.velde@example.com\nMine: noravelde@example.org', 'noravelde@example.org'],
  ['Nora Velde\nSkype nora@example.org\nnvx87@example.com', 'nvx87@example.com'],
  ['Nora Velde\n2015-2021 : Marelle (service.client@marelle.example)\nnorav@example.com', 'norav@example.com'],
  ['git@example.com:nora/dotfiles.git\nnora@example.com', 'nora@example.com'],
  ['ssh deploy@example.net\nnora@example.com', 'nora@example.com'],
])('%j: the person’s own is %j', (text, expected) => {
  expect(findEmails(text)[0]?.value).toBe(expected);
});

test('a login of a machine is no address', () => {
  expect(findEmails('git@example.com:nora/dotfiles.git')).toEqual([]);
});
