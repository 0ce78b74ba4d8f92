import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const outline = (text: string) => toSections(toRows(textDocument(text))).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]);

test('headings cut, what precedes them is the head', () => {
  expect(outline('Jean Dupont\n\n# Expérience\nDéveloppeur\n\n# Formation\nMaster')).toEqual([
    ['head', ['Jean Dupont']],
    ['experience', ['Développeur']],
    ['education', ['Master']],
  ]);
});

test('a heading may share its line with its content', () => {
  expect(outline('Jean\n\nLangues : anglais courant\n\nLoisirs : natation')).toEqual([
    ['head', ['Jean']],
    ['languages', ['anglais courant']],
    ['interests', ['natation']],
  ]);
});

test('a heading of two lines is one', () => {
  expect(outline('Jean\n\n# Domaines de\n# compétence\nAchats')).toEqual([
    ['head', ['Jean']],
    ['skills', ['Achats']],
  ]);
});

test('« Languages » over programming languages announces skills', () => {
  expect(outline('Jo\n\n# Languages\nJava, C++\n\n# Education\nBSc')[1]).toEqual(['skills', ['Java, C++']]);
});

test('the tools of a job do not end the job', () => {
  const sections = outline('# Expérience\nDéveloppeur chez Alpha\nEnvironnement technique : Java\nDéveloppeur chez Bêta');
  expect(sections).toContainEqual(['experience', ['Développeur chez Alpha', 'Environnement technique : Java', 'Développeur chez Bêta']]);
  expect(sections).toContainEqual(['skills', ['Java']]);
});

test('the large name after a sidebar opens the head again', () => {
  const document = textDocument('Compétences\nJava\n\n# Léa Martin\nDéveloppeuse');
  document.pages[0]!.blocks[1]!.lines[0]!.fontSize = 24;
  expect(toSections(toRows(document)).at(-1)!.kinds).toEqual(['head']);
});
