import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toldJob } from '#server/analysis/candidate/experiences/toldJob';
import { toRows } from '#server/analysis/text/rows';
import { readText } from '../../support/jobs.ts';
import { textDocument } from '../../support/textDocument.ts';

const told = (text: string) => toldJob(toRows(textDocument(text)));

test.each([
  ['En seconde, j’avais fait un stage d’observation dans la vente chez Voltenga à Lyon.', 'stage d’observation', 'Voltenga'],
  ['I completed a work placement in sales at Blue Orrin.', 'work placement', 'Blue Orrin'],
  ['J’ai effectué une mission au sein de la Maison Tarvel.', 'mission', 'Maison Tarvel'],
  ['Stage à l’Université de Lodre. Calculs en Java pour les étudiants.', 'Stage', 'Université de Lodre'],
  ['Travail aux scieries du Lac Bleu (Oiron), au service livraison.', 'Travail', 'scieries du Lac Bleu'],
  ['J’ai travaillé pendant deux ans au restaurant Le Brulor en tant que serveuse. Tenue de la caisse.', 'serveuse', 'restaurant Le Brulor'],
  ['I worked as a waitress at The Grey Lamb in Tirley. I served tables.', 'waitress', 'The Grey Lamb'],
  ['Waitress. At this job I served tables.', 'Waitress', ''],
  ['Placement at Tarvel Council, where I filed letters for the planning team.', 'Placement', 'Tarvel Council'],
  ['J’ai été vendeuse chez Taverna di Lodre.', 'vendeuse', 'Taverna di Lodre'],
  ['J’ai été standardiste au Conseil départemental du Norvan.', 'standardiste', 'Conseil départemental du Norvan'],
  ['Vendeuse chez Voltenga : conseil aux clients, livraison à domicile.', 'Vendeuse', 'Voltenga'],
  ['Doctorat sur la marche des crabes, encadré par A. Orme, à Voltenga (Lodre).', 'Doctorat', 'Voltenga'],
  ['Stage d’observation ORVANE-Branche Eau.', 'Stage d’observation', 'ORVANE-Branche Eau'],
  ['Cours de soutien en mathématiques : groupes de cinq élèves.', 'Cours de soutien en mathématiques', ''],
  ['Conception d’un jeu de cartes avec quatre amis.', 'Conception d’un jeu de cartes', ''],
])('%s', (text, title, company) => {
  expect(told(text)).toEqual({ title, company });
});

test.each([
  'J’aime le contact avec les clients.',
  'Managed the growth of fifty student-athletes',
  'Une mission difficile, menée avec soin.',
  '',
])('nothing in « %s »', (text) => {
  expect(told(text)).toBeNull();
});

test('a date over a sentence makes a job', () => {
  const rows = toRows(textDocument('Juin 2015\nEn seconde, j’ai fait un stage d’observation chez Voltenga.'));
  expect(readExperiences(rows, 10).map(({ value }) => [value.position, value.company, value.startDate])).toEqual([
    ['stage d’observation', 'Voltenga', '2015-06'],
  ]);
});

test('a sentence that opens with the title and its employer', () => {
  expect(
    readText(
      'Été 2020\nVendeuse chez Voltenga pendant tout l’été, où je tenais la caisse, rangeais les rayons et accueillais les clients du camp voisin',
    ),
  ).toEqual([['Vendeuse', 'Voltenga', '2020', '2020']]);
});
