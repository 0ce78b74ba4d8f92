import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const kinds = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds: [kind], rows }) => [kind, rows.length]);
const large = { fontSize: 14, bold: true };

const STUDIES: PrintedLine[] = [
  ['2016 - 2017 Master de droit, Université de Marelle'],
  ['2013 - 2016 Licence de droit, Université de Marelle'],
  ['2009 CAP cuisine, Lycée Aubin'],
];

test('studies in a block of their own under the heading of the jobs', () => {
  expect(kinds(['Marie Tessier'], null, ['Expérience', 40, large], null, ...STUDIES, null, ['2018 - 2020 Cuisinière, Chez Lou'])).toEqual([
    ['head', 1],
    ['experience', 1],
    ['education', 3],
  ]);
});

test('one study in a block of its own, where it names its degree and its school', () => {
  const jobs: PrintedLine[] = [['2018 - 2020 Cuisinière, Chez Lou']];
  expect(
    kinds(['Marie Tessier'], null, ['Expérience', 40, large], null, ...jobs, null, ['Bac pro Vente, lycée Aubin, 2017 à 2020']),
  ).toEqual([
    ['head', 1],
    ['experience', 1],
    ['education', 1],
  ]);
});

test('studies whose heading stands apart from them', () => {
  expect(
    kinds(['Education', 40, large], null, ['Marie Tessier', 40, { fontSize: 24 }], null, ['Projects', 40, large], null, ...STUDIES),
  ).toContainEqual(['education', 3]);
});

test('studies under a heading that cannot be theirs, where what « Education » stands over tells of none', () => {
  expect(
    kinds(['Contact et formation', 40, large], null, ['12 rue des Ormes'], null, ['Intérêts', 40, large], ['Voile'], null, ...STUDIES),
  ).toContainEqual(['education', 3]);
});

test('degrees among the jobs of a CV that has its section of studies stay where they are', () => {
  expect(
    kinds(['Expérience', 40, large], null, ...STUDIES, null, ['2018 - 2020 Cuisinière, Chez Lou'], ['Formation', 40, large], null, [
      '2012 Bac',
    ]),
  ).toEqual([
    ['head', 0],
    ['experience', 4],
    ['education', 1],
  ]);
});

test('a heading that no list knows over degrees and schools announces studies, in a CV where nothing else does', () => {
  const other: PrintedLine[] = [['Compétences', 40, large], ['Excel'], ['Langues', 40, large], ['Anglais courant']];
  const untold: PrintedLine[] = [['Bagage', 40, large], ['BEP Vente'], ['Lycée Aubin'], ['2012 - 2014']];
  expect(kinds(['Marie Tessier'], null, ...other, ...untold)).toContainEqual(['education', 3]);
  expect(kinds(['Marie Tessier'], null, ...other, ['Formation', 40, large], ['CAP cuisine, 2010'], ...untold)).toContainEqual(['other', 3]);
});

test('of a heading that announces studies behind something else, the degrees under it tell', () => {
  expect(kinds(['Marie Tessier'], null, ['Qualifications & Education', 40, large], ['BEP Vente 2014'], ['Lycée Aubin'])).toContainEqual([
    'education',
    2,
  ]);
});

test('dated courses of a trade are the studies of a CV that has no others', () => {
  const courses: PrintedLine[] = [['2019 Aide-cuisinière – Orvane'], ['2015 Cours du soir – Tarvel']];
  expect(kinds(['Marie Tessier'], null, ['Formations professionnelles', 40, large], ...courses)).toContainEqual(['education', 2]);
  expect(
    kinds(
      ['Marie Tessier'],
      null,
      ['Études', 40, large],
      ['2012 Bac S, Lycée Aubin'],
      null,
      ['Formations professionnelles', 40, large],
      ...courses,
    ),
  ).toContainEqual(['certifications', 2]);
});

test('placements for degrees are no studies', () => {
  const placed: PrintedLine[] = [
    ['Stage de master 2 – Laboratoire Orvane, Université de Tarvel    2018'],
    ['Stage de licence – Université de Tarvel    2017'],
  ];
  expect(kinds(['Marie Tessier'], null, ['Expériences', 40, large], ...placed)).toContainEqual(['experience', 2]);
});

test('« Training » over degrees is of studies where nothing else is, over courses of certificates', () => {
  const under = (...lines: PrintedLine[]) => kinds(['Lou Tarvel'], null, ['Training', 40, large], ...lines).at(-1)![0];
  expect(under(['BA (Hons) Weaving, 2012 – 2015'], ['University of Tarvel'])).toBe('education');
  expect(under(['First Aid at Work, 2019'], ['Manual Handling, 2020'])).toBe('certifications');
});

test('a heading that only says what kind of school stands over a dated degree', () => {
  const others: PrintedLine[] = [['Expérience', 40, large], ['2018 - 2020 Cuisinière, Chez Lou'], ['Loisirs', 40, large], ['Natation']];
  const lines: PrintedLine[] = [['Norville - Orlune'], ['Baccalauréat, option cuisine | 2013 - 2016']];
  expect(kinds(['Marie Tessier'], null, ...others, null, ['Lycée', 40, large], ...lines)).toContainEqual(['education', 2]);
});

test('a post in the block of studies that no heading announces is a post', () => {
  const lines: PrintedLine[] = [STUDIES[0]!, ['2014 - 2016 Vendeuse, Orvane'], STUDIES[1]!];
  expect(kinds(['Marie Tessier'], null, ['Profil', 40, large], null, ...lines)).toEqual([
    ['head', 1],
    ['summary', 0],
    ['experience', 1],
    ['education', 2],
  ]);
});

test('studies among the posts of a CV that announces none', () => {
  const title = (text: string): PrintedLine => [text, 40, large];
  expect(
    kinds(
      ['Marie Tessier'],
      null,
      ['Expérience', 40, { fontSize: 18, bold: true }],
      null,
      title('Serveuse'),
      ['Chez Lou - Lodre - 2018 - 2020'],
      title('CAP cuisine'),
      ['Lycée Aubin - Lodre - 2016 - 2017'],
      title('Vendeuse'),
      ['Tresko - Lodre - 2012 - 2015'],
    ),
  ).toEqual([
    ['head', 1],
    ['experience', 4],
    ['education', 2],
  ]);
});

test('posts among the studies of a CV whose other sections date none', () => {
  expect(
    kinds(
      ['Marie Tessier'],
      null,
      ['Formation', 40, large],
      null,
      ['2018-2019 CAP cuisine, Lycée Aubin'],
      ['2010-2017 Vendeuse chez Tresko'],
      ['2008-2009 Serveuse chez Lou'],
    ),
  ).toEqual([
    ['head', 1],
    ['experience', 2],
    ['education', 1],
  ]);
});

test('titles among studies stay studies where posts without a date have a section of their own', () => {
  expect(
    kinds(
      ['Marie Tessier'],
      null,
      ['Expériences', 40, large],
      null,
      ['Vendeuse chez Tresko'],
      null,
      ['Formation', 40, large],
      null,
      ['2019-2022 Manager de projets, Estal'],
      ['2018-2019 Administratrice des réseaux, Estal'],
      ['2016-2018 BTS vente, Lycée Aubin'],
    ),
  ).toEqual([
    ['head', 1],
    ['experience', 1],
    ['education', 3],
  ]);
});

test('studies under the name of a CV without headings, a block each', () => {
  expect(
    kinds(
      ['Marie Tessier'],
      ['marie@example.org'],
      null,
      ['Doctorat en physique'],
      ['École polytechnique, Marelle'],
      ['Oct. 2017 – déc. 2020'],
      ['Directrice : S. Orme'],
      null,
      ['Licence de physique'],
      ['Université de Marelle'],
      ['2013 – 2016'],
    ),
  ).toEqual([
    ['head', 2],
    ['education', 7],
  ]);
});

test('posts under the name of a CV without headings are no studies, though one was held at a school', () => {
  expect(
    kinds(
      ['Marie Tessier'],
      null,
      ['Ingénieure de recherche'],
      ['Université de Marelle'],
      ['2017 – 2020'],
      null,
      ['Soudeuse'],
      ['Tarvel'],
      ['2013 – 2016'],
    ).map(([kind]) => kind),
  ).not.toContain('education');
});
