import type { CandidateFacts } from '#contract/candidates';
import { readCandidate } from '#server/analysis/readCandidate';
import { BARE_CV, ENGLISH_CV, FRENCH_CV, LINKEDIN_CV } from './support/cvs.ts';
import { textDocument } from './support/textDocument.ts';

const OPTIONS = { country: 'FR', today: '2025-11-20' };
const factsOf = (text: string) => readCandidate(textDocument(text), OPTIONS).facts;

/** Paths of the facts that say something, as passages are keyed. */
const pathsOf = (facts: CandidateFacts): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value.map((_, index) => `${key}.${index}`);
    return typeof value === 'object' ? Object.keys(value).map((name) => `${key}.${name}`) : [key];
  });

test('a French CV', () => {
  expect(factsOf(FRENCH_CV)).toEqual({
    firstName: 'Jean',
    lastName: 'Dupont-Morel',
    emailAddress: 'jean.dupont-morel@example.com',
    phoneNumber: '+33 6 39 98 12 34',
    nationality: 'française',
    currentPosition: 'Développeur senior',
    currentCompany: 'Société Alpha SAS',
    currentLocation: 'Lyon',
    yearsOfExperience: 9.3,
    professionalSummary: 'Développeur depuis dix ans, attentif à la qualité et à la transmission.',
    technicalSkills: ['C++', 'C#', 'Go', 'R', 'Python', 'Docker', 'Kubernetes', 'Git', 'Kafka', 'PostgreSQL', 'API REST', '.NET'],
    softSkills: ['Transmission'],
    workExperience: [
      {
        position: 'Développeur senior',
        company: 'Société Alpha SAS',
        startDate: '2021-03',
        endDate: null,
        description:
          'Refonte de la plateforme de paiement avec Kafka et PostgreSQL, 2 M€ traités par jour.\nEncadrement de trois développeurs.',
      },
      {
        position: 'Développeur back-end',
        company: 'Bêta Technologies',
        startDate: '2016-09',
        endDate: '2021-02',
        description: "Développement d'API REST en C++ et en .NET.",
      },
      {
        position: "Stage de fin d'études",
        company: 'Gamma',
        startDate: '2016-04',
        endDate: '2016-08',
        description: 'Prototype de moteur de recherche.',
      },
    ],
    education: [
      { degree: "Diplôme d'ingénieur", field: 'informatique', institution: 'INSA Lyon', startDate: '2013', endDate: '2016' },
      { degree: 'DUT', field: 'informatique', institution: 'IUT de Grenoble', startDate: '2011', endDate: '2013' },
    ],
    languages: { Français: 'langue maternelle', Anglais: 'C1', Espagnol: 'notions' },
    certifications: ['AWS Certified Solutions Architect'],
    availabilityStatus: null,
    candidateLevel: 'senior',
    remoteWorkPreference: 'hybrid',
    employmentTypePreference: null,
    expectedSalaryMin: 55,
    expectedSalaryMax: 60,
    salaryCurrency: 'EUR',
    noticePeriodWeeks: 13,
    willingToRelocate: true,
  });
});

test('an English CV', () => {
  const facts = factsOf(ENGLISH_CV);
  expect(facts).toMatchObject({
    firstName: 'Amara',
    lastName: 'Okonkwo',
    phoneNumber: '+1 512 555 0147',
    currentPosition: 'Senior Accountant',
    currentCompany: 'Lonestar Foods Inc.',
    currentLocation: 'Austin, TX',
    yearsOfExperience: 10.5,
    technicalSkills: ['QuickBooks', 'Excel', 'Accounts payable', 'SAP', 'Zalblat Ledger'],
    languages: { Anglais: 'native', Igbo: 'fluent' },
    nationality: '',
    candidateLevel: 'senior',
  });
  expect(facts.workExperience.map(({ position, company, startDate, endDate }) => [position, company, startDate, endDate])).toEqual([
    ['Senior Accountant', 'Lonestar Foods Inc.', '2019-01', null],
    ['Staff Accountant', 'Brazos Energy LLC', '2015-06', '2018-12'],
  ]);
  expect(facts.education).toEqual([
    {
      degree: 'Bachelor of Business Administration',
      field: 'Accounting',
      institution: 'Texas State University',
      startDate: '2011',
      endDate: '2015',
    },
  ]);
});

test('a sidebar first, and two roles under one employer', () => {
  const facts = factsOf(LINKEDIN_CV);
  expect(facts).toMatchObject({ firstName: 'Camille', lastName: 'Roussel', currentLocation: 'Nantes, Pays de la Loire, France' });
  expect(facts.technicalSkills).toEqual(['Salesforce', 'Prospection']);
  expect(facts.softSkills).toEqual(['Négociation']);
  expect(facts.workExperience.map(({ position, company, startDate }) => [position, company, startDate])).toEqual([
    ['Responsable commerciale', 'Delta Services', '2021-01'],
    ['Ingénieure commerciale', 'Delta Services', '2019-11'],
  ]);
  expect(facts.education[0]).toMatchObject({ degree: 'Master', field: 'Management commercial', institution: 'Audencia' });
});

test('a CV without a single heading', () => {
  const facts = factsOf(BARE_CV);
  expect(facts).toMatchObject({ firstName: 'Julie', lastName: 'Caron', currentLocation: 'Tours', languages: { Anglais: 'B1' } });
  expect(facts.workExperience.map(({ position, company }) => [position, company])).toEqual([
    ['Comptable', 'Cabinet Lefort'],
    ['Aide-comptable', 'Cabinet Boyer'],
  ]);
  expect(facts.education.map(({ degree, institution }) => [degree, institution])).toEqual([['BTS', 'Lycée Grandmont']]);
});

test.each([FRENCH_CV, ENGLISH_CV, LINKEDIN_CV, BARE_CV])('every fact has a passage, and every passage is the text it quotes', (cv) => {
  const document = textDocument(cv);
  const { facts, passages } = readCandidate(document, OPTIONS);
  expect(pathsOf(facts).filter((path) => !passages[path])).toEqual([]);
  for (const { start, end, text } of Object.values(passages)) {
    expect(text).not.toBe('');
    expect(document.text.slice(start, end)).toBe(text);
  }
});

test('the same document gives the same answer, byte for byte', () => {
  const [once, again] = [FRENCH_CV, FRENCH_CV].map((cv) => JSON.stringify(readCandidate(textDocument(cv), OPTIONS)));
  expect(again).toBe(once);
});

test('a text that is no CV gives no person', () => {
  expect(factsOf('Recette de la tarte aux pommes\n\nÉplucher six pommes, étaler la pâte.')).toMatchObject({
    firstName: '',
    lastName: '',
    emailAddress: '',
    phoneNumber: '',
    workExperience: [],
    education: [],
    yearsOfExperience: null,
    candidateLevel: null,
  });
});

test('an empty document gives no fact', () => {
  expect(pathsOf(factsOf(''))).toEqual([]);
});

const SIZE = 200_000;
test.each([
  ['letters', 'a'.repeat(SIZE)],
  ['at signs', '@'.repeat(SIZE)],
  ['dotted words', 'a.'.repeat(SIZE / 2)],
  ['digits', '0 1-'.repeat(SIZE / 4)],
  ['dates', '2019 - '.repeat(SIZE / 7)],
  ['spaces', `Jean${' '.repeat(SIZE)}Dupont`],
  ['brackets', '('.repeat(SIZE)],
  ['labels', 'Nom : '.repeat(SIZE / 6)],
  ['experience rows', `Expérience\n${'Développeur chez Alpha 2019 - 2020\n'.repeat(SIZE / 36)}`],
  ['skill rows', `Compétences\n${'Java, C++ (Spring, '.repeat(SIZE / 19)}`],
  ['bullets', '• '.repeat(SIZE / 2)],
  ['short lines', 'Aa\n'.repeat(SIZE / 3)],
])('hostile text ends: %s', (_, text) => {
  expect(readCandidate(textDocument(text), OPTIONS).facts.workExperience.length).toBeLessThanOrEqual(100);
});

test('in a CV without headings the name is no job', () => {
  const { facts } = readCandidate(
    textDocument('Paula Chandler\nEmployment Solicitor\nNorwich\nAssociate solicitor, Lafferty LLP, 2016 - present\nTribunal hearings.'),
    OPTIONS,
  );
  expect(facts.workExperience).toEqual([
    expect.objectContaining({ position: expect.stringMatching(/solicitor/iu), company: 'Lafferty LLP' }),
  ]);
});

test('a headline stands before a job that ended, not before the present one', () => {
  const titleOf = (dates: string) =>
    readCandidate(textDocument(`Paula Chandler\nDirectrice des achats\n\nEXPÉRIENCE\nAcheteuse, Lafferty SA, ${dates}`), OPTIONS).facts
      .currentPosition;
  expect([titleOf('2012 - 2016'), titleOf('2012 - présent')]).toEqual(['Directrice des achats', 'Acheteuse']);
});

test('certificates among the studies of « Formation et certifications » are no studies', () => {
  const { facts, passages } = readCandidate(
    textDocument(`# Mara Zalblat
mara@tarval.fr

# Formation et certifications
2022 Certification Zalblat Cloud Practitioner, Norvale
2020 – 2022 Master informatique, Université de Bordeaux
2021 TOEIC 945/990
2019 Scrum Master PSM I – Scrum.org`),
    { country: 'FR', today: '2026-11-21' },
  );
  expect(facts.certifications).toEqual(['Certification Zalblat Cloud Practitioner, Norvale', 'TOEIC 945/990', 'Scrum Master PSM I']);
  expect(facts.education.map(({ institution }) => institution)).toEqual(['Université de Bordeaux']);
  expect(passages['certifications.1']?.text).toContain('TOEIC 945/990');
});

test.each([
  ['attended at schools', '# Additional training\nWriting for policy, 2021\nHarlow University\nSummer institute, 2019\nOrvane College', []],
  ['held', '# Additional training\nManual handling, 2021\nFood hygiene, 2019\nTeam days, 2018', ['Manual handling', 'Food hygiene']],
])('what stands under a heading of trainings was %s', (_, training, certifications) => {
  const { facts } = readCandidate(textDocument(`# Mara Zalblat\nmara@tarval.fr\n\n${training}`), OPTIONS);
  expect(facts.certifications).toEqual(certifications);
});

test('skills under another heading are found, with their passage', () => {
  const { facts, passages } = readCandidate(
    textDocument(`# Mara Zalblat
mara@tarval.fr

# Langues
Anglais : courant
Java, Kotlin, SQL`),
    { country: 'FR', today: '2026-11-21' },
  );
  expect(facts.technicalSkills).toEqual(['Java', 'Kotlin', 'SQL']);
  expect(facts.languages).toEqual({ Anglais: 'courant' });
  expect(passages['technicalSkills.1']?.text).toBe('Kotlin');
});

test('languages go on in the row under the labelled one, and a sentence tells them where no list does', () => {
  const languagesIn = (lines: string) =>
    readCandidate(textDocument(`Maud Tarvel\nmaud@example.com\n\n${lines}`), { country: 'FR', today: '2026-11-21' }).facts.languages;
  expect(languagesIn('# Compétences\nInformatique : Excel\nLangues : Français (natif), Anglais (C1),\nAllemand (B1)')).toEqual({
    Français: 'natif',
    Anglais: 'C1',
    Allemand: 'B1',
  });
  expect(languagesIn('# Skills\nExcel, Word\nBilingual French/English')).toEqual({ Français: 'Bilingual', Anglais: 'Bilingual' });
  expect(languagesIn('# Skills\nExcel, Word, English cuisine')).toEqual({});
  expect(languagesIn('# Compétences\nOutils : Excel, Word\nLangages : français, danois')).toEqual({ Français: '', Danois: '' });
});

test('contacts under references are the person’s where they are only promised or the address says so, a referee’s are not', () => {
  const of = (references: string, address = 'louise@example.org') =>
    factsOf(`Louise Tardel\nSoudeuse\n\nReferences\n${references}\nEmail: ${address} | Phone: +33 6 39 98 12 34\n`);
  const own = { emailAddress: 'louise@example.org', phoneNumber: '+33 6 39 98 12 34' };
  expect(of('Available upon request.')).toMatchObject(own);
  expect(of('« Une collègue en or », cheffe d’atelier')).toMatchObject(own);
  expect(of('Mara Orvane, workshop manager', 'mara@example.org')).toMatchObject({ emailAddress: '', phoneNumber: '' });
});

test('posts under a heading of skills, in a CV that announces none', () => {
  const { workExperience } = factsOf(
    'Louise Tardel\n\n# Skills\nMends boats and nets.\nEngineer:\tTresko Ltd\tApr 2018 - Present\nCuts sails.\nWelder:\tOrvane Ltd\tMay 2016 - Mar 2018\nBuilds hulls.\n',
  );
  expect(workExperience.map(({ position, company }) => [position, company])).toEqual([
    ['Engineer', 'Tresko Ltd'],
    ['Welder', 'Orvane Ltd'],
  ]);
});
