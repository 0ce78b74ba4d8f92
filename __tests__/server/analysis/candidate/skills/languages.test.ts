import { isLanguageRow, isLanguageItem, readLanguages } from '#server/analysis/candidate/skills/languages';
import { languagesOfCv } from '#server/analysis/candidate/skills/languagesOfCv';
import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) => Object.fromEntries(readLanguages(toRows(textDocument(text))).map(({ value }) => [value.name, value.level]));

test.each([
  ['Anglais : C1', { Anglais: 'C1' }],
  ['isiZulu, Xhosa', { Zoulou: '', Xhosa: '' }],
  ['English (native), Igbo (fluent)', { Anglais: 'native', Igbo: 'fluent' }],
  [
    'Français, vietnamien (langue maternelle), anglais (intermédiaire)',
    { Français: '', Vietnamien: 'langue maternelle', Anglais: 'intermédiaire' },
  ],
  ['Anglais courant - TOEIC 930', { Anglais: 'courant - TOEIC 930' }],
  ['Anglais : lu, écrit, parlé', { Anglais: 'lu, écrit, parlé' }],
  ['Anglais\nCourant\nEspagnol\nNotions', { Anglais: 'Courant', Espagnol: 'Notions' }],
  ['Catalan et espagnol courants, anglais médical', { Catalan: '', Espagnol: 'courants', Anglais: 'médical' }],
  ['Bilingue anglais', { Anglais: 'Bilingue' }],
  ['Anglais et français (courant) ; Portugais (scolaire)', { Anglais: 'courant', Français: 'courant', Portugais: 'scolaire' }],
  ['Anglais et italien', { Anglais: '', Italien: '' }],
  ['Anglais ●●●○○', { Anglais: '' }],
  ['English B1, Excel', { Anglais: 'B1' }],
  [
    'Français langue maternelle, Anglais courant, notions d’allemand',
    { Français: 'langue maternelle', Anglais: 'courant', Allemand: 'notions' },
  ],
  ['Fluent in Danish and Polish, basic German', { Danois: 'Fluent', Polonais: 'Fluent', Allemand: 'basic' }],
  ['Fluent: Danish, Greek\nBasic: Polish', { Danois: 'Fluent', Grec: 'Fluent', Polonais: 'Basic' }],
  ['Bilingue danois-grec', { Danois: 'Bilingue', Grec: 'Bilingue' }],
  ['Danois (C1) | Grec (forum)', { Danois: 'C1', Grec: '' }],
  ['Japonais N3\nDanois : niveau 2\nCoréen : TOPIK 3', { Japonais: 'N3', Danois: 'niveau 2', Coréen: 'TOPIK 3' }],
  ['Courant\nDanois\nNotions\nGrec', { Danois: 'Courant', Grec: 'Notions' }],
  ['Afrikaans (home language), isiZulu (second language)', { Afrikaans: 'home language', Zoulou: 'second language' }],
  ['Latin, grec ancien', { Latin: '', 'Grec ancien': '' }],
  ['Danois Bon / Bon / Bon\nGrec good good fair', { Danois: 'Bon', Grec: 'good good fair' }],
  ['Japonnais (notions)\nKyrgyz : natif', { Japonais: 'notions', Kirghize: 'natif' }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['basic spanish', true],
  ['bon anglais', true],
  ['basic spanish cooking', false],
  ['english b1', true],
  ['anglais courant', true],
  ['english literature', false],
  ['java', false],
])('%s is a language with its level: %s', (folded, expected) => {
  expect(isLanguageItem(folded)).toBe(expected);
});

test.each([
  ['Italian: two years in Padua', true],
  ['Italian cuisine for twelve guests', false],
  ['Anglais : courant', true],
])('%s under another heading is a row of languages: %s', (text, expected) => {
  expect(isLanguageRow(toRows(textDocument(text))[0]!)).toBe(expected);
});

test('languages under a label of their own among skills', () => {
  const sections = toSections(toRows(textDocument('Compétences\nProgrammation Python, Zalblat\nLangues Français, Anglais')));
  expect(languagesOfCv(sections).map(({ value }) => value.name)).toEqual(['Français', 'Anglais']);
});

test.each([
  ['Profil\nNée en 1990\nAnglais : courant\nDanois : notions', ['Anglais', 'Danois']],
  ['Langues\nAutres langues   Comprendre   Parler   Écrire\nAnglais   C1   C1   B2\nDanois   A2   A1   A1', ['Anglais', 'Danois']],
])('rows of a profile, rows of a European table: %s', (text, expected) => {
  expect(languagesOfCv(toSections(toRows(textDocument(text)))).map(({ value }) => value.name)).toEqual(expected);
});

test('languages among skills, and under a title inside another section', () => {
  const ofCv = (text: string) => languagesOfCv(toSections(toRows(textDocument(text)))).map(({ value }) => [value.name, value.level]);
  expect(ofCv('# Compétences\nExcel, Anglais, Travail en équipe')).toEqual([['Anglais', '']]);
  expect(ofCv('# Formation\n2010 - 2012 CAP cuisine, Lycée Aubin\nLangues\nAnglais : lu, écrit\nAllemand : notions')).toEqual([
    ['Anglais', 'lu, écrit'],
    ['Allemand', 'notions'],
  ]);
});
