import { DEFAULT_ANONYMITY } from '#contract/template-configs';
import { toCvContent } from '#cv/toCvContent';
import { makeCandidate } from '../support/makeCandidate.ts';
import { makeStyle } from '../support/makeCv.ts';

const job = { position: 'Cheffe de projet', company: 'Nautilus', startDate: '2019-09', endDate: '2021', description: '' };
const studies = {
  degree: 'Master',
  institution: 'Université de Nantes',
  field: 'Informatique',
  startDate: '2014-09',
  endDate: '2019-06-30',
};
const plain = (differences = {}) => toCvContent(makeCandidate(differences), makeStyle());
const experience = (differences = {}) => plain({ workExperience: [{ ...job, ...differences }] }).workExperience[0]!;
const education = (differences = {}) => plain({ education: [{ ...studies, ...differences }] }).education[0]!;

describe('the facts in the words of a CV', () => {
  test('the person', () => {
    expect(plain()).toMatchObject({
      fullName: 'Léa Moreau',
      email: 'lea.moreau@example.fr',
      phone: '+33639980042',
      location: 'Nantes',
      languages: [
        { name: 'Français', level: 'langue maternelle' },
        { name: 'Anglais', level: 'C1' },
      ],
    });
    expect(JSON.stringify(plain({ nationality: 'Marocaine', expectedSalaryMin: 77 }))).not.toMatch(/Marocaine|77/);
  });

  test.each([
    [{}, 'septembre 2019', '2021'],
    [{ endDate: null }, 'septembre 2019', 'Aujourd’hui'],
    [{ startDate: '', endDate: null }, '', ''],
    [{ startDate: '2020-05-04', endDate: '' }, '4 mai 2020', ''],
  ])('dates of an experience: %j', (differences, startDate, endDate) => {
    expect(experience(differences)).toMatchObject({ startDate, endDate });
  });

  test('one line of description is a paragraph, several are tasks, perhaps introduced', () => {
    expect(experience({ description: 'Moteur de calcul.' })).toMatchObject({ description: 'Moteur de calcul.', responsibilities: [] });
    expect(experience({ description: '• Conception\n• Tests' })).toMatchObject({
      description: '',
      responsibilities: ['Conception', 'Tests'],
    });
    expect(experience({ description: 'Au sein du pôle :\nConception\n\nTests' })).toMatchObject({
      description: 'Au sein du pôle :',
      responsibilities: ['Conception', 'Tests'],
    });
  });

  test('studies have years, and their field once', () => {
    expect(education()).toMatchObject({ degree: 'Master, Informatique', startYear: '2014', endYear: '2019' });
    expect(education({ degree: 'Master informatique', endDate: null })).toMatchObject({
      degree: 'Master informatique',
      endYear: 'En cours',
    });
  });
});

describe('a CV anonymisé', () => {
  const secret = {
    firstName: 'Anne-Sophie',
    lastName: 'Petit',
    nationality: 'Belge',
    emailAddress: 'as.petit@example.be',
    phoneNumber: '+32 470 12 34 56',
    professionalSummary:
      'ANNE-SOPHIE PETIT, de nationalité belge. J’anime un petit groupe de 12 personnes depuis 2014. Contact : as.petit@example.be, 0470 12 34 56, linkedin.com/in/aspetit, https://aspetit.be/cv.',
    workExperience: [{ ...job, description: 'Chez Nautilus, Mme Petit encadre 1 500 000 € de budget.' }],
  };
  const hidden = (anonymity: object) =>
    toCvContent(makeCandidate(secret), makeStyle({ anonymity: { ...DEFAULT_ANONYMITY, enabled: true, ...anonymity } }));

  test.each([
    ['initials', 'A. P.'],
    ['trigram', 'APE'],
  ])('is named by %s: %s', (name, shown) => {
    expect(hidden({ name })).toMatchObject({ fullName: shown, lastName: shown, firstName: '' });
  });

  test('holds neither name, contact nor nationality, also in what the person wrote', () => {
    const text = JSON.stringify(hidden({}));
    expect(text).not.toMatch(/anne|sophie|Petit|PETIT|belge|as\.petit|470|linkedin|aspetit/);
  });

  test('keeps words, years and amounts that are nobody', () => {
    const { summary, workExperience } = hidden({});
    expect(summary).toContain('un petit groupe de 12 personnes depuis 2014');
    expect(workExperience[0]).toMatchObject({ company: 'Nautilus', startDate: 'septembre 2019' });
    expect(workExperience[0]!.description).toContain('1 500 000 €');
  });

  test('hides the employers when told', () => {
    const content = hidden({ hideEmployers: true });
    expect(JSON.stringify(content)).not.toMatch(/nautilus/i);
    expect(content.workExperience[0]).toMatchObject({ title: 'Cheffe de projet', company: 'Entreprise confidentielle' });
  });
});
