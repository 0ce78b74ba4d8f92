import { findLocation } from '#server/analysis/candidate/locations';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

test.each([
  ['12 rue des Lilas, 69003 Lyon', 'Lyon'],
  ['59000 LILLE', 'Lille'],
  ['8 avenue Foch – 92100 Boulogne-Billancourt – France', 'Boulogne-Billancourt – France'],
  ['Rennes (35)', 'Rennes'],
  ['Austin, TX 78701 | (512) 555-0147', 'Austin, TX'],
  ['Nantes, Pays de la Loire, France', 'Nantes, Pays de la Loire, France'],
  ['London, UK', 'London, UK'],
  ['31 Station Road, Norwich NR1 1AB', 'Norwich'],
  ['Address: Flat 2, Orme Hall, St Neots, Rutland LE15 6AB', 'St Neots, Rutland'],
  ['La Farlède (83), disponible à Toulon', 'La Farlède'],
  ['Val-aux-Grives, France | 06 39 98 12 34', 'Val-aux-Grives, France'],
  ['Osh, Kyrgyzstan', 'Osh, Kyrgyzstan'],
  ['Tarval – Normandie', 'Tarval – Normandie'],
  ['Based in Eastmoor (Germany)', 'Eastmoor (Germany)'],
  ['Villeneuve-sur-Aulne, Île-de-France, France', 'Villeneuve-sur-Aulne, Île-de-France, France'],
  ['Marelle, Suisse / Tarval, France', 'Marelle, Suisse'],
  ['12 rue de Lyon, Marelle', 'Marelle'],
  ['12 avenue de Paris\nTarval', 'Tarval'],
  ['3 boulevard de Strasbourg - Tarval - France', 'Tarval - France'],
  ['Mobile : France, Suisse', undefined],
  ['32450, Castelnau', 'Castelnau'],
  ['Étudiante à l’université de Bordeaux', undefined],
  ['Disponible sur Toulon', undefined],
  ['Adresse : Trifouillis', 'Trifouillis'],
  ['Développeur web', undefined],
  ['Chef de projet, expert en rennes', undefined],
])('%s', (text, expected) => {
  expect(findLocation(toRows(textDocument(text)), new Set(), null)?.value).toBe(expected);
});

test('a town inside the name of the person is no place', () => {
  const rows = toRows(textDocument('Philippe de Rochefort\nParis'));
  expect(findLocation(rows, new Set(), { start: 0, end: 21 })?.value).toBe('Paris');
});
