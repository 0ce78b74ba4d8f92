import { partSeveralJobs } from '#server/analysis/candidate/experiences/severalJobs';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';
import { readPage, readText } from '../../support/jobs.ts';

test('jobs in a row, each with its date behind it', () => {
  expect(
    readText('Serveuse chez Voltenga (2021 - 2023, Lyon), vendeuse au Bon Lavoir (2020, inventaires), plongeur chez Orvane (2019)'),
  ).toEqual([
    ['Serveuse', 'Voltenga', '2021', '2023'],
    ['vendeuse', expect.stringContaining('Bon Lavoir'), '2020', '2020'],
    ['plongeur', 'Orvane', '2019', '2019'],
  ]);
});

test('posts at one employer, who is named in front of the first', () => {
  expect(readText('Cornwell University, Assistant Prof., 7/74-6/78; Associate Prof., 7/78-3/83; Professor, 4/83-6/13.')).toEqual([
    ['Assistant Prof', 'Cornwell University', '1974-07', '1978-06'],
    ['Associate Prof', 'Cornwell University', '1978-07', '1983-03'],
    ['Professor', 'Cornwell University', '1983-04', '2013-06'],
  ]);
});

test('jobs in a row, each with its date before it', () => {
  expect(readText('2021-2023 : Serveuse, Voltenga. 2019-2021 : Aide-soignante, Clinique Orvane. 2018 : Vendeuse, Maison Tarvel.')).toEqual([
    ['Serveuse', 'Voltenga', '2021', '2023'],
    ['Aide-soignante', 'Clinique Orvane', '2019', '2021'],
    ['Vendeuse', 'Maison Tarvel', '2018', '2018'],
  ]);
});

test('jobs in the cell beside one date', () => {
  expect(
    readText(
      '2017\tServeuse - Voltenga - Lyon. Commise de cuisine - Traiteur Tarvel - Lyon.\n2015\tCaissière - Orvane - Brest. Cheffe de rang - Auberge du Port - Brest.',
    ),
  ).toEqual([
    ['Serveuse', 'Voltenga', '2017', '2017'],
    ['Commise de cuisine', 'Traiteur Tarvel', '2017', '2017'],
    ['Caissière', 'Orvane', '2015', '2015'],
    ['Cheffe de rang', 'Auberge du Port', '2015', '2015'],
  ]);
});

test('employers alone behind a label of earlier jobs', () => {
  expect(readText('Serveuse, Voltenga, 2018 - 2020\n\nOther: Orvane (2007), Tarvel Foods (2005-2006)')).toEqual([
    ['Serveuse', 'Voltenga', '2018', '2020'],
    ['', 'Orvane', '2007', '2007'],
    ['', 'Tarvel Foods', '2005', '2006'],
  ]);
});

test('sentences of an account beside a date are no jobs', () => {
  const rows = toRows(textDocument('2017\tServeuse - Voltenga - Lyon. Accueil des clients - caisse. Tenue du bar.'));
  expect(partSeveralJobs(rows)).toEqual(rows);
});

test('a paragraph of jobs that its lines cut', () => {
  expect(
    readPage([
      ['Waitress at Fernwood Inn (June 2021) ; Shop assistant at Blue Orrin (May', 40],
      ['2020) ; Cleaner at Quillstack (2019).', 40],
    ]),
  ).toEqual([
    ['Waitress', 'Fernwood Inn', '2021-06', '2021-06'],
    ['Shop assistant', 'Blue Orrin', '2020-05', '2020-05'],
    ['Cleaner', 'Quillstack', '2019', '2019'],
  ]);
});

test('dates in a row that name no work stay one row', () => {
  const rows = toRows(textDocument('Prix du salon (2019), visite du siège (2020), fête du jouet (2021)'));
  expect(partSeveralJobs(rows)).toEqual(rows);
});

test('rows that a date opens each are no paragraph of jobs, however short the lines', () => {
  expect(
    readText('2019-2022 : Vendeuse\nTenue de la caisse du soir.\n2016-2019 : Serveuse\nService du midi et du soir.\n2014-2016 : Plongeuse'),
  ).toEqual([
    ['Vendeuse', '', '2019', '2022'],
    ['Serveuse', '', '2016', '2019'],
    ['Plongeuse', '', '2014', '2016'],
  ]);
});

test('sentences that tell a job each, their dates in front or behind', () => {
  expect(
    readText(
      'I have been working as a receptionist at the Orvane Dental Practice in Lodre since 2019. Before that, from 2015 to 2019, I was a sales assistant at Tarvel Garden Centre. I also worked as a barista for Crumb & Orme from 2013 to 2015.',
    ),
  ).toEqual([
    ['receptionist', 'Orvane Dental Practice', '2019', null],
    ['sales assistant', 'Tarvel Garden Centre', '2015', '2019'],
    ['barista', 'Crumb & Orme', '2013', '2015'],
  ]);
});

test('rows with one date each tell their own jobs, though the lines are full', () => {
  expect(
    readText(
      'Translator, since 2015. Clients include many houses of all sizes.\nTeacher, Orvane School, 2011–2015.\nAssistant, Tarvel School, 2010–2011.',
    ),
  ).toEqual([
    ['Translator', '', '2015', null],
    ['Teacher', 'Orvane School', '2011', '2015'],
    ['Assistant', 'Tarvel School', '2010', '2011'],
  ]);
});

test('dates that announce what follows part a paragraph, whatever its words and wherever its lines break', () => {
  expect(
    readPage([
      ['2019 - 2021 : Serveuse, Orvane (Lyon). 2017 - 2018 :', 40, { width: 400 }],
      ['Appui aux familles, Les Petits Cailloux (Pau). 2015 : Aide', 40, { width: 400 }],
      ['aux devoirs, Primavel (Lille).', 40, { width: 200 }],
    ]),
  ).toEqual([
    ['Serveuse', 'Orvane', '2019', '2021'],
    ['Appui aux familles', 'Les Petits Cailloux', '2017', '2018'],
    ['Aide aux devoirs', 'Primavel', '2015', '2015'],
  ]);
});

test('jobs that full stops part in a cell of two lines beside one date', () => {
  expect(
    readPage([
      ['2017\tOrvane - Responsable de salle - Bruxelles. Tresko - Commis de cuisine - Bruxelles. Elmir'],
      ['Intérim - Serveuse - Bruxelles.', 88],
      ['2015\tCaissière - Lumivert - Bruxelles.'],
    ]),
  ).toEqual([
    ['Responsable de salle', 'Orvane', '2017', '2017'],
    ['Commis de cuisine', 'Tresko', '2017', '2017'],
    ['Serveuse', 'Elmir Intérim', '2017', '2017'],
    ['Caissière', 'Lumivert', '2015', '2015'],
  ]);
});
