import { readText } from '../../support/jobs.ts';

test.each([
  ['an employer in capitals glued to a title', 'ALPHA GROUP Quality Engineer, 2019 - 2021', 'Quality Engineer', 'ALPHA GROUP'],
  ['a rank before an acronym', 'NOVALYS Senior SE ------ Boston MA\n2019 - 2021', 'Senior SE', 'NOVALYS'],
  [
    'a name and a title with nothing but a full stop between',
    'Voltenga Santé.Responsable du four\n2019 - 2021',
    'Responsable du four',
    'Voltenga Santé',
  ],
  [
    'a title, then an organisation with capitals of its own',
    'Assistant de projet Brookfield University, Perth\n2019 - 2021',
    'Assistant de projet',
    'Brookfield University',
  ],
  [
    'a school with its article behind « at »',
    'Lecturer at the School of Psychology, Tirley University, 2019 - 2021',
    'Lecturer',
    'School of Psychology, Tirley University',
  ],
  ['a firm with its article behind « at »', 'Manager at the Orvane Group, 2019 - 2021', 'Manager', 'Orvane Group'],
  ['capitals behind an article', 'Agente d’accueil au VOLTENGA, 2019 - 2021', 'Agente d’accueil', 'VOLTENGA'],
  ['capitals that a word announces', 'Agente d’accueil at VOLTENGA, 2019 - 2021', 'Agente d’accueil', 'VOLTENGA'],
  [
    'capitals and a branch behind a title',
    'Agente d’accueil VOLTENGA-Branche Eau, 2019 - 2021',
    'Agente d’accueil',
    'VOLTENGA-Branche Eau',
  ],
])('%s', (_, text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test.each(['ORVANE Fellow, Novalys, 2019 - 2021', 'QA Engineer, Novalys, 2019 - 2021', 'JAVA Developer, Novalys, 2019 - 2021'])(
  '%s: capitals that belong to the title',
  (text) => {
    expect(readText(text)[0]!.slice(0, 2)).toEqual(text.split(', ').slice(0, 2));
  },
);

test.each([
  ['Agent de sécurité VOLTENGA (86)          2012 - 2013', 'Agent de sécurité', 'VOLTENGA'],
  ['Rotana (Consultant)          2012 - 2013', 'Consultant', 'Rotana'],
])('%s', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});

test.each([
  ['Présidente de l’association TARVEL          2012 - 2013', 'Présidente', 'association TARVEL'],
  ['Agent commercial à la société TARVEL          2012 - 2013', 'Agent commercial', 'TARVEL'],
  [
    '2012 - 2013          Président de l’association TARVEL (club qui entretient les chemins de la commune et des bois) : Pose de bancs',
    'Président',
    'association TARVEL',
  ],
])('« %s »: the kind of organisation stands before its name', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2012', '2013']]);
});
