import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

const outline = (text: string) => toSections(toRows(textDocument(text))).map(({ kinds, rows }) => [kinds.join('+'), rows.map(contentOf)]);

test('headings cut, what precedes them is the head', () => {
  expect(outline('Jean Dupont\n\n# Expérience\nDéveloppeur\n\n# Formation\nMaster')).toEqual([
    ['head', ['Jean Dupont']],
    ['experience', ['Développeur']],
    ['education', ['Master']],
  ]);
});

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

test.each([
  ['Compétences en zalblat', '• Orme fine\n• Tarvel', ['Orme fine', 'Tarvel']],
  ['Weaving skills', 'Orme, tarvel', ['Orme, tarvel']],
  ['Cloud & DevOps', 'Orme, Tarvel, Norval', ['Orme, Tarvel, Norval']],
])('a plain title of skills behind an empty line opens their section: %s', (title, list, rows) => {
  const cv = (told: string) => `Jean\n\nFORMATION\n2010 Bac, Lycée Orme\n\n${title}\n${told}\n\nLOISIRS\nLecture`;
  expect(outline(cv(list))).toContainEqual(['skills', rows]);
  expect(outline(cv(`${list}\n2012 Licence, Université Tarvel`)).map(([kind]) => kind)).not.toContain('skills');
});

test.each([
  ['Pratique des langues étrangères', 'languages', 'Grec : B2'],
  ['Safety training', 'certifications', 'Tarvel at heights, 2021'],
  ['Champs de compétences', 'skills', 'Orme, tarvel'],
])('a plain title of lists behind an empty line: %s', (title, kind, row) => {
  expect(outline(`Jean\n\nFORMATION\n2010 Bac, Lycée Orme\n\n${title}\n${row}\n\nLOISIRS\nLecture`)).toContainEqual([kind, [row]]);
});

test('a heading in capitals that tells where the stays under it were opens their section', () => {
  expect(
    outline(
      'Jean\n\nCOMPETENCES\nDessin\n\nCARRIERE MILITAIRE - ARMEE TARVEL (2000 / 2024)\n\n2012 - 2024 : Instructeur\n\n2000 - 2012 : Pilote\n\nFORMATION\n1999 : Bac STT\n\nPERMIS : A, B',
    ),
  ).toEqual([
    ['head', ['Jean']],
    ['skills', ['Dessin']],
    ['experience', ['ARMEE TARVEL (2000 / 2024)', '2012 - 2024 : Instructeur', '2000 - 2012 : Pilote']],
    ['education', ['1999 : Bac STT']],
    ['other', ['A, B']],
  ]);
});

test('a heading set into its line, behind a full stop and a dash', () => {
  expect(outline('Jean\n\nMiscellaneous\nLanguages.— English, German\nComputer skills. – Palan, Cordex').slice(1)).toEqual([
    ['other', []],
    ['languages', ['English, German']],
    ['skills', ['Palan, Cordex']],
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

test('« Languages » over programming languages announces skills', () => {
  expect(outline('Jo\n\n# Languages\nJava, C++\n\n# Education\nBSc')[1]).toEqual(['skills', ['Java, C++']]);
});

test('a heading behind an empty line may be dressed less than the others, never inside jobs', () => {
  const cv = (inside: string) => `# Expérience\nVendeur\n\n# Langues\nAnglais\n\n# ${inside}\nMaster\n\nCompétences\n- Tenue de caisse\n`;
  expect(outline(cv('Formation')).slice(-2)).toEqual([
    ['education', ['Master']],
    ['skills', [expect.stringContaining('Tenue de caisse')]],
  ]);
  expect(outline(cv('Expériences bénévoles'))).toHaveLength(4);
});

test('two words of headings in the type of the text end no studies', () => {
  const sections = outline('# Expérience\nVendeur\n\n# Langues\nAnglais\n\n# Formation\nMaster\nLogiciels et langages\nLicence');
  expect(sections.at(-1)).toEqual(['education', ['Master', 'Logiciels et langages', 'Licence']]);
});

test('a smaller title parts the jobs into groups', () => {
  expect(outline('# Expérience\nVendeur\n\nAutres\nCaissier')[1]).toEqual(['experience', ['Vendeur', 'Caissier']]);
});

test('the tools of a job do not end the job', () => {
  const sections = outline('# Expérience\nDéveloppeur chez Alpha\nEnvironnement technique : Java\nDéveloppeur chez Bêta');
  expect(sections).toContainEqual(['experience', ['Développeur chez Alpha', 'Environnement technique : Java', 'Développeur chez Bêta']]);
  expect(sections).toContainEqual(['skills', ['Java']]);
});

test('the large name after a sidebar opens the head again', () => {
  const document = textDocument('Compétences\nJava\n\n# Léa Martin\nDéveloppeuse');
  document.pages[0]!.blocks[1]!.lines[0]!.fontSize = 24;
  expect(toSections(toRows(document)).at(-1)!.kinds).toEqual(['head']);
});

test('an employer and its post in type as large as the headings open no section', () => {
  const title = { fontSize: 16 };
  const lines: PrintedLine[] = [
    ['Compétences', 40, title],
    ['Java'],
    ['Expérience', 40, title],
    ['Novalys – Développeuse', 40, title],
    ['2019 - 2021, Lodre'],
    ['Tervane – Testeuse', 40, title],
    ['2017 - 2019, Lodre'],
    ['Formation', 40, title],
    ['Université de Lodre – Licence de gestion', 40, title],
    ['2014 - 2017'],
  ];
  expect(toSections(toRows(pageDocument(lines))).map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['skills', 1],
    ['experience', 4],
    ['education', 2],
  ]);
});

test('an employer dressed as the headings, its dates just below, opens no section', () => {
  const text = '# Compétences\nJava\n# Expérience\n# Novalys\n2019 - 2021\nDéveloppeuse\n# Formation\nMaster';
  expect(outline(text)).toEqual([
    ['head', []],
    ['skills', ['Java']],
    ['experience', ['Novalys', '2019 - 2021', 'Développeuse']],
    ['education', ['Master']],
  ]);
});

test('the word of a heading may be the title of a job, or a label under a degree', () => {
  const text =
    '# Profil\nCurieuse.\n# Expérience\nNovalys\nStage\n2019 - 2021\n# Formation\nMaster Droit\nRéalisations : deux mémoires\nLicence Droit';
  expect(outline(text).slice(2)).toEqual([
    ['experience', ['Novalys', 'Stage', '2019 - 2021']],
    ['education', ['Master Droit', 'Réalisations : deux mémoires', 'Licence Droit']],
  ]);
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

test('« Parcours » over degrees announces studies, over jobs a career', () => {
  const path = (lines: string) => outline(`# Parcours\n${lines}`)[1]![0];
  expect(path('2019 - 2021 Master de droit, Sorb\n2016 - 2019 Licence de droit, Sorb\n2016 Baccalauréat')).toBe('education');
  expect(path('2019 - 2021 Greffière, Sorb\n2016 - 2019 Clerc, Sorb\n2016 Licence de droit')).toBe('experience');
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

test('headings that no list knows right under « Education » are its schools', () => {
  const large = { fontSize: 14, bold: true };
  const rows = toRows(
    pageDocument([
      ['Marie Tessier'],
      ['Education', 40, large],
      ['Northvale Institute', 40, large],
      ['Master of Arts', 40],
      ['June 2014', 40],
      ['Skills', 40, large],
      ['Excel', 40],
    ]),
  );
  expect(toSections(rows).map(({ kinds, rows: told }) => [kinds[0], told.map(contentOf)])).toEqual([
    ['head', ['Marie Tessier']],
    ['education', ['Northvale Institute', 'Master of Arts', 'June 2014']],
    ['skills', ['Excel']],
  ]);
});

test('titles of entries in a lesser type right under their heading open no section', () => {
  const [section, entry] = [
    { fontSize: 16, bold: true },
    { fontSize: 14, bold: true },
  ];
  const rows = toRows(
    pageDocument([
      ['Marie Tessier'],
      ['Education', 40, section],
      ['Northvale Institute', 40, entry],
      ['Master of Arts', 40],
      ['Skills', 40, entry],
      ['Excel', 40],
      ['Languages', 40, entry],
      ['French', 40],
      ['Experience', 40, section],
      ['Harlow Foods', 40, entry],
      ['Buyer, 2019 – 2021', 40],
      ['Denby Goods', 40, entry],
      ['Clerk, 2017 – 2019', 40],
    ]),
  );
  expect(toSections(rows).map(({ kinds }) => kinds[0])).toEqual(['head', 'education', 'skills', 'languages', 'experience']);
});

test('a lesser heading inside a job closes no section while dated jobs follow it', () => {
  const [large, bold] = [{ fontSize: 14, bold: true }, { bold: true }];
  const page = (last: string) =>
    toSections(
      toRows(
        pageDocument([
          ['Marie Tessier'],
          null,
          ['EXPERIENCE', 40, large],
          ['Fermat SA – Engineer, 2018 - 2020', 40, bold],
          ['Key projects', 40, bold],
          ['• The harbour clock, from its drawings to the day when it was hung over the quay.'],
          [last, 40, bold],
          ['• Tests of the lighthouse lamps, of their engines and of the boats that bring the oil.'],
          null,
          ['EDUCATION', 40, large],
          ['2013 Master'],
        ]),
      ),
    ).map(({ kinds }) => kinds[0]);
  expect(page('Fermat SA – Tester, 2016 - 2018')).toEqual(['head', 'experience', 'education']);
  expect(page('The lamps of the lighthouse')).toEqual(['head', 'experience', 'projects', 'education']);
});

test('« Objectif : … » among the bullets of a degree opens no section', () => {
  expect(outline('# Formation\nMaster Acoustique, 2019\n• Objectif : modéliser les interfaces\nLicence Acoustique, 2017')[1]).toEqual([
    'education',
    ['Master Acoustique, 2019', 'Objectif : modéliser les interfaces', 'Licence Acoustique, 2017'],
  ]);
});

test('« en cours » beside a date and « Stages : … » under a degree open no section', () => {
  expect(outline('# Formation\nMaster Droit, 2019\nen cours\nStages : notaire, huissier\nLicence Droit')[1]).toEqual([
    'education',
    ['Master Droit, 2019', 'en cours', 'Stages : notaire, huissier', 'Licence Droit'],
  ]);
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

test('a large icon is no name: the section that it stands in goes on', () => {
  const document = textDocument('# Léa Martin\n\n# Expérience\nVendeuse\n\n☰\n\nCaissière');
  document.pages[0]!.blocks.at(-2)!.lines[0]!.fontSize = 30;
  expect(toSections(toRows(document)).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience']);
});

test('a title in unknown words says its kind by its head noun, when it is dressed as the headings are', () => {
  const text =
    '# Profile\nSailor.\n\n# Boating & harbour experience\nSkipper\n\n# Languages\nEnglish\n\n# Harbour and community experience\nHelper';
  expect(outline(text).map(([kind]) => kind)).toEqual(['head', 'summary', 'experience', 'languages', 'other']);
  expect(outline('# Profile\nSailor.\n\n# Languages\nEnglish\n\nBoating & harbour experience\nSkipper').at(-1)![0]).toBe('languages');
});

test.each([['Maîtrise en gestion\t2019 - 2021'], ['TECHNIQUES DU BÂTIMENT - OPTION : TOITURES\tSep. 2019 - Avril 2021']])(
  'a degree beside its date is no heading, though its word announces skills elsewhere: « %s »',
  (degree) => {
    const rows = toRows(
      pageDocument([
        ['Formation', 40, { fontSize: 14, bold: true }],
        [degree, 40],
        ['Université de Marelle', 40],
      ]),
    );
    expect(toSections(rows).map(({ kinds }) => kinds[0])).toEqual(['head', 'education']);
  },
);

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

test('« Activities: » over what was done in a job opens no section', () => {
  const text =
    'Ana Example\n\n# Experience\n2019 - 2021 Bookkeeper, Orvane Ltd\nActivities:\n• Ledgers\n2016 - 2019 Cashier, Tarvel Ltd\nTasks:\n• Till\n\n# Education\n2015 BSc, Tarvel College';
  expect(toSections(toRows(textDocument(text))).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience', 'education']);
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

test('talks under a title in the dress of headings end the jobs, whatever date follows', () => {
  const heading = (text: string): PrintedLine => [text, 40, { bold: true, fontSize: 12 }];
  const sections = toSections(
    toRows(
      pageDocument([
        heading('Education'),
        ['2018 Master in biology, Lodre University'],
        null,
        heading('Experience'),
        ['2019 - 2021 Biologist, Institute of Tides'],
        ['• Surveys of the coast.', 60],
        null,
        heading('Conference presentations'),
        ['2020 The snails of the coast, Leeds'],
      ]),
    ),
  );
  expect(sections.map(({ kinds, rows }) => [kinds[0], rows.length])).toEqual([
    ['head', 0],
    ['education', 1],
    ['experience', 2],
    ['other', 1],
  ]);
});

test('« Qualification: … » among studies is the label of a degree', () => {
  expect(outline('Jean\n\n# Education\nQualification: Diploma in Floristry\nSchool: Carrow College')).toEqual([
    ['head', ['Jean']],
    ['education', ['Qualification: Diploma in Floristry', 'School: Carrow College']],
  ]);
});

test('« Spécialité : … » among studies is told of a degree', () => {
  const cv =
    'Jean\n\n# Formation\n2008 Doctorat, Université Orvane\nSpécialité : Tissages anciens\n2004 DEA, Université Orvane\n\n# Langues\nAnglais';
  expect(outline(cv).map(([kinds]) => kinds)).toEqual(['head', 'education', 'languages']);
});

test('« School » ends the jobs, though labels are called so', () => {
  expect(outline('Jean\n\n# Work\nOrvane Ltd 2011 - 2018\n\nSchool\nCarrow Comp 1994-1999').map(([kind]) => kind)).toEqual([
    'head',
    'experience',
    'education',
  ]);
});

test('« Qualifications » over a degree may hold certificates too', () => {
  expect(outline('Jean\n\n# Qualifications\nHND Pottery – Carrow College – 2011\nFirst aid at work').map(([kind]) => kind)).toEqual([
    'head',
    'education+certifications',
  ]);
});

test.each([
  ['Registered Tanner, Zalblat Council – 2016\nMember, Orvane Society of Tanners', 'certifications'],
  ['Quick and careful at the counter\nUsed to early hours', 'skills'],
])('« Professional qualifications » over %s', (content, kinds) => {
  expect(outline(`Jean Dupont\n\n# Professional qualifications\n${content}`).map(([kind]) => kind)).toEqual(['head', kinds]);
});

test.each([
  ['PGCE Zalblat, Norvale University, 2014\nSafeguarding Level 2', 'education+certifications'],
  ['Zalblat Expert, 2014\nOrme Safety Card', 'certifications'],
])('« Qualifications & training » over %s', (content, kinds) => {
  expect(outline(`Jean Dupont\n\n# Qualifications & training\n${content}`).map(([kind]) => kind)).toEqual(['head', kinds]);
});

test('what a row goes on with behind a comma is no heading', () => {
  expect(outline('Jean\n\n# Compétences\nTableurs, saisie,\nCommunication')).toEqual([
    ['head', ['Jean']],
    ['skills', ['Tableurs, saisie,', 'Communication']],
  ]);
});

test('words of headings that a degree goes on with in the next row, or that open a study, are none', () => {
  const rows = toRows(
    pageDocument([
      ['EDUCATION', 40, { bold: true, fontSize: 14 }],
      ['Graduate Diploma in', 40, { bold: true }],
      ['Education (Secondary)', 40, { bold: true }],
      ['Orvane University, 2016', 40],
      ['Senior Secondary School', 40, { bold: true }],
      ['Certificate (WAEC)', 40, { bold: true }],
      ['Tarvel House, 2009', 40],
    ]),
  );
  expect(toSections(rows).map(({ kinds }) => kinds.join('+'))).toEqual(['head', 'education']);
});

test('« Qualifications » over dated degrees announces studies, and words of degrees are no headings there', () => {
  const heading = { bold: true, fontSize: 13 };
  const sections = toSections(
    toRows(
      pageDocument([
        ['Ada Morin'],
        ['Qualifications', 40, heading],
        ['Orvane College, 2024'],
        ['Certificate III', 40, { bold: true }],
        ['Early learning'],
        ['Harlow College, 2020'],
        ['Certificate: Bookkeeping'],
        ['Work Experience', 40, heading],
        ['Clerk, Tarvel, 2021 – 2022'],
      ]),
    ),
  );
  expect(sections.map(({ kinds, rows }) => [kinds.join('+'), rows.length])).toEqual([
    ['head', 1],
    ['education+certifications', 5],
    ['experience', 1],
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

test('a head told whole under its date is no heading, though it stands in capitals as they do', () => {
  const head = 'PROCESS TECHNICIAN – ORVANE MOLDES LDA';
  const cv = `Jean\n\nWORK EXPERIENCE\n\n03/2015 – 08/2018 – Porto, Portugal\n${head}\n- Injection moulding\n\nEDUCATION\n2010 BSc Physics, University of Dunmore`;
  expect(outline(cv)).toContainEqual(['experience', ['03/2015 – 08/2018 – Porto, Portugal', head, 'Injection moulding']]);
});

test('labels of forms head no section, though the headings look as they do; nor does a contract', () => {
  expect(
    outline(
      'Expérience professionnelle\n\nDates\n2019 - 2021\nPrincipales activités et responsabilités\nConseil aux clients\nFormation\n2010 Baccalauréat',
    ).map(([kinds]) => kinds),
  ).toEqual(['head', 'experience', 'education']);
  expect(outline('EXPÉRIENCES\n\nVendeuse\nCDI\nOrvane, 2019 - 2021\n\nFORMATION\n2010 Baccalauréat').map(([kinds]) => kinds)).toEqual([
    'head',
    'experience',
    'education',
  ]);
});
