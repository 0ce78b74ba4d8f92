import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const kindsOf = (...lines: PrintedLine[]) => toSections(toRows(pageDocument(lines))).map(({ kinds }) => kinds[0]);

const HEADING = { fontSize: 16 };
const TEAM = { fontSize: 11 };
const project = (title: string, years: string, team: string): PrintedLine[] => [
  [`${title} ${years}`, 40, { bold: true }],
  [team, 40, TEAM],
  ['Mesures en mer et dépouillement'],
];

const page = (last: string): PrintedLine[] => [
  ['Expérience', 40, HEADING],
  ...project('Ingénieure des marées', '2019 - 2021', 'Institut Orvane'),
  ...project('Assistante de bord', '2016 - 2018', 'Équipe des phares'),
  ...project('Stagiaire', '2015 - 2016', last),
];

test('words of a heading under the date of a post, in the look in which the others name their team, open nothing', () => {
  expect(kindsOf(...page('Open source'))).toEqual(['head', 'experience']);
});

test('in a look that another heading has they open a section', () => {
  expect(kindsOf(...page('Centres d’intérêt'), ['Langues', 40, TEAM], ['Breton, anglais'])).toContain('interests');
});

test('the end of a sentence in the look of its beginning is no heading', () => {
  const told = { fontSize: 11 };
  expect(
    kindsOf(
      ['Profil', 40, HEADING],
      ['Quatorze ans de chantiers, dont six dans des rôles de', 40, told],
      ['direction technique et', 40, told],
      ['expérience professionnelle.', 40, told],
      ['Langues', 40, HEADING],
      ['Breton'],
      ['Le reste de la page est écrit dans un corps plus petit, comme ces mots que personne ne lira jamais.'],
    ),
  ).toEqual(['head', 'summary', 'languages']);
});
