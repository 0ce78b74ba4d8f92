import { certificatesAmongAwards } from '#server/analysis/candidate/skills/awards';
import { certificatesAmong, isCertificate, readCertifications } from '#server/analysis/candidate/skills/certifications';
import { readCandidate } from '#server/analysis/readCandidate';
import { tellsTradeCertificate } from '#server/analysis/text/tradeCertificates';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const read = (...lines: PrintedLine[]) => readCertifications(toRows(pageDocument(lines))).map(({ value }) => value);

test('one certificate a row, without its date', () => {
  expect(read(['2021 Zalblat Expert'], ['Permis cariste – 2019'])).toEqual(['Zalblat Expert', 'Permis cariste']);
});

test('what is told of a certificate behind its name is no part of it, nor is what was made on the way', () => {
  expect(
    read(['Advanced Zalblat Diploma (AZD) - Completed a one-year professional course covering kilns, glazes, clays and looms']),
  ).toEqual(['Advanced Zalblat Diploma (AZD)']);
  expect(read(['• Zalblat Design'], ['• Orvane Algorithms'], ['Completed projects:'], ['• Build a kiln'])).toEqual([
    'Zalblat Design',
    'Orvane Algorithms',
  ]);
});

test('the number of a certificate on a row of its own is none', () => {
  expect(read(['Orvane Fundamentals'], ['ID : 1740267 Voir la certification'], ['Zalblat Essentials'])).toEqual([
    'Orvane Fundamentals',
    'Zalblat Essentials',
  ]);
});

test('tables, what was issued, how long it lasts and its number are no part of the name', () => {
  expect(read(['Certificate\tIssuer\tYear'], ['Zalblat Expert\tNorvale\t2020'], ['Orme Expert\tTilo\t2021'])).not.toContain(
    'Certificate Issuer',
  );
  expect(read(['Zalblat Essentials'], ['Norvale · Issued Mar 2022'], ['Orme Essentials'], ['Tilo · Issued Apr 2021'])).toEqual([
    'Zalblat Essentials',
    'Orme Essentials',
  ]);
  expect(read(['Zalblat et postures (7 h), 2022'], ['Orme registered (No. 123456)'], ['Carte Tarvel n° CAR-035-2027'])).toEqual([
    'Zalblat et postures',
    'Orme registered',
    'Carte Tarvel',
  ]);
  expect(read(['Néant'])).toEqual([]);
  expect(read(['2023 : Zalblat Ads – Google'], ['2022 : Tilo Marketing – Google'], ['2021 : Orme – niveau 4'])).toEqual([
    'Zalblat Ads',
    'Tilo Marketing',
    'Orme – niveau 4',
  ]);
});

test.each([
  'Brevet de surveillant de baignade',
  'Brevet de secourisme',
  'Sauveteur secouriste du travail (SST)',
  'Service de sécurité incendie SSIAP',
  'Prévention et secours civiques',
  'PSE 1',
])('« %s » is a certificate by its words', (text) => {
  expect(isCertificate(text)).toBe(true);
});

test.each(['First Aid at Work', 'Level 3 Food Hygiene', 'Personal Licence Holder (2014)', 'CSCS card'])('« %s » too', (text) => {
  expect(isCertificate(text)).toBe(true);
});

test.each([
  ['Recyclage AFGSU niveau 2', true],
  ['Renouvellement du CACES R489', true],
  ['permis EC + FIMO', true],
  ['Permis B', true],
  ['Habilitation électrique BR', true],
  ['Permis d’aménager', false],
  ['Formation au dessin', false],
  ['Habilitation à diriger des recherches', false],
])('whether « %s » is a certificate of a trade: %s', (text, expected) => {
  expect(tellsTradeCertificate(text)).toBe(expected);
});

test('certificates of a trade among the studies, each a row or two on one', () => {
  const document = textDocument(
    'Anna Brookfield\n\nFormation\n\n2011 CAP coiffure, CFA Tarvel\n2014 CACES R489 cat. 3\n2012 : permis EC + FIMO AFTRAL Tarvel\nCACES R482 cat F, R490\n2018 Recyclage AFGSU niveau 2\nBAFA (2010), PSC1 (2016)',
  );
  const { facts } = readCandidate(document, { country: 'FR', today: '2026-11-22' });
  expect(facts.education.map(({ degree }) => degree)).toEqual(['CAP']);
  expect(facts.certifications).toEqual([
    'CACES R489 cat. 3',
    'permis EC + FIMO AFTRAL Tarvel',
    'CACES R482 cat F, R490',
    'Recyclage AFGSU niveau 2',
    'BAFA',
    'PSC1',
  ]);
});

test('« CFA » before the name of a school for apprentices is no certificate of analysts', () => {
  const text =
    'Anna Brookfield\n\nFormation\n\n2011 Chef de rayon, titre certifié niveau II (RNCP)\tCFA Tarvel\n2009 Bac pro, lycée Tarvel';
  const { facts } = readCandidate(textDocument(text), { country: 'FR', today: '2026-01-01' });
  expect(facts.certifications).toEqual([]);
  expect(read(['CFA Level II, 2021'])).toEqual(['CFA Level II']);
});

test('« CAP Sauveterre », « Service social » are none', () => {
  expect(['CAP Sauveterre', 'Licence de service social'].map(isCertificate)).toEqual([false, false]);
});

test('a bullet behind the date and the stop at the end of a row are no part of the name', () => {
  expect(read(['2021   • Zalblat Expert'], ['2019   • Permis cariste'], ['Norval.'])).toEqual([
    'Zalblat Expert',
    'Permis cariste',
    'Norval',
  ]);
});

test('what is told of a certificate further in or in brackets is none', () => {
  expect(read(['2021 Zalblat Expert'], ['Bâtir et tenir un Zalblat', 75], ['2019 Permis cariste'], ['Conduite en entrepôt', 75])).toEqual([
    'Zalblat Expert',
    'Permis cariste',
  ]);
  expect(read(['Certificat Moreau : 707/1000'], ['(Orthographe).'])).toEqual(['Certificat Moreau : 707/1000']);
});

test('a run parted by dots gives one certificate each; courses followed are none', () => {
  expect(
    read(['Zalblat Certified Developer · Norvale Scrum Coach · Tarval Cloud Administrator · Orme 4 Foundation · Permis cariste']),
  ).toEqual(['Zalblat Certified Developer', 'Norvale Scrum Coach', 'Tarval Cloud Administrator', 'Orme 4 Foundation', 'Permis cariste']);
  expect(read(['Zalblat Expert'], ['Relevant coursework: Algorithms, Databases, Optics'])).toEqual(['Zalblat Expert']);
});

test('a row that is the whole list, with asides in brackets', () => {
  expect(read(['ILS (Feb 2024), Norvale Level 3, Zalblat lifting (annual), First aid at work'])).toEqual([
    'ILS',
    'Norvale Level 3',
    'Zalblat lifting (annual)',
    'First aid at work',
  ]);
});

test('a known issuer in brackets behind a certificate is left out', () => {
  expect(read(['Zalblat Expert (Linux Foundation)'], ['Orme Baker (level two)'])).toEqual(['Zalblat Expert', 'Orme Baker (level two)']);
});

test('semicolons part certificates on every row', () => {
  expect(read(['Signs of Orme (2 day, 2018); Tarvel introduction; Norvale First;'], ['Zalblat practice (ORVANE, 2022)'])).toEqual([
    'Signs of Orme',
    'Tarvel introduction',
    'Norvale First',
    'Zalblat practice',
  ]);
});

test('a run parted by dashes, letters parted by commas in it', () => {
  expect(read(['B2V, BR, BC – CACES R489 cat. 1, 3, 5 et R486 (nacelle) – pontier élingueur – SST'])).toEqual([
    'B2V',
    'BR',
    'BC',
    'CACES R489 cat. 1, 3, 5 et R486 (nacelle)',
    'pontier élingueur',
    'SST',
  ]);
});

test('two bullets side by side, and what is said of the person', () => {
  expect(read(['• Zalblat Expert (2022)\t○ Norval Manager (2021)'], ['• Permis cariste'], ['• Je répare des vélos'])).toEqual([
    'Zalblat Expert',
    'Norval Manager',
    'Permis cariste',
  ]);
});

test('letters that dashes part', () => {
  expect(read(['B1V – BR – BC – H0'], ['Permis cariste'])).toEqual(['B1V', 'BR', 'BC', 'H0', 'Permis cariste']);
});

test('the labels of a certificate are none', () => {
  expect(read(['Zalblat Expert'], ['Année de délivrance : 2021'], ['Mots-clés : stocks'], ['Passed'])).toEqual(['Zalblat Expert']);
});

test('an issuer on the row below is no certificate', () => {
  expect(read(['Zalblat Cloud Practitioner'], ['Norvale Institute · 2021'], ['Orme Security Expert'], ['Tarval Academy · 2023'])).toEqual([
    'Zalblat Cloud Practitioner',
    'Orme Security Expert',
  ]);
  expect(read(['May 2021 Zalblat Cloud Practitioner'], ['Norvale Institute'], ['Feb 2020 Orme Security Expert'], ['Tarval'])).toEqual([
    'Zalblat Cloud Practitioner',
    'Orme Security Expert',
  ]);
});

test('a title over its issuer over the date, again and again, names the certificate', () => {
  const bold = { bold: true };
  expect(
    read(
      ['Zalblat Cloud Practitioner', 40, { fontSize: 12 }],
      ['Norvale Institute', 40, bold],
      ['Mar 2020 Online', 40],
      ['Orme Security Expert', 40, { fontSize: 12 }],
      ['Tarval Academy', 40, bold],
      ['May 2021 Online', 40],
    ),
  ).toEqual(['Zalblat Cloud Practitioner', 'Orme Security Expert']);
});

test('titles in bold name the certificates, what stands under them tells of them', () => {
  const bold = { bold: true };
  const dressed: PrintedLine[] = [
    ['Zalblat Cloud Practitioner', 40, bold],
    ['Norvale Institute'],
    ['Orme Security Expert', 40, bold],
    ['Tarval Academy'],
  ];
  expect(read(...dressed)).toEqual(['Zalblat Cloud Practitioner', 'Orme Security Expert']);
});

test('a period of days and the place stay out of the name', () => {
  expect(read(['8 au 11 juin 2019 Zalblat Technical Expert'], ['2 août 2018 TOEIC 945'])).toEqual([
    'Zalblat Technical Expert',
    'TOEIC 945',
  ]);
});

test('degrees, footers, links and lists of skills are no certificates', () => {
  expect(
    read(
      ['Zalblat Expert'],
      ['Master 2, Droit des affaires'],
      ['© 2026 Mara Orme'],
      ['View certificate'],
      ['mara@tarval.fr | Lyon'],
      ['Analyse : Excel, Python'],
    ),
  ).toEqual(['Zalblat Expert']);
});

test('among courses only what calls itself a certificate is one', () => {
  const rows = toRows(pageDocument([['Leadership in Non-Formal Education'], ['Zalblat Certified Developer']]));
  expect(readCertifications(rows, true).map(({ value }) => value)).toEqual(['Zalblat Certified Developer']);
});

test('a short line among activities that calls itself a certificate is one, a sentence is none', () => {
  const rows = toRows(
    pageDocument([['2021 Certified Zalblat Engineer'], ['2019 Scouts leader'], ['I hold a certificate that says how well I cook.']]),
  );
  expect(certificatesAmong(rows).map(({ value }) => value)).toEqual(['Certified Zalblat Engineer']);
});

test('what was issued, and by whom, tells of the certificate above', () => {
  expect(
    read(
      ['Zalblat Cloud Practitioner'],
      ['Norvale Institute'],
      ['Issued Jan 2022 · Expires Jan 2025'],
      ['Credential ID 7f21'],
      ['Orme Security Expert'],
      ['Tarval Academy'],
      ['Issued Mar 2020'],
    ),
  ).toEqual(['Zalblat Cloud Practitioner', 'Orme Security Expert']);
});

test('a vendor over the bullets of its certificates is none, a name and its issuer are one certificate', () => {
  expect(read(['Norvale'], ['• NV-900: Cloud Basics'], ['• NV-104: Cloud Administrator'])).toEqual([
    'NV-900: Cloud Basics',
    'NV-104: Cloud Administrator',
  ]);
  expect(read(['PMP, Project Management Institute (2019)'])).toEqual(['PMP']);
});

test('a list under the same label again and again tells of the certificates above', () => {
  const label: PrintedLine = ['Mots-clés :'];
  expect(read(['Gérer un entrepôt'], label, ['• quais, stocks'], ['Conduire une équipe'], label, ['• plannings, tours de garde'])).toEqual([
    'Gérer un entrepôt',
    'Conduire une équipe',
  ]);
  expect(read(['Norvale :'], ['• NV-900: Cloud Basics'], ['Tarval :'], ['• T-104: Cloud Administrator'])).toEqual([
    'NV-900: Cloud Basics',
    'T-104: Cloud Administrator',
  ]);
});

test.each([
  ['Zalblat Safety Certificate, Norvale Institute', 'Zalblat Safety Certificate'],
  ['Zalblat Hospital Hygiene Certification, Norvale Hospital\tExp. May 2024', 'Zalblat Hospital Hygiene Certification'],
  ['Chartered Zalblat, Norvale Institute of Nursing\tExpected June 2024', 'Chartered Zalblat'],
  ['Zalblat Expert, valable jusqu’en 2026', 'Zalblat Expert'],
  ['Master Zalblat and Tarval : Udemy - May 2021', 'Master Zalblat and Tarval'],
  ['Zalblat Architect – Associate · Amazon · 2022', 'Zalblat Architect – Associate'],
  ['TOEIC : 945', 'TOEIC : 945'],
  ['TOEIC 850/990', 'TOEIC 850/990'],
  ['Zalblat Expert (expired but passed)', 'Zalblat Expert'],
  ['2019 • Permis cariste.', 'Permis cariste'],
])('neither who issues it nor what its date means belongs to a certificate, %s', (line, name) => {
  expect(read([line])).toEqual([name]);
});

test('among awards what is won is no certificate', () => {
  const rows = toRows(
    pageDocument([
      ['Tarval Certificate, May 2012'],
      ['Orme Scholarship, May 2012'],
      ['Level B Zalblat examination, May 2012'],
      ['Zalblat Olympiad – 1st position'],
      ['Award in Zalblat Training'],
      ['Norvale Institute - Most Valuable Student'],
    ]),
  );
  expect(certificatesAmongAwards(rows).map(({ value }) => value)).toEqual([
    'Tarval Certificate',
    'Level B Zalblat examination',
    'Award in Zalblat Training',
  ]);
});

test('names that are letters are certificates each, whoever issues them', () => {
  expect(read(['BLS, ACLS, PALS – Norvale Heart Association'], ['Zalblat Expert'])).toEqual(['BLS', 'ACLS', 'PALS', 'Zalblat Expert']);
});

test.each<[string, string[], string[]]>([
  [
    'a dash',
    ['Zalblat Essentials — Orme (Août 2025) — ID : 178149', 'Tarval 2024 Certified Baker — Norvale (May 2025)'],
    ['Zalblat Essentials', 'Tarval 2024 Certified Baker'],
  ],
  ['a comma', ['Zalblat Essentials, Orme, 2021', 'Hygiene, Level 2, Highpole, 2019'], ['Zalblat Essentials', 'Hygiene, Level 2']],
  ['a stroke', ['Zalblat | Orme Labs | 2021', 'Tarval | Norvale | 2019'], ['Zalblat', 'Tarval']],
  ['brackets', ['Certificat Zalblat (Projet Zalblat, 2018)', 'SST (Orme, 2022)'], ['Certificat Zalblat', 'SST']],
  ['no date and a known issuer', ['C++ – Tarval : Référence.', 'Baking – Udemy : Référence.'], ['C++', 'Baking']],
  [
    'a sentence',
    [
      'Baking, Bread: A Zalblat course offered by Norvale & Orme. Certificate earned in May 2021. Verification Link',
      'Tarval délivré par Orme, 2019',
    ],
    ['Baking, Bread', 'Tarval'],
  ],
])('what parts names from issuers all along a section: %s', (_, lines, expected) => {
  expect(read(...lines.map((line): PrintedLine => [line]))).toEqual(expected);
});

test('one dash among dated rows belongs to its name', () => {
  expect(read(['Zalblat — Beginner to Expert — June 2021'], ['Tarval — June 2020'], ['Orme (Basic) — May 2020'])).toEqual([
    'Zalblat — Beginner to Expert',
    'Tarval',
    'Orme (Basic)',
  ]);
});

test.each<[string, string[], string[]]>([
  [
    'the number of an examination in front',
    ['ZB-104 - Zalblat Solutions Administrator', 'ZB-300 - Zalblat Networks'],
    ['ZB-104 - Zalblat Solutions Administrator', 'ZB-300 - Zalblat Networks'],
  ],
  ['who taught in brackets', ['Bread Making (Coursera, Norvale)', 'Old Doughs (edX MOOC, Orme)'], ['Bread Making', 'Old Doughs']],
  ['how far it is', ['Bread Networks - Coursera (Completed)', 'Old Doughs - Coursera (In progress)'], ['Bread Networks', 'Old Doughs']],
  ['the letters of a body', ['Certified Baker (CB), ZBA', 'Certified Miller (CM), ZBA'], ['Certified Baker (CB)', 'Certified Miller (CM)']],
  ['a body by its first word', ['Chartered Baker (CBak), Institution of Norvale Bakers, 2016'], ['Chartered Baker (CBak)']],
  ['numbers of a list', ['1. Bread Making – Udemy', '2. Old Doughs – Udemy'], ['Bread Making', 'Old Doughs']],
  [
    'a link to prove it, then a date',
    ['Zalblat Expert | Norvale Labs | Credential ID A8X | 2022', 'Tarval | Orme | ID B7 | 2021'],
    ['Zalblat Expert', 'Tarval'],
  ],
  [
    'a skill behind a comma',
    ['Norvale Certified Baker, Java SE 11 Developer', 'Zalblat Expert, Google', 'Tarval, Orme SA'],
    ['Norvale Certified Baker, Java SE 11 Developer', 'Zalblat Expert', 'Tarval'],
  ],
  [
    'a link that is printed',
    ['Zalblat Expert zalblat.com/badges/7f2 public', 'Bread Making (Coursera MOOC, Orme) - (verification)'],
    ['Zalblat Expert', 'Bread Making'],
  ],
  ['a year that tells a product', ['Windows 2000 Professional', 'Zalblat 2019 Orme'], ['Windows 2000 Professional', 'Zalblat']],
  ['another certificate behind a dash', ['Dough 101 - Bread Making Certificate'], ['Dough 101 - Bread Making Certificate']],
  [
    'an issuer under each',
    ['Zalblat Professional', 'Zalblat Institute', 'Certified Tarval', 'Orme Inc.'],
    ['Zalblat Professional', 'Certified Tarval'],
  ],
  [
    'issuers under bullets',
    ['• Zalblat Expert', 'Coursera, 2023', '• Tarval Expert', '[a grant of Orme]'],
    ['Zalblat Expert', 'Tarval Expert'],
  ],
  ['a bullet beside bullets', ['• Zalblat licence • Tarval safety • Orme training'], ['Zalblat licence', 'Tarval safety', 'Orme training']],
  [
    'a platform in front',
    ['NPTEL - Bread Foundation', 'Infosys Springboard - Dough Foundation'],
    ['NPTEL - Bread Foundation', 'Infosys Springboard - Dough Foundation'],
  ],
])('what is no part of a name: %s', (_, lines, expected) => {
  expect(read(...lines.map((line): PrintedLine => [line]))).toEqual(expected);
});

const certified = (text: string) => readCandidate(textDocument(text), { country: 'FR', today: '2026-01-01' }).facts.certifications;

test('a section that announces certificates beside memberships or languages', () => {
  expect(
    certified('# Zoé Quillmart\n\n# Memberships and Certifications\nMember, Royal Society of Tarvel\nZalblat Expert\nOrme Expert'),
  ).toEqual(['Member, Royal Society of Tarvel', 'Zalblat Expert', 'Orme Expert']);
  expect(certified('# Zoé Quillmart\n\n# Certifications et langues\nZalblat Expert, 2015\nEspagnol : notions')).toEqual(['Zalblat Expert']);
});

test.each(['Training', 'Professional development', 'Formations professionnelles', 'Related courswork'])(
  'under « %s » only what calls itself a certificate is one',
  (heading) => {
    expect(certified(`# Zoé Quillmart\n\n# ${heading}\nOvens and doughs, Norvale\nCertified Zalblat Baker\nTeam days`)).toEqual([
      'Certified Zalblat Baker',
    ]);
  },
);

test('what proves a language is no study', () => {
  expect(certified('# Zoé Quillmart\n\n# Certifications\nDELF B2, Institut français, 2019\nZalblat Expert')).toEqual([
    'DELF B2',
    'Zalblat Expert',
  ]);
});

test('certificates of a trade among other things, a licence to drive aside', () => {
  expect(
    certificatesAmong(toRows(textDocument('Permis B\nPermis Cariste\nBrevet européen de secourisme\nVoile'))).map(({ value }) => value),
  ).toEqual(['Permis Cariste', 'Brevet européen de secourisme']);
});
