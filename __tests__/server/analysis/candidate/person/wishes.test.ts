import {
  findAvailability,
  findEmploymentType,
  findMobility,
  findNotice,
  findRemote,
  findSalary,
} from '#server/analysis/candidate/person/wishes';
import { fold } from '#server/analysis/text/fold';

test.each([
  ['Disponible immédiatement', 'available'],
  ['Available from January 2026', 'available'],
  ['À l’écoute du marché', 'open_to_opportunities'],
  ['Open to opportunities', 'open_to_opportunities'],
  ['Indisponible avant 2027', 'not_available'],
  ['Chef de projet disponible et souriant', undefined],
])('availability: %s', (text, expected) => {
  expect(findAvailability(fold(text))?.value).toBe(expected);
});

test.each([
  ['Préavis de 3 mois', 13],
  ['Préavis : 1 mois', 4],
  ['Notice period: 2 weeks', 2],
  ['deux mois de préavis', 9],
  ['Sans préavis', 0],
  ['3 mois de stage', undefined],
])('notice: %s', (text, expected) => {
  expect(findNotice(fold(text))?.value).toBe(expected);
});

test.each([
  ['Prétentions salariales : 45-50 k€', { min: 45, max: 50, currency: 'EUR' }],
  ['Salaire souhaité : 42 000 € brut annuel', { min: 42, max: null, currency: 'EUR' }],
  ['Expected salary: £55,000 - £60,000', { min: 55, max: 60, currency: 'GBP' }],
  ['Salary expectations: 90k CHF', { min: 90, max: null, currency: 'CHF' }],
  ['Salaire : 2 500 € par mois', undefined],
  ['TJM 450 €', undefined],
])('salary: %s', (text, expected) => {
  expect(findSalary(fold(text))?.value).toEqual(expected);
});

test.each([
  ['Télétravail partiel souhaité', 'hybrid'],
  ['2 jours de télétravail par semaine', 'hybrid'],
  ['Full remote', 'remote'],
  ['Équipe répartie, outils de travail à distance', undefined],
])('remote: %s', (text, expected) => {
  expect(findRemote(fold(text))?.value).toBe(expected);
});

test.each([
  ['Recherche un poste en CDI', 'full_time'],
  ['Contrat : temps partiel', 'part_time'],
  ['Consultante freelance', 'freelance'],
  ['Vendeuse (CDI)', undefined],
])('contract: %s', (text, expected) => {
  expect(findEmploymentType(fold(text))?.value).toBe(expected);
});

test.each([
  ['Mobile sur toute la France', true],
  ['Willing to relocate', true],
  ['Mobilité : aucune', false],
  ['Développeur mobile', undefined],
])('mobility: %s', (text, expected) => {
  expect(findMobility(fold(text))?.value).toBe(expected);
});
