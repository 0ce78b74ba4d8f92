import { splitAddressed } from '#server/analysis/candidate/experiences/addressedCuts';
import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company } }) => [position, company]);
};

test.each([
  ['Vendeuse Boulangerie Voltenga Oiron (79)', 'Vendeuse', 'Boulangerie Voltenga'],
  ['Employée Polyvalente Restaurant Le Brulor Oiron (79)', 'Employée Polyvalente', 'Restaurant Le Brulor'],
  ['Caissière Niveau 2 Voltenga Oiron (79100)', 'Caissière Niveau 2', 'Voltenga'],
  ['Vendeuse à Domicile Voltenga Oiron (79)', 'Vendeuse à Domicile', 'Voltenga'],
  ['Commis de cuisine, Hôtel Voltenga, 79100 Oiron', 'Commis de cuisine', 'Hôtel Voltenga'],
  ['Caissière, Voltenga OIRON (79)', 'Caissière', 'Voltenga'],
  ['Caissière chez Voltenga (79100 Oiron)', 'Caissière', 'Voltenga'],
  ['Caissière chez Voltenga (79100, Oiron)', 'Caissière', 'Voltenga'],
  ['Cantinière, Lycée Jean VOLTENGA (79)', 'Cantinière', 'Lycée Jean VOLTENGA'],
  ['Caissière,Supermarché Voltenga, Oiron', 'Caissière', 'Supermarché Voltenga'],
])('« %s » tells a title, an employer and an address', (head, title, employer) => {
  expect(read(`${head} / De mai 2018 à août 2019\nTenue de la caisse du lundi au samedi.`)).toEqual([[title, employer]]);
});

test.each([
  'ÉLECTRICIEN BÂTIMENT - SARL VOLTENGA - OIRON (79)',
  "Agent d'entretien Mairie de Lodre (44)",
  'Vendeuse de Chaussures',
  'Oiron (79)',
])('« %s » is left as it is', (head) => {
  expect(splitAddressed(head)).toBe(head);
});
