import { findSummary } from '#server/analysis/candidate/person/summary';
import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

const summary = (text: string) => findSummary(toSections(toRows(textDocument(text))))?.value ?? null;

test('sentences under a name begin with the row that opens them, capitals or not', () => {
  expect(
    summary(
      '# Zoé Quillmart\n\nZoé Quillmart is Head Baker and Head Miller at the Norvale Mill of\nTarvel and has baked bread for all the towns around it since her youth, and\nfor The Norvale Gazette, Zalblat Radio, The Tarvel Post and Orme Times\nfor years.',
    ),
  ).toBe(
    'Zoé Quillmart is Head Baker and Head Miller at the Norvale Mill of Tarvel and has baked bread for all the towns around it since her youth, and for The Norvale Gazette, Zalblat Radio, The Tarvel Post and Orme Times for years.',
  );
});

test('a paragraph that a narrow column cut into short rows is one', () => {
  const paragraph =
    'Ayant obtenu mon brevet au\nlycée de Norvale, je souhaite\nà présent poursuivre mon\ncursus et recherche pour cela\nun contrat de douze mois.';
  expect(summary(`# Zoé Quillmart\nBoulangère\n\n${paragraph}`)).toBe(paragraph.replaceAll('\n', ' '));
  expect(summary('# Zoé Quillmart\n\nBoulangère\nTarvel\nPermis B\n34 ans\nEn poste.')).toBeNull();
});

test('neither the title above nor the number below is part of it', () => {
  expect(
    summary(
      '# Zoé Quillmart\n\nBoulangère\nje fais du pain pour les villages autour du moulin depuis dix ans et je cherche un autre four\n06 12 34 56 78\n',
    ),
  ).toBe('je fais du pain pour les villages autour du moulin depuis dix ans et je cherche un autre four');
});

test('a profile ends where entries with their dates begin, and begins behind the contacts', () => {
  expect(
    summary(
      '# À propos\n\nZoé Quillmart\nzoe@quillmart.example\nje fais du pain pour les villages autour du moulin depuis dix ans.\n\nBoulangère au moulin Orvane\naoût 2017 - février 2018\n',
    ),
  ).toBe('je fais du pain pour les villages autour du moulin depuis dix ans.');
});

test('what welcomes the reader of a page tells of the person', () => {
  expect(
    summary(
      '# Zoé Quillmart\n\n# Bienvenue sur mon site\n\nje fais du pain pour les villages autour du moulin depuis dix ans.\n\n# Langues\n\nAnglais',
    ),
  ).toBe('je fais du pain pour les villages autour du moulin depuis dix ans.');
});
