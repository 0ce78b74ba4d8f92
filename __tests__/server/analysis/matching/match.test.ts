import { candidateFeatures, jobFeatures } from '../../../../src/server/analysis/matching/features.ts';
import { matchOf } from '../../../../src/server/analysis/matching/match.ts';
import { readingOf } from '../../../../src/server/analysis/matching/reading.ts';
import { scoreOf } from '../../../../src/server/analysis/matching/score.ts';
import { readCandidate } from '../../../../src/server/analysis/readCandidate.ts';
import { readJob } from '../../../../src/server/analysis/readJob.ts';
import { makeFacts, makeOffer } from '../support/matching.ts';
import { textDocument } from '../support/textDocument.ts';
import { gradedCvs, gradedOffers } from './bench/corpus.ts';

const people = gradedCvs.map(({ text }) => ({ text, ...readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }) }));
const offers = gradedOffers.map(({ text }) => ({ text, ...readJob(textDocument(text), { country: 'FR' }) }));
const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ');

const cv = `# Anne Martin
Développeuse front-end
Bordeaux
Expérience
Développeuse front-end, Studio Garonne, janvier 2020 - décembre 2024
Applications React et design system pour trois ministères.
Compétences
React, TypeScript, CSS
Langues
Anglais B2`;
const anne = readCandidate(textDocument(cv), { country: 'FR', today: '2026-11-21' });
const match = matchOf({ facts: makeOffer(), passages: {} }, anne);
const criterion = (label: string) => match.criteria.find((one) => one.label === label)!;

describe('a match', () => {
  it('has the score and confidence of the ranking, and weights that add up to one', () => {
    for (const job of offers.slice(0, 12))
      for (const person of people.slice(0, 20)) {
        const found = matchOf(job, person);
        const { score, confidence } = scoreOf(jobFeatures(job.facts), candidateFeatures(person.facts));
        expect([found.score, found.confidence]).toEqual([score, confidence]);
        expect(found.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(found.criteria.reduce((sum, { weight, credit }) => sum + 100 * weight * credit, 0)).toBeCloseTo(score!, -0.4);
      }
  });

  it('quotes only words that stand in the CV and in the offer', () => {
    for (const job of offers)
      for (const person of people.slice(0, 30)) {
        const { criteria } = matchOf(job, person);
        const [own, theirs] = [flat(person.text), flat(job.text)];
        expect(criteria.flatMap(({ proof }) => proof?.text ?? []).filter((quote) => !own.includes(flat(quote)))).toEqual([]);
        expect(criteria.flatMap(({ asked }) => asked ?? []).filter((quote) => !theirs.includes(flat(quote)))).toEqual([]);
        expect(criteria.filter(({ explanation }) => !explanation.endsWith('.'))).toEqual([]);
      }
  });

  it('proves a skill by the work that used it, and says what is missing', () => {
    expect(criterion('React')).toMatchObject({
      outcome: 'met',
      kind: 'required',
      proof: { text: 'Applications React et design system pour trois ministères', page: 1 },
    });
    expect(criterion('React').explanation).toContain('Studio Garonne');
    expect(criterion('PostgreSQL')).toMatchObject({ outcome: 'not_found', credit: 0, proof: null });
    expect(criterion('Docker')).toMatchObject({ kind: 'preferred' });
    expect(criterion('Anglais B1')).toMatchObject({ outcome: 'met' });
  });

  it('takes one of two alternatives for the whole', () => {
    const found = matchOf({ facts: makeOffer({ requirements: ['Vue.js ou React'] }), passages: {} }, anne);
    expect(found.criteria.find(({ label }) => label === 'Vue.js ou React')).toMatchObject({ outcome: 'met', credit: 1 });
  });

  it('asks a regulated trade for its diploma', () => {
    const nurse = makeOffer({
      title: 'Infirmier (H/F)',
      requirements: ['Diplôme d’État d’infirmier'],
      education: ['Diplôme d’État d’infirmier'],
      niceToHave: [],
      languages: {},
    });
    const studies = (degree: string) =>
      matchOf(
        { facts: nurse, passages: {} },
        { facts: makeFacts({ education: [{ degree, institution: '', field: '', startDate: '', endDate: '2015' }] }), passages: {} },
      ).criteria.find(({ category }) => category === 'education');
    expect(studies('BSc Nursing')).toMatchObject({ outcome: 'met', credit: 1 });
    expect(studies('Licence de droit')).toMatchObject({ outcome: 'not_met', credit: 0 });
  });

  it('has no proof where a person typed the facts', () => {
    const typed = matchOf({ facts: makeOffer(), passages: {} }, { facts: makeFacts(), passages: {} });
    expect(typed.criteria.filter(({ proof, asked }) => proof || asked)).toEqual([]);
    expect(typed.score).toBeGreaterThan(50);
  });

  it('rates the four dimensions, none where nothing is asked', () => {
    expect(match.dimensions.technical_skills).toBeGreaterThan(0);
    expect(match.dimensions.soft_skills).toBeNull();
  });
});

describe('its reading', () => {
  it('says what is missing and what is there, and names nobody', () => {
    const reading = readingOf(match);
    expect(reading.missingSkills).toEqual(['PostgreSQL', 'Docker']);
    expect(reading.concerns[0]).toBe('Indispensable absent du CV\u00A0: PostgreSQL.');
    expect(reading.strengths.join(' ')).toContain('React');
    expect(JSON.stringify(reading)).not.toMatch(/Anne|Martin/u);
  });

  it('differs from pair to pair and is the same for the same pair', () => {
    const told = offers
      .slice(0, 12)
      .flatMap((job) => people.slice(0, 20).map((person) => matchOf(job, person)))
      .filter(({ score }) => score !== null && score >= 30)
      .map((match) => readingOf(match).reasoning);
    expect(told.length).toBeGreaterThan(10);
    expect(new Set(told).size).toBe(told.length);
    expect(readingOf(matchOf(offers[0]!, people[0]!)).reasoning).toBe(told[0]);
  });

  it('tells what to do when the offer asks for nothing', () => {
    const empty = makeOffer({ title: '', description: '', requirements: [], niceToHave: [], languages: {}, location: '' });
    expect(readingOf(matchOf({ facts: empty, passages: {} }, anne)).reasoning).toContain('complétez ses exigences');
  });

  const reading = (offer: Parameters<typeof makeOffer>[0], facts: Parameters<typeof makeFacts>[0]) =>
    readingOf(matchOf({ facts: makeOffer(offer), passages: {} }, { facts: makeFacts(facts), passages: {} }));

  it('asks for a driving licence instead of missing it as a skill', () => {
    const { missingSkills, concerns, reasoning } = reading({ requirements: ['React', 'Permis B'] }, {});
    expect(missingSkills).toEqual(['Docker']);
    expect(concerns.join(' ')).not.toContain('Permis');
    expect(reasoning).toContain('À demander\u00A0: le permis B');
  });

  it('grants what goes with a trade without the words of it', () => {
    const chef = {
      currentPosition: 'Head chef',
      technicalSkills: [],
      workExperience: [{ position: 'Head chef', company: 'Auberge du Lac', startDate: '2015', endDate: '2024', description: '' }],
    };
    const { missingSkills, strengths } = reading(
      { title: 'Chef de cuisine', requirements: ['Maîtrise de la cuisine', 'HACCP'], niceToHave: [] },
      chef,
    );
    expect(missingSkills).toEqual(['HACCP']);
    expect(strengths).toContain(
      'Cuisine\u00A0: au cœur du métier exercé, «\u00A0Head chef\u00A0» chez Auberge du Lac, sans mention directe dans le CV.',
    );
  });

  it('does not take an internship for the job that comes nearest', () => {
    const intern = {
      currentPosition: 'Assistante comptable',
      workExperience: [
        { position: 'Assistante comptable', company: 'Imprimerie Stanislas', startDate: '2021', endDate: null, description: '' },
        { position: 'Stage comptable', company: 'Cabinet Lorrain', startDate: '2020', endDate: '2020', description: '' },
      ],
    };
    expect(reading({ title: 'Comptable', requirements: ['3 ans d’expérience'] }, intern).concerns).toContain(
      'Vient d’un métier voisin, «\u00A0Assistante comptable\u00A0» chez Imprimerie Stanislas.',
    );
  });

  it('names skills in French, and begins a sentence with a capital', () => {
    const { missingSkills, strengths } = reading(
      { requirements: ['Cash handling', 'habilitations à jour'], niceToHave: [] },
      { professionalSummary: 'Habilitations électriques à jour.' },
    );
    expect(missingSkills).toEqual(['Encaissement']);
    expect(strengths).toContain('Habilitations à jour\u00A0: le CV parle de la même chose.');
  });

  it('says that a CV in English is in English', () => {
    const { strengths } = reading(
      { languages: { Anglais: 'courant' } },
      {
        languages: {},
        workExperience: [
          { ...makeFacts().workExperience[0]!, description: 'Screens for the booking of trains, with the testers of two towns' },
        ],
        professionalSummary: '',
      },
    );
    expect(strengths).toContain('Anglais\u00A0: le CV est rédigé dans cette langue, sans niveau indiqué.');
  });
});
