import { answerOf, planOf } from '#server/analysis/assistant/assistant';
import { type Base, toOffer, toPerson } from '#server/analysis/assistant/base';
import type { Memory } from '#server/analysis/assistant/plan';
import type { Thread } from '#server/analysis/assistant/understand/hear';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';

const lea = makeCandidate({
  firstName: 'Léa',
  lastName: 'Moreau',
  technicalSkills: ['C++', 'Docker'],
  expectedSalaryMin: 45,
  expectedSalaryMax: 52,
});
const paul = makeCandidate({
  firstName: 'Paul',
  lastName: 'Le Bihan',
  currentPosition: 'Data analyst',
  professionalSummary: '',
  currentCompany: 'Océane Data',
  currentLocation: 'Villeurbanne',
  yearsOfExperience: 3,
  technicalSkills: ['Python', 'Docker'],
  languages: { Espagnol: 'B1' },
  certifications: ['AWS Solutions Architect'],
  workExperience: [],
  education: [{ degree: 'BTS', institution: 'Lycée du Parc', field: 'comptabilité', startDate: '2015', endDate: '2017' }],
  availabilityStatus: 'not_available',
  candidateLevel: 'junior',
  expectedSalaryMin: 34,
  expectedSalaryMax: null,
});
const offer = makeJob();
const base: Base = { people: [lea, paul].map((one) => toPerson(one)), offers: [toOffer(offer)], placements: [] };
const everybody = [lea.id, paul.id];

const fresh: Thread = { focus: { searchType: 'candidates', people: [], offers: [] }, memory: null, today: '2026-11-21' };
const reply = (question: string, memory: Memory | null = null) => {
  const thread = { ...fresh, memory };
  return answerOf(question, planOf(question, base, thread), base, new Map(), thread);
};
const named = (question: string) =>
  reply(question)
    .citations.filter(({ kind }) => kind === 'candidate')
    .map(({ id }) => id);

test.each([
  ['Qui connaît Docker ?', everybody],
  ['QUI CONNAIT PYTHON', [paul.id]],
  ['avez-vous un profil qui fait du pyhton ?', [paul.id]],
  ['Docker mais pas Python', [lea.id]],
  ['Qui maîtrise le C++ ou Python ?', everybody],
  ['Qui maîtrise C++ et Python ?', []],
  ['Tous sauf ceux qui parlent espagnol', [lea.id]],
  ['qui parle anglais couramment', [lea.id]],
  ['un espagnol niveau C1 minimum', []],
  ['hispanophones', [paul.id]],
  ['Qui habite à Nantes ?', [lea.id]],
  ['des candidats lyonnais', [paul.id]],
  ['près de Lyon', [paul.id]],
  ['dans le Rhône', [paul.id]],
  ['en Pays de la Loire', [lea.id]],
  ['Qui a plus de 5 ans d’expérience ?', [lea.id]],
  ['entre deux et quatre ans d’expérience', [paul.id]],
  ['Qui est disponible ?', [lea.id]],
  ['qui est indisponible', [paul.id]],
  ['un profil junior', [paul.id]],
  ['Qui demande moins de 40 000 € ?', [paul.id]],
  ['budget max 35k', [paul.id]],
  ['Qui travaille chez Océane Data ?', [paul.id]],
  ['Qui est certifié AWS ?', [paul.id]],
  ['Qui a un BTS ?', [paul.id]],
  ['Des développeurs ?', [lea.id]],
  ['Lequel est le plus expérimenté ?', [lea.id]],
  ['plus de 5 ans dans la même entreprise', [lea.id]],
  ['en poste depuis plus de 8 ans', []],
  ['qui est en poste actuellement ?', [lea.id]],
  ['Qui a fait une école de commerce ?', []],
  ['qqn qui connait docker, sauf les développeurs', [paul.id]],
  ['candidats ajoutés cette semaine', everybody],
  ['les cv reçus depuis jeudi', everybody],
  ['profils arrivés la semaine dernière', []],
  ['candidats reçus avant le 3 mars', []],
  ['qui peut commencer lundi ?', [lea.id]],
  ['un profil junior qui connaît le C++', [lea.id]],
])('« %s »', (question, expected) => {
  expect(named(question).toSorted()).toEqual(expected.toSorted());
});

test.each([
  'Donne-moi les candidats français',
  'Qui est portugaise ?',
  'Je veux une femme',
  'Des candidats de moins de 30 ans',
  'Qui a des enfants ?',
  'Quels candidats sont handicapés ?',
  'Qui est syndiqué ?',
  'une jolie commerciale',
  'un candidat de plus de 35 ans',
  'quelqu’un de 40 ans',
  'entre 25 et 35 ans',
])('« %s » is refused with the reason, and names nobody', (question) => {
  expect(reply(question).content).toContain('discrimination');
  expect(named(question)).toEqual([]);
});

test.each([
  'Qui parle portugais ?',
  'Qui a moins de 30 ans d’expérience ?',
  'plus de 35 ans d’expérience',
  'plus de 30 ans dans la même entreprise',
  'une sage-femme',
  'un jeune diplômé',
  'Qui fait du gros œuvre ?',
  'Qui connaît le droit de la famille ?',
])('« %s » is about work, and is answered', (question) => {
  expect(reply(question).content).not.toContain('discrimination');
});

test.each(['Quel temps fait-il ?', 'Raconte une blague', 'Quelle est la capitale de la France ?'])(
  '« %s » is not for this assistant',
  (question) => {
    expect(reply(question).content).toContain('Je ne peux pas répondre');
  },
);

test('it reads and does not act', () => {
  expect(reply('Envoie un mail à Léa Moreau').content).toContain('je n’agis pas');
});

test.each([
  ['Donne-moi le téléphone de Léa', '\\+33639980042'],
  ['le mail de moreau lea', 'lea.moreau@example.fr'],
  ['Combien demande Paul Le Bihan ?', '34 k€'],
  ['Paul connaît-il Docker ?', 'oui'],
  ['Où habite Paul ?', 'Villeurbanne'],
  ['Combien de candidats connaissent Docker ?', '2 candidats'],
  ['Quel salaire pour l’offre développeur C++ ?', '45 à 52 k€'],
])('« %s » says %s', (question, words) => {
  expect(reply(question).content).toContain(words.replace('\\', ''));
});

test('a greeting is answered by one', () => {
  expect(reply('bonjour').content).toMatch(/^Bonjour/);
});

test('a notice is told in months, as recruiters speak of it', () => {
  const other = toPerson(makeCandidate({ firstName: 'Inès', lastName: 'Corbel', noticePeriodWeeks: 13 }));
  const question = 'Quel est le préavis d’Inès ?';
  const alone: Base = { ...base, people: [other] };
  expect(answerOf(question, planOf(question, alone, fresh), alone, new Map(), fresh).content).toContain('3 mois');
});

test('« et les deux ? » asks for what one question put in the place of the other', () => {
  const first = reply('Qui parle anglais ?');
  const second = reply('et espagnol ?', first.memory);
  expect(second.citations.map(({ id }) => id)).toEqual([paul.id]);
  expect(reply('et les deux ?', second.memory).content).toContain('Aucun des 2 candidats');
});

test('« un profil comme » finds those of the same trade or skills, and not the one named as the model', () => {
  const { content, memory } = reply('un profil comme Léa');
  expect(content).toContain('Paul Le Bihan');
  expect(memory.people).toEqual([paul.id]);
});

test('questions typed without apostrophes point at the offer all the same', () => {
  expect(reply('pr l offre de developpeur qui est le mieux placé').content).toContain('Léa Moreau');
});

test('what everybody lacks is told with what comes closest', () => {
  const excel = toPerson(makeCandidate({ technicalSkills: ['Excel'] }));
  const alone: Base = { ...base, people: [excel] };
  const question = 'Excel avancé';
  expect(answerOf(question, planOf(question, alone, fresh), alone, new Map(), fresh).content).toContain('Le plus proche\u00A0: Excel');
});

test('somebody who is not in the base is not made up', () => {
  const { content, citations } = reply('Parle-moi de Jean Dupont');
  expect(content).toContain('Je ne trouve personne du nom de «\u00A0Jean Dupont\u00A0»');
  expect(citations).toEqual([]);
});

test('an offer that does not exist is said not to', () => {
  expect(reply('Qui convient à l’offre de plombier ?').content).toContain('Je ne reconnais pas cette offre');
});

test('names of one family are told apart, and a shared one gives all of them', () => {
  const twin = makeCandidate({ firstName: 'Zoé', lastName: 'Moreau' });
  const larger = { ...base, people: [...base.people, toPerson(twin)] };
  const ask = (question: string) =>
    answerOf(question, planOf(question, larger, fresh), larger, new Map(), fresh).citations.map(({ id }) => id);
  expect(ask('Le téléphone de Zoé Moreau')).toEqual([twin.id]);
  expect(ask('Le téléphone de Moreau').toSorted()).toEqual([lea.id, twin.id].toSorted());
});

test('a thread goes on over several turns', () => {
  let memory: Memory | null = null;
  const ask = (question: string) => {
    const answer = reply(question, memory);
    memory = answer.memory;
    return answer.citations.map(({ id }) => id);
  };
  expect(ask('Qui connaît Docker ?').toSorted()).toEqual(everybody.toSorted());
  expect(ask('Quel temps fait-il ?')).toEqual([]);
  expect(ask('et en Python ?')).toEqual([paul.id]);
  expect(ask('et son mail ?')).toEqual([paul.id]);
  expect(ask('Meilleurs profils pour l’offre développeur C++ ?').slice(0, 2)).toEqual([offer.id, lea.id]);
  expect(ask('que lui manque-t-il ?')).toEqual([lea.id, offer.id]);
});
