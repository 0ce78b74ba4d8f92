import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { outline } from '../support/outline.ts';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

test('headings cut, what precedes them is the head', () => {
  expect(outline('Jean Dupont\n\n# Expérience\nDéveloppeur\n\n# Formation\nMaster')).toEqual([
    ['head', ['Jean Dupont']],
    ['experience', ['Développeur']],
    ['education', ['Master']],
  ]);
});

test.each([
  ['Compétences en zalblat', '• Orme fine\n• Tarvel', ['Orme fine', 'Tarvel']],
  ['Weaving skills', 'Orme, tarvel', ['Orme, tarvel']],
  ['Cloud & DevOps', 'Orme, Tarvel, Norval', ['Orme, Tarvel, Norval']],
])('a plain title of skills behind an empty line opens their section: %s', (title, list, rows) => {
  const cv = (told: string) => `Jean\n\nFORMATION\n2010 Bac, Lycée Orme\n\n${title}\n${told}\n\nLOISIRS\nLecture`;
  expect(outline(cv(list))).toContainEqual(['skills', rows]);
  expect(outline(cv(`${list}\n2012 Licence, Université Tarvel`)).map(([kind]) => kind)).not.toContain('skills');
});

test.each([
  ['Pratique des langues étrangères', 'languages', 'Grec : B2'],
  ['Safety training', 'certifications', 'Tarvel at heights, 2021'],
  ['Champs de compétences', 'skills', 'Orme, tarvel'],
])('a plain title of lists behind an empty line: %s', (title, kind, row) => {
  expect(outline(`Jean\n\nFORMATION\n2010 Bac, Lycée Orme\n\n${title}\n${row}\n\nLOISIRS\nLecture`)).toContainEqual([kind, [row]]);
});

test('a heading in capitals that tells where the stays under it were opens their section', () => {
  expect(
    outline(
      'Jean\n\nCOMPETENCES\nDessin\n\nCARRIERE MILITAIRE - ARMEE TARVEL (2000 / 2024)\n\n2012 - 2024 : Instructeur\n\n2000 - 2012 : Pilote\n\nFORMATION\n1999 : Bac STT\n\nPERMIS : A, B',
    ),
  ).toEqual([
    ['head', ['Jean']],
    ['skills', ['Dessin']],
    ['experience', ['ARMEE TARVEL (2000 / 2024)', '2012 - 2024 : Instructeur', '2000 - 2012 : Pilote']],
    ['education', ['1999 : Bac STT']],
    ['other', ['A, B']],
  ]);
});

test('a bracket may tell what a heading leaves out', () => {
  expect(outline('Jean\n\nFORMATION (hors stages et cours du soir)\n2010 Bac, Lycée Orme')).toEqual([
    ['head', ['Jean']],
    ['education', ['2010 Bac, Lycée Orme']],
  ]);
});

test('the large name after a sidebar opens the head again', () => {
  const document = textDocument('Compétences\nJava\n\n# Léa Martin\nDéveloppeuse');
  document.pages[0]!.blocks[1]!.lines[0]!.fontSize = 24;
  expect(toSections(toRows(document)).at(-1)!.kinds).toEqual(['head']);
});

test('headings that no list knows right under « Education » are its schools', () => {
  const large = { fontSize: 14, bold: true };
  const rows = toRows(
    pageDocument([
      ['Marie Tessier'],
      ['Education', 40, large],
      ['Northvale Institute', 40, large],
      ['Master of Arts', 40],
      ['June 2014', 40],
      ['Skills', 40, large],
      ['Excel', 40],
    ]),
  );
  expect(toSections(rows).map(({ kinds, rows: told }) => [kinds[0], told.map(contentOf)])).toEqual([
    ['head', ['Marie Tessier']],
    ['education', ['Northvale Institute', 'Master of Arts', 'June 2014']],
    ['skills', ['Excel']],
  ]);
});

test('a large icon is no name: the section that it stands in goes on', () => {
  const document = textDocument('# Léa Martin\n\n# Expérience\nVendeuse\n\n☰\n\nCaissière');
  document.pages[0]!.blocks.at(-2)!.lines[0]!.fontSize = 30;
  expect(toSections(toRows(document)).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience']);
});

test('a title in unknown words says its kind by its head noun, when it is dressed as the headings are', () => {
  const text =
    '# Profile\nSailor.\n\n# Boating & harbour experience\nSkipper\n\n# Languages\nEnglish\n\n# Harbour and community experience\nHelper';
  expect(outline(text).map(([kind]) => kind)).toEqual(['head', 'summary', 'experience', 'languages', 'other']);
  expect(outline('# Profile\nSailor.\n\n# Languages\nEnglish\n\nBoating & harbour experience\nSkipper').at(-1)![0]).toBe('languages');
});

test('talks under a title in the dress of headings end the jobs, whatever date follows', () => {
  const heading = (text: string): PrintedLine => [text, 40, { bold: true, fontSize: 12 }];
  const sections = toSections(
    toRows(
      pageDocument([
        heading('Education'),
        ['2018 Master in biology, Lodre University'],
        null,
        heading('Experience'),
        ['2019 - 2021 Biologist, Institute of Tides'],
        ['• Surveys of the coast.', 60],
        null,
        heading('Conference presentations'),
        ['2020 The snails of the coast, Leeds'],
      ]),
    ),
  );
  expect(sections.map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['education', 1],
    ['experience', 2],
    ['other', 1],
  ]);
});

test('an employer in words of headings opens an entry as the others above it do', () => {
  const [heading, name] = [
    { fontSize: 15, bold: true },
    { fontSize: 12, bold: true },
  ];
  const page = pageDocument([
    ['Ines Tarval', 40, heading],
    ['Projects', 40, name],
    ['A kiln'],
    ['Skills', 40, name],
    ['Ovens'],
    ['Experience', 40, heading],
    ['Velmar', 40, name],
    ['Jan 13 - Mar 14'],
    ['Baker'],
    ['Orme Projects', 40, name],
    ['Apr 12 - Sep 12'],
    ['Cook'],
    ['Interests', 40, heading],
    ['Bread'],
  ]);
  expect(toSections(toRows(page)).map(({ kinds, rows }) => [kinds[0], rows.map(contentOf)])).toContainEqual([
    'experience',
    ['Velmar', 'Jan 13 - Mar 14', 'Baker', 'Orme Projects', 'Apr 12 - Sep 12', 'Cook'],
  ]);
});

test('languages with their levels are no headings, however they are set', () => {
  const [heading, label] = [
    { fontSize: 15, bold: true },
    { fontSize: 11, bold: true },
  ];
  const page = pageDocument([
    ['Ines Tarval'],
    ['À propos', 40, heading],
    ['Je cuis du pain depuis longtemps et je le vends au marché de ma ville'],
    ['Anglais :   courant', 40, label],
    ['Danois :   basique', 40, label],
    ['Compétences', 40, heading],
    ['Langages', 40, label],
    ['Rust'],
    ['Outils', 40, label],
    ['Zalblat'],
  ]);
  expect(toSections(toRows(page)).map(({ kinds, rows }) => [kinds[0], rows.length])[1]).toEqual(['summary', 3]);
});

test('a heading on two rows is one, whatever its first word means', () => {
  const title = { fontSize: 12, bold: true };
  const [, references] = toSections(
    toRows(
      pageDocument([
        ['Louise Zalblat', 40, { fontSize: 20 }],
        null,
        ['Professional', 40, title],
        ['References', 40, title],
        null,
        ['Mara Orvane, lead painter'],
        ['Working together: May 2008 to August 2009'],
      ]),
    ),
  );
  expect(references).toMatchObject({ kinds: ['other'] });
  expect(contentOf(references!.heading!)).toBe('Professional References');
});
