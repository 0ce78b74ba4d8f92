import { readText } from '../support/jobs.ts';

test('the year that a title ends with dates nothing where a month stands right below', () => {
  expect(
    readText('Hôtesse du salon 2019\nTresko SAS - mars 2019 - avril 2019\n• Accueil.\nVendeuse\nLumivert Ltd - juin 2018\n• Caisse.'),
  ).toEqual([
    ['Hôtesse du salon 2019', 'Tresko SAS', '2019-03', '2019-04'],
    ['Vendeuse', 'Lumivert Ltd', '2018-06', '2018-06'],
  ]);
});

test('seasons and years in a list date one job', () => {
  expect(readText('Serveuse, Auberge du Port, étés 2016, 2017 et 2019\n• Service.\nVendeuse, Tresko SAS, 2014\n• Caisse.')).toEqual([
    ['Serveuse', 'Auberge du Port', '2016', '2019'],
    ['Vendeuse', 'Tresko SAS', '2014', '2014'],
  ]);
});

test('a year behind a place dates a job', () => {
  expect(
    readText('Vendeuse\nTresko SAS Lyon, France 2019\n• Caisse.\nBarista\nLumivert Ltd Leeds, UK 2017\n• Service.').map((job) => job[2]),
  ).toEqual(['2019', '2017']);
});

test('a bullet that says nothing but a year dates a job as those with two years do', () => {
  const job = (firm: string, post: string, dates: string): string => `${firm}\n${post}\n• ${dates}\n• Answered the calls`;
  expect(
    readText(
      [
        job('Tresko Foundation', 'Garden Assistant', '2018'),
        job('Lumivert Ltd', 'Florist', '2014 - 2017'),
        job('Orvane Ltd', 'Writer', '2012'),
      ].join('\n'),
    ),
  ).toEqual([
    ['Garden Assistant', 'Tresko Foundation', '2018', '2018'],
    ['Florist', 'Lumivert Ltd', '2014', '2017'],
    ['Writer', 'Orvane Ltd', '2012', '2012'],
  ]);
});

test('a season that is all of the last sentence dates a job', () => {
  expect(readText('Software Engineering Intern, Orvane Inc., Tarvel, WA. Summer 2017.\nBuilt parsers.')).toEqual([
    ['Software Engineering Intern', 'Orvane Inc.', '2017', '2017'],
  ]);
});

test('how long, told before the year', () => {
  expect(readText('6 mois en 2019\tVendeuse, Tresko SAS\n3 mois, 2017\tBarista, Lumivert Ltd')).toEqual([
    ['Vendeuse', 'Tresko SAS', '2019', '2019'],
    ['Barista', 'Lumivert Ltd', '2017', '2017'],
  ]);
});

test('how long, told behind the year in a cell of its own', () => {
  expect(readText('Tresko SAS\nVendeuse\tmars 2019 – août 2020\nLumivert Ltd\nBarista\t2018 (6 mois)')).toEqual([
    ['Vendeuse', 'Tresko SAS', '2019-03', '2020-08'],
    ['Barista', 'Lumivert Ltd', '2018', '2018'],
  ]);
});

test('a cell that says « current » where the other jobs have their dates', () => {
  expect(
    readText(
      'Since 2015\tEngineer, Tresko SAS\nCurrent\tEditor, Orme Review\n2009 to 2015\tBarista, Lumivert Ltd\nActuellement\tVendeuse, Novalys',
    ),
  ).toEqual([
    ['Engineer', 'Tresko SAS', '2015', null],
    ['Editor', 'Orme Review', '', null],
    ['Barista', 'Lumivert Ltd', '2009', '2015'],
    ['Vendeuse', 'Novalys', '', null],
  ]);
});

test('a year dates the title before it, whatever tool is called as one of its words, but not the version of a tool', () => {
  expect(readText('Norde, Lyon\n- Chef de rang 2019/2020\nTresko, Lyon\n- Chef de rang saisonnier 2018')).toEqual([
    ['Chef de rang', 'Norde', '2019', '2020'],
    ['Chef de rang saisonnier', 'Tresko', '2018', '2018'],
  ]);
  expect(readText('Norde, Lyon\nTechnicienne 2019/2020\n- Technicienne SQL Server 2012')).toEqual([
    ['Technicienne', 'Norde', '2019', '2020'],
  ]);
});

test('a sign for a calendar before the year', () => {
  expect(readText('Vendeuse\n” 2019\tTresko SAS\n• Caisse.\nBarista\n” Été 2017\tLumivert Ltd\n• Service.')).toEqual([
    ['Vendeuse', 'Tresko SAS', '2019', '2019'],
    ['Barista', 'Lumivert Ltd', '2017', '2017'],
  ]);
});
