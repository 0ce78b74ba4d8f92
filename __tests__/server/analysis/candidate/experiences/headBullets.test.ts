import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, description } }) => [
    position,
    company,
    startDate,
    description,
  ]);
};

const JOBS = [
  ['Assistante communication', 'Voltenga', '2019', 'Plans médias'],
  ['Management de festival', 'Ruveline', '2017', 'Tenue du bar\nAccueil des artistes'],
  ['Chargée de programmation', 'Brastel', '2015', 'Fichier des clients'],
  ['Animatrice de séjours pour enfants', 'Melcadour', '2013', 'Comptabilité'],
];

test.each([
  ['dots open the tasks', '• ', '. '],
  ['dashes open the tasks', '• ', '- '],
  ['another glyph opens the tasks', '▪ ', '◦ '],
  ['nothing opens the tasks', '• ', ''],
])('bullets mark titles, %s', (_, head, task) => {
  const cv = JOBS.map(([title, company, year, told]) =>
    [
      `${head}${title}${title === 'Management de festival' ? ' : pôle restauration' : ''}`,
      `${year}-${Number(year) + 1} ${company}`,
      ...told!.split('\n').map((row) => `${task}${row}`),
    ].join('\n'),
  ).join('\n');
  expect(read(cv).map((job) => job.slice(0, 3))).toEqual(JOBS.map((job) => job.slice(0, 3)));
});

test('tasks behind dots are told, not taken for titles', () => {
  expect(read('Assistante communication, Voltenga, 2019-2020\n. Plans médias\n. Gestion des sites')).toEqual([
    ['Assistante communication', 'Voltenga', '2019', 'Plans médias\nGestion des sites'],
  ]);
});

test('one title over two employers', () => {
  const [first, ...others] = JOBS.map(([title, company, year, told]) => `• ${title}\n${year}-${Number(year) + 1} ${company}\n. ${told}`);
  const shared = '• Assistante commerciale\n2011-2012 Néodis\n2010-2011 Pultaro => Radio en ligne\n. Prospection';
  expect(
    read([first, ...others, shared].join('\n'))
      .slice(-2)
      .map((job) => job.slice(0, 3)),
  ).toEqual([
    ['Assistante commerciale', 'Néodis', '2011'],
    ['Assistante commerciale', 'Pultaro', '2010'],
  ]);
});

test('bullets of tasks stay tasks when some of them name a year', () => {
  expect(read('Développeuse, Alpha SAS, 2019 - 2021\n• Refonte du site\n• Migration de la base en 2020\n• Tests')).toHaveLength(1);
});

test('the first bullets under dates that stand alone name the posts, however long, and the others tell of them', () => {
  expect(
    read(
      'May 2019 - May 2021\n• Project manager @ Voltenga – a weaving company by the river\n• Repair of the looms\nMay 2017 - May 2019\n• Baker @ Ruveline\n• Bread\n• Cakes',
    ),
  ).toEqual([
    ['Project manager', 'Voltenga', '2019-05', 'Repair of the looms'],
    ['Baker', 'Ruveline', '2017-05', 'Bread\nCakes'],
  ]);
});

test('a date, a post and an employer in bullets of their own are a head, as are no tasks below', () => {
  const cv =
    '• 03/2017–Present\n• Botanist\n• Faculty of Letters, University of Orvane\n• Reading groups\n• 11/2016\n• Wrote a proposal\n• 05/2014–10/2016\n• Shop manager\n• Tarvel Vela s.r.o., Lodre\n• Tills';
  expect(read(cv).map((job) => job.slice(0, 3))).toEqual([
    ['Botanist', 'Faculty of Letters, University of Orvane', '2017-03'],
    ['Shop manager', 'Tarvel Vela s.r.o.', '2014-05'],
  ]);
});

test('a list that gives a date and what it opens in bullets of one kind, from its first row on', () => {
  const jobs = ['• 2018 à 2021 :', '• Radio Voltenga (63)', 'technicien son', '• 2012 à 2017', '• Studio Ruveline', 'régisseur lumière'];
  expect(read(jobs.join('\n')).map(([position, company, startDate]) => [position, company, startDate])).toEqual([
    ['technicien son', 'Radio Voltenga', '2018'],
    ['régisseur lumière', 'Studio Ruveline', '2012'],
  ]);
});
