import { skillRowsAmong } from '#server/analysis/candidate/skills/skillLists';
import type { Section } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const among = (kind: Section['kinds'][number], text: string) =>
  skillRowsAmong({ kinds: [kind], heading: null, rows: toRows(textDocument(text)) }).map((row) => row.text);

test('a list of skills under the languages is one, the languages are not', () => {
  expect(among('languages', 'Anglais : courant\nItalien : notions\nJava, Kotlin, SQL\nZalblat, Orme')).toEqual([
    'Java, Kotlin, SQL',
    'Zalblat, Orme',
  ]);
  expect(among('languages', 'Français\nAnglais\nEspagnol')).toEqual([]);
});

test('a column of names under a heading that no word tells is a list when most are known', () => {
  expect(among('other', 'Tableau\nSalesforce\nMySQL\nZalblat')).toEqual(['Tableau', 'Salesforce', 'MySQL', 'Zalblat']);
  expect(among('other', 'Prix Orme 2019\nBourse de la ville\nPython')).toEqual([]);
});

test('pastimes are no skills, the technologies among them are', () => {
  expect(among('interests', 'Photographie, cuisine, dessin')).toEqual([]);
  expect(among('interests', 'Divers : Windows, Linux, Unity, Zalblat')).toEqual(['Divers : Windows, Linux, Unity, Zalblat']);
});

test('certificates are no skills, the technologies among them are', () => {
  expect(among('certifications', 'BLS, ACLS, PALS\nPhlébotomie\nJava, Kotlin, SQL')).toEqual(['Java, Kotlin, SQL']);
});

test('sentences and jobs are left to those who read them', () => {
  expect(among('other', 'J’ai appris Java, Kotlin et SQL avec plaisir.')).toEqual([]);
  expect(among('experience', 'Java, Kotlin, SQL')).toEqual([]);
});

test('a heading of skills that no list of headings knows announces skills, known or not', () => {
  const [heading, ...rows] = toRows(textDocument('Nautical Skills\nMooring design\nZalblat'));
  expect(skillRowsAmong({ kinds: ['other'], heading: heading!, rows }).map((row) => row.text)).toEqual(['Mooring design', 'Zalblat']);
});

test('what somebody is proficient in stands among the studies, the tools of a job under their label', () => {
  expect(among('education', '• Proficient in Word, Excel and PowerPoint\n• Studied Word and Excel')).toEqual([
    '• Proficient in Word, Excel and PowerPoint',
  ]);
  expect(among('experience', 'Outils & technologies :\n• Graphisme : Figma, Zalblat\nTesteuse\n• Tests, Java, Kotlin')).toEqual([
    '• Graphisme : Figma, Zalblat',
  ]);
  expect(among('experience', 'Logiciels Zalblat\n• Gestion des stocks et tests')).toEqual([]);
});
