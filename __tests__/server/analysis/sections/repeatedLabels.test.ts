import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const kindsOf = (...lines: PrintedLine[]) => toSections(toRows(pageDocument(lines))).map(({ kinds }) => kinds[0]);

const HEADING = { fontSize: 16 };
const LABEL = { bold: true };
const job = (title: string, years: string): PrintedLine[] => [
  [`${title}, Tresko SAS ${years}`],
  ['Points forts', 40, LABEL],
  ['Tenue des quais'],
];

test('a heading that one job after the other has is a label of them, in its own larger type a heading', () => {
  expect(
    kindsOf(
      ['Expérience', 40, HEADING],
      ...job('Cariste', '2019 - 2021'),
      ...job('Magasinier', '2016 - 2018'),
      ['Points forts', 40, HEADING],
      ['Ponctualité'],
    ),
  ).toEqual(['head', 'experience', 'softSkills']);
});

test('one post under which several employers stand is the title of each', () => {
  expect(kindsOf(['Expérience', 40, HEADING], ['Stage'], ['Tresko SAS'], ['2019'], ['Stage'], ['Velmar SA'], ['2018'])).toEqual([
    'head',
    'experience',
  ]);
});

test('what was done and learnt in one post after the other is no interest', () => {
  const post = (title: string, years: string): PrintedLine[] => [
    [`${title}, Tresko SAS ${years}`],
    ['Mes activités et compétences acquises'],
  ];
  expect(kindsOf(['Expérience', 40, HEADING], ...post('Cariste', '2019 - 2021'), ...post('Magasinier', '2016 - 2018'))).toEqual([
    'head',
    'experience',
  ]);
});

test('a heading that stands once, or in two columns, is no label', () => {
  expect(kindsOf(['Expérience', 40, HEADING], ...job('Cariste', '2019 - 2021'))).toContain('softSkills');
  expect(
    kindsOf(['Expérience', 40, HEADING], ...job('Cariste', '2019 - 2021'), ['Points forts', 300, LABEL], ['Ponctualité', 300]),
  ).toContain('softSkills');
});

test('what a colon ends is a label on any page, « Rôles : » of jobs too', () => {
  const told = (title: string, years: string): PrintedLine[] => [
    [`${title}, Tresko SAS ${years}`],
    ['Rôles :', 40, LABEL],
    ['Tenue des quais'],
    ['Réalisations :', 40, LABEL],
    ['Plan du dépôt'],
  ];
  const pages = [
    pageDocument([['Expérience', 40, HEADING], ...told('Cariste', '2019 - 2021')]),
    pageDocument(told('Magasinier', '2016 - 2018')),
  ];
  const rows = pages.flatMap((page, index) => toRows(page).map((row) => ({ ...row, page: index + 1 })));
  expect(toSections(rows).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience']);
});

test('certificates that one job after the other tells stand in the jobs', () => {
  const told = (title: string, years: string): PrintedLine[] => [
    [`${title}, Tresko SAS ${years}`],
    ['Certifications', 40, LABEL],
    ['CACES R489'],
  ];
  expect(kindsOf(['Expérience', 40, HEADING], ...told('Cariste', '2019 - 2021'), ...told('Magasinier', '2016 - 2018'))).toEqual([
    'head',
    'experience',
  ]);
});
