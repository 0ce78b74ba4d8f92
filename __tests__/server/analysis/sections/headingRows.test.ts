import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { outline } from '../support/outline.ts';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

test('a heading may share its line with its content', () => {
  expect(outline('Jean\n\nLangues : anglais courant\n\nLoisirs : natation')).toEqual([
    ['head', ['Jean']],
    ['languages', ['anglais courant']],
    ['interests', ['natation']],
  ]);
});

test('a heading that a hyphen cuts goes on below', () => {
  const lines: (PrintedLine | null)[] = [
    ['Jean'],
    null,
    ['LOGICIELS ET LANGAGES DE PRO-', 40, { bold: true }],
    ['GRAMMATION', 40, { bold: true }],
    ['Orme, Tarvel'],
  ];
  const sections = toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]);
  expect(sections).toContainEqual(['skills', ['Orme, Tarvel']]);
});

test('a heading set into its line, behind a full stop and a dash', () => {
  expect(outline('Jean\n\nMiscellaneous\nLanguages.— English, German\nComputer skills. – Palan, Cordex').slice(1)).toEqual([
    ['other', []],
    ['languages', ['English, German']],
    ['skills', ['Palan, Cordex']],
  ]);
});

test('the title of an article, its dash within quotation marks, is no heading with its content', () => {
  expect(outline('Jean\n\nPublications\n---. "The History of MOOCs – Who learns." Tarval Review, 2015')).toEqual([
    ['head', ['Jean']],
    ['other', ['---. "The History of MOOCs – Who learns." Tarval Review, 2015']],
  ]);
});

test('the end of a quotation is no heading, whatever word it ends with', () => {
  expect(outline('Jean\n\nDiplômes\nDocteur en médecine, avec la mention "Grande\nDistinction" (Orvane, 1987).')).toEqual([
    ['head', ['Jean']],
    ['education', ['Docteur en médecine, avec la mention "Grande', 'Distinction" (Orvane, 1987).']],
  ]);
});

test('a heading of two lines is one', () => {
  expect(outline('Jean\n\n# Domaines de\n# compétence\nAchats')).toEqual([
    ['head', ['Jean']],
    ['skills', ['Achats']],
  ]);
});

test('« Résumé » names the document, or announces the sentences that follow it', () => {
  const told = 'Résumé\nEngineer who has built the payment systems of three banks\nand led the teams that run them.';
  expect(outline(`Ann Orme\nEngineer\nann@orme.example\n${told}\n\n# Experience\nTester`)[1]![0]).toBe('summary');
  expect(outline('Résumé\nAnn Orme\nEngineer\n\n# Experience\nTester')[0]).toEqual(['head', ['Résumé', 'Ann Orme', 'Engineer']]);
});

test('a word that labels a row is a heading in type as large as the headings, capitals or not', () => {
  const text =
    'Ann Orme\n\n# EXPÉRIENCE\nStage en agence\njuin 2017\nVisites de logements.\n\n# Diplôme\n2020 - Bac Vente\n\n# LANGUES\nAnglais';
  expect(outline(text).slice(1)).toEqual([
    ['experience', ['Stage en agence', 'juin 2017', 'Visites de logements.']],
    ['education', ['2020 - Bac Vente']],
    ['languages', ['Anglais']],
  ]);
});

test('a heading behind an empty line may be dressed less than the others, never inside jobs', () => {
  const cv = (inside: string) => `# Expérience\nVendeur\n\n# Langues\nAnglais\n\n# ${inside}\nMaster\n\nCompétences\n- Tenue de caisse\n`;
  expect(outline(cv('Formation')).slice(-2)).toEqual([
    ['education', ['Master']],
    ['skills', [expect.stringContaining('Tenue de caisse')]],
  ]);
  expect(outline(cv('Expériences bénévoles'))).toHaveLength(4);
});

test('the end of a title cut at its hyphen is no heading', () => {
  const rows = toRows(
    pageDocument([
      ['EXPÉRIENCE', 40, { fontSize: 14, bold: true }],
      null,
      ['Assistante de recherche, plateforme full-', 40, { bold: true }],
      ['Stack', 40, { bold: true }],
      ['Université de Sorb', 40],
    ]),
  );
  expect(toSections(rows).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience']);
});

test('the word that a row breaks off before is no heading', () => {
  const rows = toRows(
    pageDocument([
      ['# Jean'],
      ['Formation', 40, { bold: true, fontSize: 14 }],
      ['Ingénieur en réseaux et', 40],
      ['Communication', 52],
      ['INSA Rouen', 52],
    ]),
  );
  expect(toSections(rows).map(({ kinds }) => kinds[0])).toEqual(['head', 'education']);
});

test('a title of two lines set against the right is one heading', () => {
  const document = pageDocument([
    ['Expériences', 100, { bold: true, fontSize: 12, width: 60 }],
    ['professionnelles', 70, { bold: true, fontSize: 12, width: 90 }],
    ['2019 - 2021 Développeuse, Alpha SAS', 170],
  ]);
  expect(toSections(toRows(document)).map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['experience', 1],
  ]);
});

test('a heading set as the others opens its section, whatever follows its dash', () => {
  const title = { fontSize: 14 };
  const document = pageDocument([
    ['Formation', 40, title],
    ['Master', 40],
    null,
    ['Expériences professionnelles', 40, title],
    ['Câbleuse, Alpha SAS\t2019 - 2021', 40],
    ['Faisceaux électriques pour les machines de l’atelier, contrôle et reprise de ceux des autres équipes.', 40],
    null,
    ['Projets – Réalisations concrètes', 40, title],
    ['Drone\t2024', 40],
  ]);
  expect(toSections(toRows(document)).map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['education', 1],
    ['experience', 2],
    ['projects', 2],
  ]);
});

test('headings in capitals behind what the font of an icon leaves', () => {
  const lines: PrintedLine[] = [
    ['ffi EXPÉRIENCES PROFESSIONNELLES', 40, { fontSize: 14, bold: true }],
    ['2019 - 2021 Novalys', 40],
    ['z MES LOISIRS', 40, { fontSize: 14, bold: true }],
    ['Voile', 40],
    ['^ LANGUES', 40, { fontSize: 14, bold: true }],
    ['Anglais', 40],
  ];
  expect(toSections(toRows(pageDocument(lines))).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience', 'interests', 'languages']);
});

test('headings that the page numbers', () => {
  const text =
    'Ana Example\n\n# 01 About me\nBookkeeper\n\n# 02 / Experience\n2019 - 2021 Bookkeeper, Orvane Ltd\n\n# 03. Education\n2018 BSc, Tarvel College';
  expect(toSections(toRows(textDocument(text))).map(({ kinds }) => kinds[0])).toEqual(['head', 'summary', 'experience', 'education']);
});

test.each(['01 Expérience', '02/ Expérience', '(03) Expérience', '04 — Expérience'])('a heading behind its number: « %s »', (heading) => {
  expect(outline(`Jean Dupont\n\n# ${heading}\n2019 - 2021 Novalys`).map(([kind]) => kind)).toEqual(['head', 'experience']);
});

test('an unknown title at the right edge, where the headings end, opens a section', () => {
  const title = (text: string): PrintedLine => [text, 500 - 8 * text.length, { fontSize: 14, bold: true, width: 8 * text.length }];
  const lines: PrintedLine[] = [
    title('EXPERIENCE'),
    ['2019 - 2021 Novalys', 40],
    title('ACCOLADES'),
    ['Prize of the town', 40],
    title('SKILLS'),
    ['Git', 40],
  ];
  expect(toSections(toRows(pageDocument(lines))).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience', 'other', 'skills']);
});

test('what a row goes on with behind a comma is no heading', () => {
  expect(outline('Jean\n\n# Compétences\nTableurs, saisie,\nCommunication')).toEqual([
    ['head', ['Jean']],
    ['skills', ['Tableurs, saisie,', 'Communication']],
  ]);
});

test('a heading of three lines, which goes on in small letters', () => {
  const rows: (PrintedLine | null)[] = [
    ['langues', 80, { fontSize: 12 }],
    ['Anglais, lu, écrit et parlé chaque jour', 80],
    null,
    ['compétences', 80, { fontSize: 12, width: 60 }],
    ['numériques et', 75, { fontSize: 12, width: 65 }],
    ['pédagogiques', 78, { fontSize: 12, width: 62 }],
    ['Orme, tarvel, norval, denby et marelle', 80],
  ];
  expect(toSections(toRows(pageDocument(rows))).map(({ kinds, rows: own }) => [kinds[0], own.map(contentOf)])).toEqual([
    ['head', []],
    ['languages', ['Anglais, lu, écrit et parlé chaque jour']],
    ['skills', ['Orme, tarvel, norval, denby et marelle']],
  ]);
});

test('a title in unknown words that ends in a colon as the known ones do', () => {
  expect(
    outline('Jean\n\nProfil :\nCalme\n\nTournées et expérience :\n2018 – 2021 Tisserand, Norval\n\nLangues :\nAnglais').map(
      ([kind]) => kind,
    ),
  ).toEqual(['head', 'summary', 'experience', 'languages']);
});

test('what comes beside the posts of an academic, under a smaller heading among them, is no post', () => {
  const lines: (PrintedLine | null)[] = [
    ['Jean'],
    null,
    ['Expérience', 40, { fontSize: 16, bold: true }],
    ['Maître de conférences'],
    null,
    ['Autres', 40, { fontSize: 13 }],
    ['Vacataire'],
    null,
    ['Encadrement', 40, { fontSize: 13 }],
    ['Nora Orme, 2019'],
    null,
    ['Événements organisés', 40, { fontSize: 13 }],
    ['Journée Tarvel, 2020'],
  ];
  const sections = toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]);
  expect(sections).toEqual([
    ['head', ['Jean']],
    ['experience', ['Maître de conférences', 'Vacataire']],
    ['other', ['Nora Orme, 2019']],
    ['other', ['Journée Tarvel, 2020']],
  ]);
});

test('« Professionnelles » and « Associatives » under « Expériences » part them', () => {
  const [large, small] = [
    { fontSize: 14, bold: true },
    { fontSize: 11, bold: true },
  ];
  const document = pageDocument([
    ['Expériences', 40, large],
    ['Professionnelles', 50, small],
    ['2019 - 2021 Développeuse, Alpha SAS'],
    ['Associatives', 50, small],
    ['2018 - 2019 Trésorière du club de voile'],
  ]);
  expect(toSections(toRows(document)).map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['experience', 0],
    ['experience', 1],
    ['other', 1],
  ]);
});
