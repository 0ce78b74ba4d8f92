import { tellsOfFirm, withoutFirmAccount } from '#server/analysis/candidate/experiences/firmAccounts';
import { readText } from '../../support/jobs.ts';

test.each([
  ['its size', 'Novalys\nGroupe spécialisé dans le froid, 12 sites en France\nMagasinier\n2019 - 2021\n• Suivi du stock.'],
  [
    'what it makes, by words of trades',
    'Novalys\nÉditeur de logiciels pour la santé, 120 salariés\nMagasinier\n2019 - 2021\n• Suivi du stock.',
  ],
  ['behind a dash', 'Novalys – Leading supplier of spare parts for small workshops\nMagasinier\n2019 - 2021\n• Suivi du stock.'],
  ['since when', 'Novalys\nStart-up du commerce fondée en 2012\nMagasinier\n2019 - 2021\n• Suivi du stock.'],
])('what an employer is stands between it and its post: %s', (_, text) => {
  expect(readText(text)).toEqual([['Magasinier', 'Novalys', '2019', '2021']]);
});

test.each([
  ['Leading provider of accounting software for small businesses', true],
  ['A boutique consultancy specialised in supply chains', true],
  ['Agence de voyages Orvane', false],
  ['Entreprise de nettoyage', false],
  ['Responsable d’une agence de 12 personnes', false],
  ['Orvane Lodre Trading Company Limited', false],
])('« %s » tells of an employer: %s', (text, told) => {
  expect(tellsOfFirm(text)).toBe(told);
});

test('small letters tell an employer where the title stands below them', () => {
  expect(
    readText('Novalys          2019 - 2021\nOnline marketplace for second-hand bicycles\nData Engineer\n• Wrote the loaders of the site.'),
  ).toEqual([['Data Engineer', 'Novalys', '2019', '2021']]);
});

test.each([
  ['Magasinier @ Novalys - A repair company in Lodre', 'Magasinier @ Novalys'],
  ['Magasinier, Novalys – une agence de voyages', 'Magasinier, Novalys'],
])('one of many behind a dash is no name: %s', (text, named) => {
  expect(withoutFirmAccount(text)).toBe(named);
});

test('names behind a dash stay', () => {
  expect(withoutFirmAccount('Magasinier – Société Orvane')).toBe('Magasinier – Société Orvane');
});
