import { readAskedLanguages } from '#server/analysis/job/asked';
import { findContract } from '#server/analysis/job/contract';
import { findDeadline } from '#server/analysis/job/deadline';
import { findYears } from '#server/analysis/job/experience';
import { weightOf } from '#server/analysis/job/requirements';
import { fold } from '#server/analysis/text/fold';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

test.each([
  ['CDI, temps plein', 'permanent'],
  ['CDD de 12 mois, évolutif en CDI', 'fixed_term'],
  ['Intérim', 'temporary'],
  ['Freelance', 'freelance'],
  ['Stage de six mois', 'internship'],
  ['Contrat d’apprentissage', 'apprenticeship'],
  ['Permanent', 'permanent'],
])('the contract « %s » is %s', (text, type) => {
  expect(findContract(fold(text), true)?.value).toBe(type);
});

test.each(['Vous encadrez deux stagiaires', 'At this stage of growth', 'a permanent improvement', 'the intern team lead'])(
  '« %s » names no contract',
  (text) => {
    expect(findContract(fold(text), false)).toBeNull();
  },
);

test.each([
  ['Date limite de candidature : 15/12/2026', '2026-12-15'],
  ['Candidatures jusqu’au 31 janvier 2027.', '2027-01-31'],
  ['Apply by 28 February 2027.', '2027-02-28'],
  ['Prise de poste : 01/12/2026. Candidatures avant le 30/11/2026', '2026-11-30'],
])('%s', (text, date) => {
  expect(findDeadline(fold(text), false, false)?.value).toBe(date);
});

test.each(['Prise de poste le 1er mars 2027', 'Publié le 12/10/2026', 'Candidatures avant le 15 janvier', 'Candidatures en mars 2027'])(
  '%s is no deadline',
  (text) => {
    expect(findDeadline(fold(text), false, false)).toBeNull();
  },
);

test('an American company writes the month first', () => {
  expect(findDeadline('apply by 03/04/2027', false, true)?.value).toBe('2027-03-04');
  expect(findDeadline('apply by 03/04/2027', false, false)?.value).toBe('2027-04-03');
});

test.each([
  ['3 à 5 ans d’expérience', 3],
  ['At least 3 years of experience', 3],
  ['5+ years of experience', 5],
  ['Deux ans d’expérience minimum', 2],
])('%s', (text, years) => {
  expect(findYears(fold(text), false)?.value).toBe(years);
});

test.each(['Notre expérience depuis 25 ans', 'CDD de 2 ans', '18 ans révolus, expérience souhaitée'])('%s asks for no years', (text) => {
  expect(findYears(fold(text), false)).toBeNull();
});

test.each([
  ['La connaissance de Sage serait un plus', 'nice'],
  ['Idéalement Django', 'nice'],
  ['Kotlin is a plus', 'nice'],
  ['Permis B non obligatoire', 'nice'],
  ['Permis B impératif', 'must'],
  ['HIPAA experience required', 'must'],
  ['Expérience souhaitée, diplôme obligatoire', 'must'],
  ['Maîtrise de Linux', null],
])('%s weighs %s', (text, weight) => {
  expect(weightOf(text)).toBe(weight);
});

test.each([
  ['Anglais courant exigé', { Anglais: 'courant' }],
  ['Fluent English', { Anglais: 'Fluent' }],
  ['German C1, French B2', { Allemand: 'C1', Français: 'B2' }],
  ['Maîtrise de l’anglais', { Anglais: '' }],
  ['Connaissance du marché français', {}],
])('%s', (text, expected) => {
  const [row] = toRows(textDocument(text));
  expect(Object.fromEntries(readAskedLanguages(row!, false).map(({ value }) => [value.name, value.level]))).toEqual(expected);
});
