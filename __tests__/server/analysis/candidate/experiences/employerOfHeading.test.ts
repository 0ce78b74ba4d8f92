import { readCandidate } from '#server/analysis/readCandidate';
import { textDocument } from '../../support/textDocument.ts';

const jobsOf = (text: string) =>
  readCandidate(textDocument(`Ana Example\nana@example.org\n\n${text}`), { country: 'FR', today: '2026-06-01' }).facts.workExperience.map(
    ({ position, company }) => [position, company],
  );

test('a heading that says where somebody worked names the employer of its jobs', () => {
  expect(
    jobsOf(
      '# Compétences\nTissage\n\n# Expériences professionnelles chez Orvane\n2015 – 2023 : Testeuse\n2011 – 2012 : Ingénieure, Tarvel SARL\n\n# Formation\n2009 – 2010 : Licence de tissage\n',
    ),
  ).toEqual([
    ['Testeuse', 'Orvane'],
    ['Ingénieure', 'Tarvel SARL'],
  ]);
});

test('a heading that says with whom nobody worked names no employer', () => {
  expect(jobsOf('# Experience with children\n2015 – 2023: Nanny\n')).toEqual([['Nanny', '']]);
});
