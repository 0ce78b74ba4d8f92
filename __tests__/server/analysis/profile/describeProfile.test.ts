import { describeProfile } from '#server/analysis/profile/describeProfile';
import { readCandidate } from '#server/analysis/readCandidate';
import { FRENCH_CV } from '../support/cvs.ts';
import { textDocument } from '../support/textDocument.ts';

const OPTIONS = { country: 'FR', today: '2025-11-20' };
const { facts } = readCandidate(textDocument(FRENCH_CV), OPTIONS);

test('each line names its evidence', () => {
  const { strengths, weaknesses, marketValue, recommendations } = describeProfile(facts, OPTIONS.today);
  expect(strengths).toContain('Expérience suivie\u00A0: 4\u00A0ans comme «\u00A0Développeur senior\u00A0» chez Société Alpha SAS.');
  expect(strengths).toContain("Formation\u00A0: Diplôme d'ingénieur, informatique (INSA Lyon).");
  expect(weaknesses).toEqual([]);
  expect(marketValue).toContain('Profil confirmé sur un poste de «\u00A0Développeur senior\u00A0», avec 9,3\u00A0ans d’expérience.');
  expect(marketValue).toContain('de 55 à 60\u00A0k€ par an');
  expect(recommendations[0]).toContain('«\u00A0Développeur senior\u00A0» chez Société Alpha SAS');
});

test('a period that no job covers is told', () => {
  const gap = {
    ...facts,
    workExperience: facts.workExperience.map((job, index) => (index === 0 ? { ...job, startDate: '2022-03' } : job)),
  };
  expect(describeProfile(gap, OPTIONS.today).weaknesses).toContain('Période non décrite entre février 2021 et mars 2022 (12\u00A0mois).');
});

test('nothing is said of nationality', () => {
  expect(JSON.stringify(describeProfile(facts, OPTIONS.today))).not.toMatch(/français[e ]|nationalit/u);
});

test('without facts, the words say so', () => {
  const none = readCandidate(textDocument(''), OPTIONS);
  expect(none.analysis.strengths).toEqual([]);
  expect(none.analysis.marketValue).toMatch(/^Données insuffisantes/);
});

test.each([
  [{ emailAddress: '' }, 'Compléter l’adresse e-mail\u00A0: le CV ne l’indique pas.'],
  [{ emailAddress: '', phoneNumber: '' }, 'Compléter l’adresse e-mail et le téléphone\u00A0: le CV ne les indique pas.'],
])('what the CV leaves out is asked for in the right number', (left, line) => {
  expect(describeProfile({ ...facts, ...left }, OPTIONS.today).recommendations).toContain(line);
});
