import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

const large = { fontSize: 14, bold: true };
const parted = (heading: string, ...lines: PrintedLine[]) =>
  Object.fromEntries(
    toSections(toRows(pageDocument([['Marie Tessier'], null, [heading, 40, large], ...lines])))
      .filter(({ heading: over }) => over !== null)
      .map(({ kinds, rows }) => [kinds.join(), rows.map(({ text }) => text)]),
  );

const LINES = [
  '2019 - 2021 : Chargée de clientèle, Banque Orvane',
  '2016 - 2018 : Master Gestion, Université de Tarvel',
  '2015 : Stage de master, Cabinet Lemoine',
  '2012 - 2015 : Licence de droit, Université de Marelle',
];

test.each(['Formation et expériences', 'Expériences & Formation', 'Parcours', 'Cursus', 'Timeline'])(
  'posts and studies under « %s » are parted entry by entry',
  (heading) => {
    expect(parted(heading, ...LINES.map((line): PrintedLine => [line]))).toEqual({
      experience: [LINES[0], LINES[2]],
      education: [LINES[1], LINES[3]],
    });
  },
);

test('entries whose dates stand under their first row keep that row', () => {
  const rows: PrintedLine[] = [
    ['Northvale University'],
    ['2018 - 2021 PhD in Botany'],
    ['Orvane Ltd'],
    ['2016 - 2018 Laboratory assistant'],
    ['Tarvel College'],
    ['2013 - 2016 BSc Biology'],
  ];
  expect(parted('Education and Employment', ...rows)).toEqual({
    experience: ['Orvane Ltd', '2016 - 2018 Laboratory assistant'],
    education: ['Northvale University', '2018 - 2021 PhD in Botany', 'Tarvel College', '2013 - 2016 BSc Biology'],
  });
});

test.each([
  ['Associate professor, University of Tarvel', 'experience'],
  ['Postdoctorat, Université de Tarvel', 'experience'],
  ['Research project, University of Tarvel', 'experience'],
  ['Ingénieur de recherche, Orvane SA', 'experience'],
  ['Ingénieur en informatique, École Aubin', 'education'],
  ['École Aubin, échange universitaire', 'education'],
  ['Élève fonctionnaire stagiaire, École Aubin', 'education'],
])('« %s » tells of %s', (line, kind) => {
  const told = parted('Parcours', ...LINES.map((one): PrintedLine => [one]), [`2010 - 2011 : ${line}`]);
  expect(told[kind]).toContain(`2010 - 2011 : ${line}`);
});

test('posts that name degrees of their pupils are posts, and a section of posts alone is left as it is', () => {
  expect(
    Object.keys(
      parted(
        'Parcours',
        ['2019 - 2021 : Professeure en licence de droit'],
        ['2016 - 2018 : Vendeuse, Orvane'],
        ['2015 : Serveuse, Tarvel'],
      ),
    ),
  ).toEqual(['experience']);
});

test('dates in a margin that end at one edge open entries, wherever they begin', () => {
  const dates = ['Depuis 2019', 'sept. 2016 – juin 2019', 'mars 2014 – août 2016'];
  const told = ['Maître de conférences, Université de Tarvel', 'Doctorat en botanique, Université de Marelle', 'Vendeur, Orvane'];
  const rows = told.flatMap((words, at): PrintedLine[] => [
    [`${dates[at]}   ${words}`, 160 - 5 * dates[at]!.length],
    ['2015 : Licence de botanique', 180],
  ]);
  expect(Object.keys(parted('Parcours', ...rows))).toEqual(['experience', 'education']);
});

test('a date in a cell of its own opens an entry, however long what it dates', () => {
  const subject =
    '« Étude de nouvelles lampes visibles et de leur lumière dans les halls », dans le cadre du projet Sarzol de la région, sous la direction de Mme Lemoine';
  const text = [
    'Marie Tessier',
    '',
    'FORMATIONS ET ACTIVITÉS PROFESSIONNELLES',
    '',
    '2013\tStage au laboratoire Ostrel',
    '2009 - 2010\tVendeuse, Orvane SA',
    `2005\tMagistère en physique, université de Tarvel : ${subject}`,
  ].join('\n');
  const told = toSections(toRows(textDocument(text))).map(({ kinds, rows }) => `${kinds.join()} ${rows.length}`);
  expect(told).toEqual(expect.arrayContaining(['experience 2', 'education 1']));
});

test('a school in front of its degree makes a study, though the degree sounds like a trade', () => {
  const lines = [
    'EPITA, Marelle • Cycle ingénieur, majeure réseaux • 2023 – 2026',
    'EPITA, Marelle • Cycle préparatoire intégré • 2021 – 2023',
    'Lycée Aubin, Marelle • Bac général • 2021',
  ];
  expect(parted('ÉDUCATION', ...lines.map((line): PrintedLine => [line]))).toEqual({ education: lines });
});
