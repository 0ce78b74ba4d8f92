import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { outline } from '../support/outline.ts';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';
import { textDocument } from '../support/textDocument.ts';

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

test('« Activities: » over what was done in a job opens no section', () => {
  const text =
    'Ana Example\n\n# Experience\n2019 - 2021 Bookkeeper, Orvane Ltd\nActivities:\n• Ledgers\n2016 - 2019 Cashier, Tarvel Ltd\nTasks:\n• Till\n\n# Education\n2015 BSc, Tarvel College';
  expect(toSections(toRows(textDocument(text))).map(({ kinds }) => kinds[0])).toEqual(['head', 'experience', 'education']);
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

test('« Cours : … » among the bullets of a post opens no section', () => {
  const told = ['Chargée de cours, 2017 – 2021', 'Université Tarvel', 'Cours : tissage 1 et 2, histoire du fil', 'Tutrice, 2015 – 2016'];
  expect(outline(`# Enseignement\n${told[0]}\n${told[1]}\n• ${told[2]}\n${told[3]}`)[1]?.[1]).toEqual(told);
});
