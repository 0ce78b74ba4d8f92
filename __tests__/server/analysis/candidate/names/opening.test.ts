import { findName } from '#server/analysis/candidate/names/names';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const nameIn = (text: string, emails: string[] = []) => {
  const rows = toRows(textDocument(text));
  const found = findName(rows, bodySize(rows), emails);
  return found && [found.firstName, found.lastName];
};

test.each([
  ['qwertinZALBLAT\nSoudeur', ['qwertin@example.com'], ['Qwertin', 'Zalblat']],
  ['NicolasZALBLAT\nSoudeur', [], ['Nicolas', 'Zalblat']],
  ['qwertin zalblat\nbaker\nÀ Brest', ['qwertin@example.com'], ['Qwertin', 'Zalblat']],
  ['ZALBLAT, Qwertin\nÀ Brest', ['qwertin@example.com'], ['Qwertin', 'Zalblat']],
  ['Jean - Pierre Zalblat\nÀ Brest', [], ['Jean-Pierre', 'Zalblat']],
  ['Nom : ZALBLAT Prénom : Qwertin', [], ['Qwertin', 'Zalblat']],
  ['Nom, prénom : Zalblat, Qwertin', [], ['Qwertin', 'Zalblat']],
  ['Name / Surname: Zalblat, Qwertin', [], ['Qwertin', 'Zalblat']],
  ['Name: Qwertin\nSurname: Zalblat', [], ['Qwertin', 'Zalblat']],
  ['First Name(s): Qwertin\nSurname(s): Zalblat', [], ['Qwertin', 'Zalblat']],
  ['Name:\nQwertin Zalblat', [], ['Qwertin', 'Zalblat']],
  ['CV_Qwertin_Zalblat', [], ['Qwertin', 'Zalblat']],
  ['Ir. Qwertin Zalblat\nÀ Brest', [], ['Qwertin', 'Zalblat']],
  ['Qwertin Zalblat [they/them]\n06 12 34 56 78', [], ['Qwertin', 'Zalblat']],
  ['Qwertin Zalblat (né en 1990)\n3 rue des Tilleuls', [], ['Qwertin', 'Zalblat']],
  ['Qwertin Zalblat née Orvane\n3 rue des Tilleuls', [], ['Qwertin', 'Zalblat']],
  ['Bonjour ! Je m’appelle Qwertin et j’aime le pain.', [], ['Qwertin', '']],
  ['Hi, I’m Qwertin.\nRocket mechanic at Orvane.\nFormer Blue Orvane.', [], ['Qwertin', '']],
  ['Je m’appelle Qwertin Zalblat et je suis boulanger.', [], ['Qwertin', 'Zalblat']],
  ['👋🏾 Hello, I’m Qwertin Zalblat.', [], ['Qwertin', 'Zalblat']],
  ['Salut ! Je suis Qwertin Zalblat', [], ['Qwertin', 'Zalblat']],
  ['Hi, am Qwertin Zalblat!', [], ['Qwertin', 'Zalblat']],
  ['Hey! Myself Qwertin Zalblat and I bake bread.', [], ['Qwertin', 'Zalblat']],
  ['Nom:ZALBLAT Qwertin\nSexe:Féminin', [], ['Qwertin', 'Zalblat']],
  ['nom et prenom: louise zalblat\nA Brest', [], ['Louise', 'Zalblat']],
  ['Qwertin zalblat\nA Brest', ['qwertinzalblat20@example.com'], ['Qwertin', 'Zalblat']],
  ['Léa Zalblat SOUDEUSE\nÀ Brest', [], ['Léa', 'Zalblat']],
])('%s: set as few names are', (text, emails, expected) => {
  expect(nameIn(text, emails)).toEqual(expected);
});

test.each([
  'Qwertin Zalblat\nCurriculum vitae',
  'Qwertin Zalblat – Curriculum vitae',
  'Qwertin Zalblat’s Resume',
  'Qwertin McZalblat\nTeacher',
  'Qwertin Zalblat | Welder | Orvane',
  'Home About CV Contact\nQwertin Zalblat\nBaker',
  'Resume / CV\nQwertin Zalblat\nBaker',
  'Qwertin Le Zalblat\nEducation',
  'Qwertin Das\nBaker',
  'Qwertin Zalblat\nRéférente des jardins\n03/04/1987',
  'Qwertin ZALBLAT\nÀ retenir\nJ’apprécie la mer',
  'Qwertin Zalblat\nTheology | Ethics | Practice\nCurriculum Vitae',
])('a name that nothing knows heads a page, with and without an address that tells nothing: %s', (text) => {
  expect(nameIn(text)?.[0]).toBe('Qwertin');
  expect(nameIn(text, ['orme@example.com'])?.[0]).toBe('Qwertin');
});

test.each([
  'Business Development\nBaker',
  'Le Barillon\nBaker',
  'Orvane Consulting\nBaker',
  'Sommaire Version\nBaker',
  '# Mon CV - Version Française\nboulanger à Brest depuis 2019\npain et gâteaux\nventes',
  'Resume\n1740 Berrow Lane, Tirley',
  '# Développeuse web\nÀ Brest depuis 2019\npain et gâteaux\nventes',
  'Qwertin zalblat\nÀ Brest depuis 2019',
])('what heads a page and is nobody’s name: %s', (text) => {
  expect(nameIn(text)).toBeNull();
});

test.each([
  ['louise.zalblat@example.org', ['Louise', 'Zalblat']],
  ['louise_zalblat87@example.org', ['Louise', 'Zalblat']],
  ['zalblat.orvane@example.org', null],
  ['louise.pierre@example.org', null],
  ['lzalblat@example.org', null],
  ['qwertin.zalblat@example.org\nlinkedin.com/in/qwertin-zalblat', ['Qwertin', 'Zalblat']],
])('a page that prints its name nowhere but in an address: %s', (told, expected) => {
  const [email] = told.split('\n') as [string];
  expect(nameIn(`Analyste en sécurité\nÉtudiante à Brest, en deuxième année\n${told}`, [email])).toEqual(expected);
});
