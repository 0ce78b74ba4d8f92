import { readFileSync } from 'node:fs';
import { parseSync, types } from '@babel/core';
import { CODE, filesOf } from './support/architecture/modules.ts';

/** What French never leaves at the end of a line, or at the beginning of the next, after a space that may break there. */
const LOOSE = / [:;!?»](?![\w?:])|« /;

/** Read in a terminal, in a file of settings, by a model or by the reading itself: nobody reads them on a screen of ours. */
const NOT_SHOWN =
  /^src\/(?:scripts|server\/(?:database|env\.ts|secrets\.ts|texts\.ts|reading|analysis\/(?:candidate|job|model|dates|lexicon|sections|matching\/trades)))|^src\/cv\/builtIn\//;

/** The specification’s own sentences, to the letter. */
const SPECIFIED = [
  'Connexion réussie !',
  'Compte créé avec succès !',
  'Votre entreprise a été créée avec succès !',
  'Informations de contact enregistrées !',
  'Conversation créée avec succès !',
  'Message envoyé !',
  'Êtes-vous sûr de vouloir supprimer ce candidat ?',
  "Êtes-vous sûr de vouloir supprimer cette offre d'emploi ?",
];

/** The strings of a file with a space that may break where French has one that may not. */
const looseIn = (path: string, code: string): string[] => {
  const parserOpts = { plugins: ['typescript' as const, ...(path.endsWith('x') ? ['jsx' as const] : [])] };
  const file = parseSync(code, { sourceType: 'module', configFile: false, babelrc: false, parserOpts });
  const found: string[] = [];
  const look = (text: string | null | undefined) => {
    if (text && LOOSE.test(text) && !SPECIFIED.includes(text)) found.push(`${path}: ${text}`);
  };
  types.traverseFast(file, (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') look(node.value);
    if (node.type === 'TemplateElement') look(node.value.cooked);
  });
  return found;
};

test('what people read keeps its punctuation on the line of its words', () => {
  const files = filesOf('src').filter((path) => CODE.test(path) && !NOT_SHOWN.test(path));
  expect(files.length).toBeGreaterThan(500);
  const suspects = files.map((path) => [path, readFileSync(path, 'utf8')] as const).filter(([, code]) => LOOSE.test(code));
  expect(suspects.flatMap(([path, code]) => looseIn(path, code))).toEqual([]);
});

test.each([
  ["const a = 'Reste à faire : tout';", 1],
  ["const a = 'Reste à faire\\u00A0: tout';", 0],
  ['const a = `Pourquoi ${name} ?`;', 1],
  ['const a = `le mot « ${name}\\u00A0»`;', 1],
  ['const a = <p>Déjà fini !</p>;', 1],
  ["const a = 'Message envoyé !';", 0],
  ['const a = isOpen ? b : c; // « a comment »', 0],
])('%s', (code, count) => {
  expect(looseIn('imagined.tsx', code)).toHaveLength(count);
});
