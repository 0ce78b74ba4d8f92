import { misspeltKinds } from '#server/analysis/sections/misspeltHeadings';
import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const kindsOf = (text: string) => toSections(toRows(textDocument(text))).map(({ kinds }) => kinds.join('+'));

test.each([
  ['Compétances', ['skills']],
  ['Compétances tecniques', ['skills']],
  ['Competances informatiqes', ['skills']],
  ['Skils', ['skills']],
  ['Experiances profesionnelles', ['experience']],
  ['Expereince', ['experience']],
  ['Work Experiance', ['experience']],
  ['Employement history', ['experience']],
  ['Formatoin', ['education']],
  ['Diplommes', ['education']],
  ['E D U C A T O N', ['education']],
  ['Acedemic Qualifications', ['education']],
  ['CERTIFICATATE', ['certifications']],
  ['Langeus', ['languages']],
  ['Langauges', ['languages']],
  ['Hobbys & Intrests', ['interests']],
  ['Formatoin & Langeus', ['education', 'languages']],
  ['Loisris', ['interests']],
  ['Coordonées', ['contact']],
  ['Objetif', ['summary']],
  ['Strenghts', ['softSkills']],
  ['Volunteer experiance', ['other']],
])('%s misspells a heading', (title, kinds) => {
  expect(misspeltKinds(title)).toEqual(kinds);
});

test.each([
  'Formateur',
  'Formulations',
  'Fondations',
  'Educator',
  'Éducateur',
  'Trading',
  'Mission',
  'Contract',
  'Internet',
  'Prestations',
  'Habitations',
  'Patients',
  'Parents',
  'Drivers',
  'Destinations',
  'Stades',
  'Expérimentés',
  'Rechercher',
  'Studied',
  'Qualité',
  'Carter',
  'Expartise Conseil',
  'Founding and leadership roles',
  'Context',
  'Findings',
])('%s is right as it is', (title) => {
  expect(misspeltKinds(title)).toEqual([]);
});

test.each(['Expertise', 'Training', 'Compétences'])('%s is a heading without help', (title) => {
  expect(misspeltKinds(title)).toEqual([]);
});

test('misspelt titles set apart from the text cut a CV as right ones do', () => {
  expect(
    kindsOf(
      'Nina Orvane\n\n# Experiances profesionnelles\nVendeuse\n\n# Formatoin\nCAP Vente\n\n# Compétances\nCaisse\n\n# Loisris\nTricot',
    ),
  ).toEqual(['head', 'experience', 'education', 'skills', 'interests']);
});

test('the same words in the type of the text, or in a sentence, announce nothing', () => {
  expect(kindsOf('Nina Orvane\n\n# Langues\nAnglais\nFormatoin\nAllemand')).toEqual(['head', 'languages']);
  expect(kindsOf('Nina Orvane\n\n# Langues\nAnglais\n# Experiance de deux ans dans la vente de bougies\nAllemand')).not.toContain(
    'experience',
  );
});
