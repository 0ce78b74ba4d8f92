import { companyScore, titleScore } from '#server/analysis/text/workWords';
import { fold } from '#server/analysis/text/fold';

const company = (text: string) => companyScore(text, fold(text));

test.each([
  'Ferme du Tarvel',
  'Piscine municipale',
  'Tarvel Farm',
  'Blue Orrin Vineyards',
  'Orme & Sons',
  'Universidad de Orvane',
  'Hochschule Lodre',
  'Manufacture Orvane',
  'État de Lodre',
  'CCAS de Lodre',
  'Équipe Orme, UMR 7199',
  'Norvin s.r.o.',
  'Norvin Sp. z o.o.',
])('a word that opens or ends the names of employers: %s', (name) => {
  expect(company(name)).toBeGreaterThanOrEqual(2.5);
});

test.each(['Radio en ligne', 'installation de la ferme', 'work on the farm', 'Ferme', 'a team of scouts'])(
  'the same words in what is told name nobody: %s',
  (told) => {
    expect(company(told)).toBeLessThan(2);
  },
);

test.each(['Constructeur automobile', 'Producteur d’énergie', 'Éditeur de logiciels', 'Opérateur télécom'])(
  'a kind of firm in place of its name is an employer and no trade: %s',
  (firm) => {
    expect(titleScore(fold(firm))).toBe(0);
    expect(company(firm)).toBeGreaterThanOrEqual(2.5);
    expect(titleScore(fold('Principal Orvane Group'))).toBeLessThan(2);
    expect(titleScore(fold('Gendarmerie nationale'))).toBe(0);
    expect(titleScore(fold('Producteur de musique'))).toBeGreaterThanOrEqual(3);
  },
);

test.each(['Surveillance des examens', 'Garde d’enfants', 'Construction work', 'Exam invigilation'])(
  'an activity may stand for a title, and is none for sure: %s',
  (activity) => {
    expect(titleScore(fold(activity))).toBe(1);
  },
);

test.each(['Femme de chambre', 'Garde champêtre', 'Point focal', 'Géotechnicienne', 'Superviseure de terrain'])(
  'trades of several words or by their endings: %s',
  (trade) => {
    expect(titleScore(fold(trade))).toBeGreaterThanOrEqual(3);
  },
);

test('a corps is an employer, who guards has a trade', () => {
  expect(titleScore(fold('3rd Supply Squadron, Norvale Air National Guard'))).toBe(0);
  expect(company('3rd Supply Squadron, Norvale Air National Guard')).toBeGreaterThanOrEqual(2.5);
  expect(titleScore(fold('Security Guard'))).toBeGreaterThanOrEqual(3);
});

test('letters with their dots are those of the employer', () => {
  expect(company('S.N.C.F.')).toBe(company('SNCF'));
});

test('a faculty that is named teaches, one who teaches is a title', () => {
  expect(titleScore('faculty of tides')).toBe(0);
  expect(titleScore('adjunct faculty')).toBeGreaterThanOrEqual(3);
});

test.each(['Orvane Productions', 'Tarvel Opera', 'Lodre Taxis', 'Cirque Orvane', 'Fonderie Tarvel'])('« %s » employs', (name) => {
  expect(companyScore(name, fold(name))).toBeGreaterThanOrEqual(2.5);
});

test.each([
  ['Shop assistant, later storekeeper', 3],
  ['Innkeeper', 3],
  ['Allocataire de recherche', 3],
  ['Various bar and call centre work', 3],
])('what somebody became later, who keeps something, jobs told together: %s', (title, score) => {
  expect(titleScore(fold(title))).toBe(score);
});
test.each(['Polymécanicien', 'Cantonnier', 'Préposée aux bénéficiaires', 'Praticien hospitalier', 'Agt de sécurité'])(
  'a trade of the workshop, the land, the ward or the office: %s',
  (trade) => {
    expect(titleScore(fold(trade))).toBeGreaterThanOrEqual(3);
  },
);

test.each(['Board of Trustees', 'TA'])('%s: what somebody has been', (title) => {
  expect(titleScore(fold(title))).toBe(3);
});

test.each(['Pharmacy Advisor', 'School Nurse', 'Bank Manager'])('%s: in English what stands last says what it is', (post) => {
  expect(companyScore(post, fold(post))).toBeLessThan(2.5);
});
