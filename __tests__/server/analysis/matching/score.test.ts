import type { CandidateFacts } from '#contract/candidates';
import type { JobFacts } from '#contract/jobs';
import {
  candidateFeatures,
  jobFeatures,
  MATCHING_VERSION,
  type MatchedCandidate,
} from '../../../../src/server/analysis/matching/features.ts';
import { scoreOf } from '../../../../src/server/analysis/matching/score.ts';
import { readCandidate } from '../../../../src/server/analysis/readCandidate.ts';
import { readJob } from '../../../../src/server/analysis/readJob.ts';
import { makeFacts, makeOffer } from '../support/matching.ts';
import { textDocument } from '../support/textDocument.ts';
import { gradedCvs, gradedOffers } from './bench/corpus.ts';

const rate = (offer: JobFacts, facts: MatchedCandidate) => scoreOf(jobFeatures(offer), candidateFeatures(facts));
const score = (offer: JobFacts, facts: MatchedCandidate): number => rate(offer, facts).score ?? Number.NaN;

/** Every seventh CV against every sixth offer of the graded set: real texts, read by the real reader. */
const people = gradedCvs
  .filter((_, index) => index % 7 === 0)
  .map(({ text }) => readCandidate(textDocument(text), { country: 'FR', today: '2026-11-21' }).facts);
const offers = gradedOffers.filter((_, index) => index % 6 === 0).map(({ text }) => readJob(textDocument(text), { country: 'FR' }).facts);
const pairs = offers.flatMap((offer) => people.map((person) => ({ offer, person })));

describe('a score', () => {
  it('never falls when the CV gains a skill that the offer asks for, and never rises when it loses one', () => {
    for (const { offer, person } of pairs)
      for (const asked of ['Java', 'Sage', 'HACCP', 'Kubernetes', 'Droit du travail', 'Google Ads', 'GMAO']) {
        const wanted = { ...offer, requirements: [...offer.requirements, asked] };
        const gained = { ...person, technicalSkills: [...person.technicalSkills, asked] };
        expect(score(wanted, gained)).toBeGreaterThanOrEqual(score(wanted, person));
      }
    for (const { offer, person } of pairs)
      person.technicalSkills.forEach((_, index) => {
        const lost = { ...person, technicalSkills: person.technicalSkills.toSpliced(index, 1) };
        expect(score(offer, lost)).toBeLessThanOrEqual(score(offer, person));
      });
  });

  it('rises when a missing indispensable skill is added', () => {
    const more = makeFacts({ technicalSkills: [...makeFacts().technicalSkills, 'PostgreSQL'] });
    expect(score(makeOffer(), more)).toBeGreaterThan(score(makeOffer(), makeFacts()));
  });

  it('does not depend on the order of the CV', () => {
    for (const { offer, person } of pairs) {
      const turned = {
        ...person,
        technicalSkills: person.technicalSkills.toReversed(),
        softSkills: person.softSkills.toReversed(),
        workExperience: person.workExperience.toReversed(),
        education: person.education.toReversed(),
        certifications: person.certifications.toReversed(),
        languages: Object.fromEntries(Object.entries(person.languages).toReversed()),
      };
      expect(rate(offer, turned)).toEqual(rate(offer, person));
    }
  });

  it.each([
    ['JS', 'JavaScript'],
    ['Postgres', 'PostgreSQL'],
    ['Comptabilité fournisseurs', 'Accounts payable'],
    ['TYPESCRIPT', 'TypeScript'],
  ])('is the same whether the CV writes %s or %s', (one, other) => {
    const offer = makeOffer({ requirements: [other] });
    const withSkill = (skill: string) => score(offer, makeFacts({ technicalSkills: ['Git', skill] }));
    expect(withSkill(one)).toBe(withSkill(other));
    expect(withSkill(one)).toBeGreaterThan(score(offer, makeFacts({ technicalSkills: ['Git', 'Excel'], workExperience: [] })));
  });

  it('is the same whoever the person is: name, nationality and contacts change nothing', () => {
    const whole: CandidateFacts = {
      ...makeFacts(),
      firstName: 'Anne',
      lastName: 'Martin',
      emailAddress: 'a@mail.example',
      phoneNumber: '+33612345678',
      nationality: 'Française',
    };
    const other: CandidateFacts = {
      ...whole,
      firstName: 'React',
      lastName: 'PostgreSQL',
      emailAddress: 'docker@mail.example',
      phoneNumber: '',
      nationality: 'Sénégalaise',
    };
    expect(candidateFeatures(other)).toEqual(candidateFeatures(whole));
    expect(rate(makeOffer(), other)).toEqual(rate(makeOffer(), whole));
  });

  it('cannot be given a name by type', () => {
    const named = (facts: MatchedCandidate) => {
      // @ts-expect-error protected facts are no part of what is matched
      return facts.lastName as unknown;
    };
    expect(named(makeFacts())).toBeUndefined();
  });

  it('is the same number again, from features that went through the database', () => {
    for (const { offer, person } of pairs) {
      const stored = JSON.parse(JSON.stringify([jobFeatures(offer), candidateFeatures(person)])) as [
        ReturnType<typeof jobFeatures>,
        ReturnType<typeof candidateFeatures>,
      ];
      expect(scoreOf(...stored)).toEqual(rate(offer, person));
    }
  });

  it('stays within 0 and 100 and tells its version', () => {
    for (const { offer, person } of pairs) {
      const { score, confidence } = rate(offer, person);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(100);
    }
    expect(jobFeatures(makeOffer()).version).toBe(MATCHING_VERSION);
  });

  it.each([
    ['nothing at all', {}],
    ['a place and a contract alone', { location: 'Lyon', employmentType: 'permanent' as const }],
  ])('is none when the offer asks for %s', (_, asked) => {
    const offer = makeOffer({
      title: '',
      description: '',
      company: '',
      location: '',
      requirements: [],
      niceToHave: [],
      languages: {},
      ...asked,
    });
    expect(rate(offer, makeFacts())).toEqual({ score: null, confidence: 0 });
  });
});

describe('the confidence', () => {
  it('falls when the CV says less, and when the offer does', () => {
    const { confidence } = rate(makeOffer(), makeFacts());
    expect(rate(makeOffer(), makeFacts({ workExperience: [] })).confidence).toBeLessThan(confidence);
    expect(rate(makeOffer(), makeFacts({ technicalSkills: [] })).confidence).toBeLessThan(confidence);
    expect(rate(makeOffer({ requirements: [], niceToHave: [], description: '' }), makeFacts()).confidence).toBeLessThan(confidence);
  });
});

describe('what counts', () => {
  it.each([
    ['React', 'JavaScript'],
    ['PostgreSQL', 'SQL'],
    ['Spring Boot', 'Java'],
    ['AWS', 'GCP'],
  ])('%s proves a part of %s', (own, asked) => {
    const offer = makeOffer({ title: '', requirements: [asked], niceToHave: [], languages: {}, description: '' });
    const bare = { currentPosition: '', workExperience: [], professionalSummary: '' };
    const with_ = (skill: string) => score(offer, makeFacts({ ...bare, technicalSkills: [skill] }));
    expect(with_(own)).toBeGreaterThan(with_('Pâtisserie'));
    expect(with_(own)).toBeLessThan(with_(asked));
  });

  it('a title in the other language is the same trade', () => {
    const nurse = makeFacts({
      currentPosition: 'Registered Nurse',
      technicalSkills: [],
      professionalSummary: '',
      workExperience: [{ position: 'Registered Nurse', company: '', startDate: '2018', endDate: '2024', description: '' }],
    });
    const carer = {
      ...nurse,
      currentPosition: 'Care assistant',
      workExperience: [{ ...nurse.workExperience[0]!, position: 'Care assistant' }],
    };
    const cook = { ...nurse, currentPosition: 'Line cook', workExperience: [{ ...nurse.workExperience[0]!, position: 'Line cook' }] };
    const offer = makeOffer({ title: 'Infirmier de nuit (H/F)', requirements: [], niceToHave: [], description: '', languages: {} });
    expect(score(offer, nurse)).toBeGreaterThan(score(offer, carer));
    expect(score(offer, carer)).toBeGreaterThan(score(offer, cook));
  });

  it('a rank alone is held in the trade that stands beside it, or that came before', () => {
    const offer = makeOffer({
      title: 'Superviseur de centre d’appels',
      requirements: [],
      niceToHave: [],
      description: '',
      languages: {},
    });
    const led = (description: string, before: string) =>
      makeFacts({
        currentPosition: 'Superviseur',
        technicalSkills: [],
        professionalSummary: '',
        workExperience: [
          { position: 'Superviseur', company: 'Alizé', startDate: '2019', endDate: '2024', description },
          { position: before, company: 'Alizé', startDate: '2014', endDate: '2019', description: '' },
        ],
      });
    const baker = score(offer, led('', 'Boulangère'));
    expect(score(offer, led('Équipe de téléconseillers', 'Boulangère'))).toBeGreaterThan(baker);
    expect(score(offer, led('', 'Téléconseillère'))).toBeGreaterThan(baker);
  });

  it('a title and an employer taken for each other still name the trade', () => {
    const offer = makeOffer({ title: 'Bricklayer', requirements: [], niceToHave: [], description: '', languages: {} });
    const at = (company: string) =>
      score(
        offer,
        makeFacts({
          currentPosition: 'Severn Works',
          workExperience: [{ position: 'Severn Works', company, startDate: '2015', endDate: '2024', description: '' }],
        }),
      );
    expect(at('Bricklayer')).toBeGreaterThan(at('Gloucester'));
  });

  it('the language that a CV is written in need not be named', () => {
    const offer = makeOffer({ languages: { Anglais: 'courant' } });
    const saying = (description: string) =>
      score(
        offer,
        makeFacts({
          languages: {},
          professionalSummary: '',
          workExperience: [{ ...makeFacts().workExperience[0]!, description }],
        }),
      );
    expect(saying('Fruit and flowers for the market hall, with the bakers and the butchers of two villages')).toBeGreaterThan(
      saying('Des fruits et des fleurs pour la halle du marché, avec les boulangers et les bouchers de deux villages'),
    );
  });

  it('words of every trade weigh less than those of this one', () => {
    const offer = makeOffer({
      title: '',
      requirements: [],
      niceToHave: [],
      languages: {},
      description: 'Suivi des clients et soudure des coques en aluminium',
    });
    const saying = (professionalSummary: string) =>
      score(offer, makeFacts({ currentPosition: '', workExperience: [], technicalSkills: [], professionalSummary }));
    expect(saying('Soudure de coques')).toBeGreaterThan(saying('Suivi de clients'));
    expect(saying('Suivi de clients')).toBeGreaterThan(saying('Poésie'));
  });

  it('needs told in sentences of a typed description are needs', () => {
    const offer = makeOffer({
      requirements: [],
      niceToHave: [],
      languages: {},
      description: 'Vous construisez nos écrans. Vous maîtrisez Kubernetes et Ansible.',
    });
    expect(
      jobFeatures(offer)
        .asks.filter(({ by }) => by === 'skill')
        .map(({ label, kind }) => [label, kind]),
    ).toEqual(
      expect.arrayContaining([
        ['Kubernetes', 'required'],
        ['Ansible', 'required'],
      ]),
    );
  });

  it('years of another trade do not count, and old ones count less', () => {
    const offer = makeOffer({ requirements: ['5 ans d’expérience'], niceToHave: [], languages: {} });
    const career = (...jobs: [string, string, string | null][]) =>
      makeFacts({
        currentPosition: jobs[0]![0],
        workExperience: jobs.map(([position, startDate, endDate]) => ({ position, company: '', startDate, endDate, description: '' })),
      });
    const front = career(['Développeuse front-end', '2018', '2024']);
    const baker = career(['Boulangère', '2018', '2024']);
    const former = career(['Boulangère', '2016', '2024'], ['Développeuse front-end', '2009', '2015']);
    expect(score(offer, front)).toBeGreaterThan(score(offer, former));
    expect(score(offer, former)).toBeGreaterThan(score(offer, baker));
  });

  it('place, language and salary move it the way they should', () => {
    const offer = makeOffer({ salaryMax: 45, salaryCurrency: 'EUR' });
    const from = (differences: Partial<MatchedCandidate>) => score(offer, makeFacts(differences));
    expect(from({ currentLocation: 'Mérignac' })).toBeGreaterThan(from({ currentLocation: 'Strasbourg' }));
    expect(from({ currentLocation: 'Strasbourg', willingToRelocate: true })).toBeGreaterThan(from({ currentLocation: 'Strasbourg' }));
    expect(from({ languages: { English: 'fluent' } })).toBeGreaterThan(from({ languages: {} }));
    expect(from({ expectedSalaryMin: 42, salaryCurrency: 'EUR' })).toBeGreaterThan(from({ expectedSalaryMin: 70, salaryCurrency: 'EUR' }));
  });
});
