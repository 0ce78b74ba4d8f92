import type { CandidateFacts } from '#contract/candidates';
import { labelOf } from '../label.ts';
import type { CvSource } from '../model.ts';
import { scoreFields } from './fields.ts';

const source: CvSource = {
  id: 'sample',
  language: 'fr',
  layout: 'classic',
  format: 'txt',
  style: { dates: 'slash', skills: 'commas', upperLast: true },
  first: 'Hélène',
  last: 'de La Tour',
  email: 'helene@example.fr',
  phone: '06 39 98 12 34',
  headline: 'Juriste',
  place: '78000 Versailles',
  summary: 'Juriste depuis dix ans dans la banque.',
  careers: [
    {
      position: 'Juriste senior',
      company: 'Banque Ormeau',
      start: '2020-03',
      end: null,
      lines: ['Contrats et contentieux sous SharePoint.'],
    },
    { position: 'Serveuse', company: 'Café du Port', start: '2012-06', end: '2012-08', when: 'Été 2012', lines: ['Service.'] },
  ],
  studies: [{ degree: 'Master', field: 'droit', institution: 'Université de Lille', end: '2012' }],
  skills: { Droit: ['RGPD', 'Négociation', 'k8s=Kubernetes'] },
  soft: ['Rigueur'],
  languages: [['Anglais', 'courant']],
};

const scoreWith = (changes: Partial<CandidateFacts>) =>
  scoreFields(source, { ...labelOf(source).facts, ...changes }, new Set(['sharepoint']));

const RIGHT = { wrong: 0, missing: 0 };
const WRONG = { right: 0, wrong: 1, missing: 1 };

describe('the bench', () => {
  it('gives full marks to the label itself', () => {
    const imperfect = Object.entries(scoreWith({})).filter(([, { wrong, missing }]) => wrong + missing > 0);
    expect(imperfect).toEqual([]);
  });

  it.each<[string, Partial<CandidateFacts>, keyof ReturnType<typeof scoreWith>]>([
    ['a name in capitals', { lastName: 'DE LA TOUR' }, 'lastName'],
    ['a phone as +33', { phoneNumber: '+33 6 39 98 12 34' }, 'phoneNumber'],
    ['the headline as present position', { currentPosition: 'Juriste' }, 'currentPosition'],
    ['the town alone', { currentLocation: 'Versailles' }, 'currentLocation'],
    ['ten months more', { yearsOfExperience: 7.5 }, 'yearsOfExperience'],
    ['a skill as printed', { technicalSkills: ['RGPD', 'Négociation', 'k8s'] }, 'technicalSkills'],
    ['a known skill of the prose', { technicalSkills: ['RGPD', 'Négociation', 'Kubernetes', 'SharePoint'] }, 'technicalSkills'],
    ['a listed skill given as soft', { technicalSkills: ['RGPD', 'Kubernetes'], softSkills: ['Rigueur', 'Négociation'] }, 'softSkills'],
    ['a language in English', { languages: { English: 'fluent' } }, 'languageLevels'],
    [
      'a degree and its field in one',
      { education: [{ degree: 'Master droit', field: '', institution: 'Université de Lille', startDate: '', endDate: '2012' }] },
      'education',
    ],
  ])('accepts %s', (_, changes, field) => {
    expect(scoreWith(changes)[field]).toMatchObject(RIGHT);
  });

  it.each<[string, Partial<CandidateFacts>, keyof ReturnType<typeof scoreWith>]>([
    ['a name without its accents', { firstName: 'Helene' }, 'firstName'],
    ['a name without its particle', { lastName: 'La Tour' }, 'lastName'],
    ['another number', { phoneNumber: '06 39 98 12 35' }, 'phoneNumber'],
    ['another town', { currentLocation: 'Paris' }, 'currentLocation'],
    ['two years more', { yearsOfExperience: 9.1 }, 'yearsOfExperience'],
  ])('refuses %s', (_, changes, field) => {
    expect(scoreWith(changes)[field]).toMatchObject(WRONG);
  });

  it('counts an invented fact as wrong and a silence as missing', () => {
    expect(scoreWith({ nationality: 'française' }).nationality).toMatchObject({ right: 0, wrong: 1, missing: 0 });
    expect(scoreWith({ emailAddress: '' }).emailAddress).toMatchObject({ right: 0, wrong: 0, missing: 1 });
  });

  it('compares the dates of a job apart, those of a season by their year', () => {
    const [senior, waitress] = labelOf(source).facts.workExperience;
    const dates = (start: string, season: string) =>
      scoreWith({
        workExperience: [
          { ...senior!, startDate: start },
          { ...waitress!, startDate: season, endDate: season },
        ],
      });
    expect(dates('2020-03', '2012').experienceDates).toMatchObject({ right: 4, wrong: 0, missing: 0 });
    expect(dates('2020', '2012').experienceDates).toMatchObject({ right: 3, wrong: 1, missing: 1 });
    expect(dates('2020', '2012').workExperience).toMatchObject({ right: 2, wrong: 0, missing: 0 });
  });
});
