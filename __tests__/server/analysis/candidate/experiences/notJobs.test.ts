import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { isNoJob } from '#server/analysis/candidate/experiences/notJobs';
import { toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';

test('a thesis of a degree and a scholarship among jobs are none', () => {
  const entries = readExperiences(
    toRows(
      textDocument(
        'Research Assistant, Fermat Institute          2021 - 2022\n• Surveys.\nHonours Thesis – Fermat Laboratory          2020 - 2021\n• Surveys.\nTravel Scholarship – Fermat Foundation          2019\n• Kyoto.',
      ),
    ),
    10,
  );
  expect(entries.filter((entry) => !isNoJob(entry)).map(({ value }) => [value.position, value.company, value.startDate])).toEqual([
    ['Research Assistant', 'Fermat Institute', '2021'],
  ]);
  expect(entries).toHaveLength(2);
});

test('a rank in a contest is no post', () => {
  const entries = readExperiences(
    toRows(textDocument('Analyst, Tresko Group          2021 - 2022\n• Tables.\nSecond Prize, Tresko Group          2020\n• Essay.')),
    10,
  );
  expect(entries.filter((entry) => !isNoJob(entry)).map(({ value }) => value.position)).toEqual(['Analyst']);
});

test('the terms of a course are no job', () => {
  const rows = toRows(
    textDocument('Teaching Assistant, Tresko University          2017 - 2018\nTerms taught: Autumn 2017, Spring 2018\nBaking II'),
  );
  expect(
    readExperiences(rows, 10)
      .filter((entry) => !isNoJob(entry))
      .map(({ value }) => value.position),
  ).toEqual(['Teaching Assistant']);
});

test.each(['MSc Thesis, Guide: Dr. Anna Orme', 'Course work project for Optics I', 'Projet étudiant'])('« %s » is no job', (work) => {
  const entries = readExperiences(toRows(textDocument(`Stars of the north          2021 - 2022\n${work}\n• Maps.`)), 10);
  expect(entries).toEqual([]);
});

test.each([
  ['a project without an employer', 'Projet de recherche en optique'],
  ['the foot of a page', '© Anna Orme'],
  ['a leave', 'Congé parental'],
  ['a certificate', 'Titulaire du CACES'],
  ['whom somebody guided', 'Co-supervised Ann Orme, graduate student'],
  ['whom somebody guides', 'Supervision of ten PhD students'],
  ['a licence to drive', 'Permis B, véhicule personnel'],
  ['a seat', 'Membre élu au conseil de la faculté'],
  ['a seat in a committee', 'Member of the safety committee, Orvane Ltd'],
  ['a committee', 'Local Organising Committee - Orvane Symposium'],
  ['a publication', 'Orme, A. & Lind, B., Maps of the north'],
  ['a birth', 'Née le, à Marelle'],
  ['what somebody learnt alone', 'Autoformation'],
  ['what somebody studied alone', 'Self-studying'],
  ['a pension', 'Retired from the bakery'],
  ['a journey', 'Voyage de cinq mois en Islande'],
  ['a move', 'Déménagement en Islande'],
  ['a journey in English', 'Travelling through Iceland'],
])('%s is no job', (_, text) => {
  const entries = readExperiences(toRows(textDocument(`${text}          2020 - 2021`)), 10);
  expect(entries.filter((entry) => !isNoJob(entry))).toEqual([]);
});

test.each(['Member of technical staff, Orvane Ltd', 'Chairman of the safety committee, Orvane Ltd', 'Team Member, Orvane Ltd'])(
  '« %s » is a job',
  (text) => {
    const entries = readExperiences(toRows(textDocument(`${text}          2020 - 2021`)), 10);
    expect(entries.filter((entry) => !isNoJob(entry))).toHaveLength(1);
  },
);

test('a certificate is no job where it stands for the employer either', () => {
  const held = {
    value: { position: 'de l’AFGSU', company: 'Titulaire du PSC1', startDate: '2011', endDate: '2011', description: '', training: false },
  };
  expect(isNoJob({ ...held, span: { start: 0, end: 1 }, told: [] })).toBe(true);
});
