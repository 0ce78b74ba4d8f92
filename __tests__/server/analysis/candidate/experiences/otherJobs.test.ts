import { readCandidate } from '#server/analysis/readCandidate';
import { textDocument } from '../../support/textDocument.ts';

const jobsOf = (text: string) =>
  readCandidate(textDocument(text), { country: 'FR', today: '2026-06-01' }).facts.workExperience.map(
    ({ position, company, startDate, endDate }) => [position, company, startDate, endDate],
  );

const OPENING =
  'Ana Example\nana@example.org\n\n# CLINICAL EXPERIENCE\nStaff Nurse\nNorthfield Hospital\n2023 – 2025\n• Patient care.\n\n# EDUCATION\nMaster of Nursing, Example University, 2022\n\n';

test('posts told under a heading of research or teaching are jobs, what has no title is none', () => {
  expect(
    jobsOf(
      `${OPENING}# SCIENTIFIC RESEARCH\nResearch Intern\nInstitute of Cardiology\n2021 – 2022\n• Bench work.\n\n# UNIVERSITY TEACHING\nAcademic Tutor\nExample University\n2019 – 2020\n• Tutored students.\nSummer reading circle\n2018 – 2019\n• Weekly talks.\n`,
    ),
  ).toEqual([
    ['Staff Nurse', 'Northfield Hospital', '2023', '2025'],
    ['Research Intern', 'Institute of Cardiology', '2021', '2022'],
    ['Academic Tutor', 'Example University', '2019', '2020'],
  ]);
});

test('what a doctoral student is paid to teach is a job', () => {
  expect(jobsOf(`${OPENING}# ENSEIGNEMENT\nMission d’enseignement (64 h/an), Université de Tarvel\n2019 – 2020\n`).at(-1)).toEqual([
    'Mission d’enseignement (64 h/an)',
    'Université de Tarvel',
    '2019',
    '2020',
  ]);
});

test('research interests and volunteering open no jobs', () => {
  expect(
    jobsOf(
      `${OPENING}# RESEARCH PUBLICATIONS\nEditor in chief\nNursing Institute Review\n2021 – 2022\n\n# VOLUNTEER TEACHING\nTutor\nTown School\n2019 – 2020\n`,
    ),
  ).toEqual([['Staff Nurse', 'Northfield Hospital', '2023', '2025']]);
});

test('voluntary posts are no jobs, though their heading speaks of experience', () => {
  expect(jobsOf(`${OPENING}# VOLUNTEERING EXPERIENCES\nSecretary\nNorthvale Sailing Club\n2019 – 2020\n`)).toEqual([
    ['Staff Nurse', 'Northfield Hospital', '2023', '2025'],
  ]);
});

test.each([
  'Projets et stages',
  'Projets & expériences professionnelles',
  'Formation et expériences',
  'Projects and internships',
  'Education and work experience',
  'Academic projects and experience',
])('under « %s », the posts are jobs', (heading) => {
  expect(
    jobsOf(
      `Ana Example\nana@example.org\n\n# ${heading}\nJuin 2015 Avari, Berlin, Allemagne\n(3 mois) ○ Stage data scientist\n• Visualisation de données.\nJanvier 2014 Site de la ville\n• Refonte des pages en une semaine.\n\n# Langues\nAnglais : courant\n`,
    ),
  ).toEqual([['Stage data scientist', 'Avari', '2015-06', '2015-06']]);
});

test('what is set as the heading of teaching is no teaching', () => {
  expect(
    jobsOf(
      `${OPENING}# TEACHING\nLodre College\n2021 – 2022\nTutor\n# STAGE AND SCREEN\nThe Lamp – Tarvel Theatre (director)\n2014 – 2015\n`,
    ).slice(1),
  ).toEqual([['Tutor', 'Lodre College', '2021', '2022']]);
});

test('awards and exhibitions hold no jobs where no heading announces any', () => {
  expect(
    jobsOf('Ana Example\nana@example.org\n\n# AWARDS\nYoung Artist Award, Orvane Gallery, 2012\nTarvel Prize, Artist in residence, 2010'),
  ).toEqual([]);
});

test('a summary of a career holds jobs where no heading announces any', () => {
  expect(
    jobsOf('Ana Example\nana@example.org\n\nCareer summary\n1995–2005 Orvane Army, Corporal\n2005–2012 Tarvel Security, Site Supervisor'),
  ).toEqual([
    ['Corporal', 'Orvane Army', '1995', '2005'],
    ['Site Supervisor', 'Tarvel Security', '2005', '2012'],
  ]);
});

test('« Recherche » over dated posts holds jobs, what somebody looks for does not', () => {
  expect(
    jobsOf(
      `${OPENING}# RECHERCHE\n2019 – 2021  Chercheuse associée, Laboratoire Orvane\n2017 – 2019  Doctorante contractuelle, Université Tarvel\n`,
    ).slice(1),
  ).toEqual([
    ['Chercheuse associée', 'Laboratoire Orvane', '2019', '2021'],
    ['Doctorante contractuelle', 'Université Tarvel', '2017', '2019'],
  ]);
  expect(jobsOf(`${OPENING}# RECHERCHE\nUn poste de cheffe de projet à Lodre, dès juin 2022\n`).slice(1)).toEqual([]);
});

test('duties hold no jobs where no heading announces any', () => {
  expect(
    jobsOf(
      'Ana Example\nana@example.org\n\nResponsabilités collectives\n2012–2016 Responsable de la licence, Université Orvane\n\nEncadrement\n2015 Stage de Paul Orme',
    ),
  ).toEqual([]);
});
