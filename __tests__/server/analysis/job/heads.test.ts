import type { JobFacts } from '#contract/jobs';
import { readJob } from '#server/analysis/readJob';
import { textDocument } from '../support/textDocument.ts';

const facts = (text: string): JobFacts => readJob(textDocument(text), { country: 'FR' }).facts;

test.each<[string, string, Partial<JobFacts>]>([
  [
    'an employer that a sentence announces behind an aside',
    'La Clinique Orme de Zalblat, établissement de 180 lits à Montpellier, recrute :\nUn(e) infirmier(ère) de bloc\nCDI',
    { title: 'infirmier(ère) de bloc', company: 'Clinique Orme de Zalblat', location: 'Montpellier', employmentType: 'permanent' },
  ],
  [
    'an article that is part of the name',
    'Vendeur en magasin H/F\nLa Meule Rouge recrute !\nCDD – Rennes',
    { title: 'Vendeur en magasin H/F', company: 'La Meule Rouge', location: 'Rennes' },
  ],
  [
    'a client that an agency names',
    'Notre agence recrute pour l’un de ses clients, Zalblat, basé à Lorient (56), un magasinier cariste (H/F).\nMission de 3 mois pouvant déboucher sur un CDI.',
    { title: 'magasinier cariste (H/F)', company: 'Zalblat', employmentType: 'temporary' },
  ],
  [
    'a name alone under the title',
    'Agent de sécurité\nZalblatour\nAlbi – CDI',
    { title: 'Agent de sécurité', company: 'Zalblatour', location: 'Albi', employmentType: 'permanent' },
  ],
  [
    'a department, working days and a number of months are no employer',
    'Registered Nurse – Emergency Department – Days & Nights – 12 months\nSt. Orme Medical Center | Boise, ID',
    { title: 'Registered Nurse', company: 'St. Orme Medical Center', location: 'Boise, ID' },
  ],
  [
    'a kind of house in front of a name with its town',
    'Chef de partie (H/F) - Restaurant gastronomique\nLe Moulin Zalblat – Annecy (74)\nCDI 39h',
    { company: 'Le Moulin Zalblat', location: 'Annecy (74)' },
  ],
  [
    'asides behind names',
    'Organisation: Zalblat Trust (registered charity)\nLocation: Leeds, with hybrid working\nJob title: Head of Finance',
    { title: 'Head of Finance', company: 'Zalblat Trust', location: 'Leeds' },
  ],
  [
    'a town behind the name that a label announces',
    'Technicien de maintenance\nSociété : Zalblat – Oyonnax (01)',
    { company: 'Zalblat', location: 'Oyonnax (01)' },
  ],
  [
    'a postcode of Britain',
    'Warehouse Operative\nZalblat Logistics - Penrose, NN11\nTemporary',
    { company: 'Zalblat Logistics', location: 'Penrose' },
  ],
  ['a country that one works from', 'Account Executive (m/f/d)\nRemote (Germany) | Full time', { location: 'Germany' }],
  [
    'pictures between facts, an employer behind @',
    'Lead Product Designer @ Zalblat\n📍 Paris (or remote) · 💼 Permanent · 💰 65–80k€',
    { title: 'Lead Product Designer', company: 'Zalblat', location: 'Paris', employmentType: 'permanent', salaryMin: 65, salaryMax: 80 },
  ],
  [
    'a house that its first sentence names, a town that a sentence puts it in',
    'Magasinier (F/H)\n\nQui sommes-nous ?\nLe Groupe Zalblat (900 personnes) transforme le bois au cœur de Dijon.',
    { company: 'Groupe Zalblat', location: 'Dijon' },
  ],
  [
    'a legal form in the first sentence',
    'Electrician – Hull – £41,500\nZalblat Foods Ltd is a producer of bread. You join us on a permanent basis.',
    { title: 'Electrician', company: 'Zalblat Foods Ltd', location: 'Hull', employmentType: 'permanent' },
  ],
  [
    'a title announced far from its verb',
    'Optique Orme, magasin de Dole, recherche dans le cadre de son développement un(e) Opticien lunetier (H/F).',
    { title: 'Opticien lunetier (H/F)', company: 'Optique Orme' },
  ],
  [
    'a title behind a bracket',
    '[STAGE] Développeur mobile - 6 mois - Toulouse',
    { title: 'Développeur mobile', location: 'Toulouse', employmentType: 'internship' },
  ],
])('%s', (_, text, expected) => {
  expect(facts(text)).toMatchObject(expected);
});

test('the agency behind « our client » is not the employer', () => {
  expect(facts('ZALBLAT TALENTS\nComptable H/F\nNotre client recherche un comptable.').company).toBe('');
});

test('an employer in a sentence needs a name', () => {
  expect(facts('Comptable H/F\nLa société recrute un comptable.').company).toBe('');
});

test.each<[string, string, [number | null, number | null]]>([
  ['a range says more than its upper end', 'Store manager\nUp to £30,000\n£28,000 - £30,000 + bonus', [28, 30]],
  ['a stroke between both ends', 'Juriste – CDI – Paris – 45/52 K€', [45, 52]],
  ['what it depends on tells that it is one', 'Engineer\n\nWhat we offer\n£70,000 – £85,000 depending on experience', [70, 85]],
])('%s', (_, text, [min, max]) => {
  expect(facts(text)).toMatchObject({ salaryMin: min, salaryMax: max });
});

test('levels in front of their languages', () => {
  expect(facts('Sales rep\n\nProfile\nNative German and fluent English').languages).toEqual({ Allemand: 'Native', Anglais: 'fluent' });
  expect(facts('Data engineer\nAnglais : B2 minimum').languages).toEqual({ Anglais: 'B2' });
});

test('what is asked: asides whole, sentences that begin with a figure, arrows as bullets, headings by their noun', () => {
  const { requirements, niceToHave, education } = facts(
    'Baker\n\nYou might be a fit if you\n→ Have 7+ years of bread\n→ Hold a diploma (bread required, butter preferred)\n\nPreferred qualifications\nKnowledge of ovens\n\nAvantages proposés\nRepas',
  );
  expect(requirements).toEqual(['Have 7+ years of bread', 'Hold a diploma (bread required, butter preferred)']);
  expect(niceToHave).toEqual(['Knowledge of ovens']);
  expect(education).toEqual([]);
  expect(facts('Juriste\n\nProfil\nMaster 2 en droit. 4 ans d’expérience').requirements).toEqual([
    'Master 2 en droit',
    '4 ans d’expérience',
  ]);
});

test.each(['Jeunes diplômés acceptés', 'You must hold a valid FLT licence'])('« %s » asks for no diploma', (line) => {
  expect(facts(`Baker\n\nProfil\n${line}`).education).toEqual([]);
});

test('years that a clean record lasts are no experience', () => {
  expect(facts('Bus driver\n\nProfile\nClean driving record for the last 3 years').experienceLevel).toBeNull();
});
