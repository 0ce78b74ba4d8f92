import { type JobFacts, jobUpdateSchema } from '#contract/jobs';
import { readJob } from '#server/analysis/readJob';
import {
  AGENCY_AD,
  ENGLISH_OFFER,
  FRENCH_OFFER,
  FRIENDLY_OFFER,
  INTERNSHIP,
  LABELLED_AD,
  RECRUITER_AD,
  SHORT_AD,
} from './support/offers.ts';
import { textDocument } from './support/textDocument.ts';

const factsOf = (text: string) => readJob(textDocument(text), { country: 'FR' }).facts;

const pathsOf = (facts: JobFacts): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value.map((_, index) => `${key}.${index}`);
    return typeof value === 'object' ? Object.keys(value).map((name) => `${key}.${name}`) : [key];
  });

test('a French offer with headings', () => {
  expect(factsOf(FRENCH_OFFER)).toEqual({
    title: 'Comptable général F/H',
    description:
      'Au sein du pôle PME, vous gérez un portefeuille de 60 clients.\nTenue et révision des comptes\nDéclarations fiscales (TVA, IS, CFE)\nBilans',
    company: 'Cabinet Martin & Associés',
    location: 'Lyon',
    salaryMin: 32,
    salaryMax: 38,
    salaryCurrency: 'EUR',
    requirements: [
      'BTS CG, DCG ou DSCG',
      "3 à 5 ans d'expérience en cabinet exigés",
      "Maîtrise d'Excel",
      'Rigueur, autonomie, sens du service',
    ],
    niceToHave: ['la connaissance de Sage serait un plus', "Maîtrise de l'anglais souhaitée"],
    benefits: [],
    applicationDeadline: '2027-01-15',
    employmentType: 'permanent',
    experienceLevel: 'mid_level',
    languages: { Anglais: '' },
    education: ['BTS CG, DCG ou DSCG'],
  });
});

test('an announcement whose facts have labels', () => {
  expect(factsOf(SHORT_AD)).toMatchObject({
    title: 'Aide-soignant(e) de nuit (H/F)',
    company: 'EHPAD Les Tilleuls',
    location: 'Angers (49)',
    salaryMin: 25.35,
    salaryMax: 25.35,
    requirements: ["Diplôme d'Etat d'aide-soignant obligatoire", 'Débutant accepté'],
    niceToHave: ['Permis B apprécié'],
    benefits: ["Comité d'entreprise", 'Repas à 2,50 €'],
    applicationDeadline: '2026-11-30',
    employmentType: 'fixed_term',
    experienceLevel: 'junior',
  });
});

test('an English offer whose headings nothing but their place sets apart', () => {
  expect(factsOf(ENGLISH_OFFER)).toMatchObject({
    title: 'Senior Backend Engineer',
    description: '- Design APIs used by clinics\n- Mentor two junior engineers',
    company: 'Northwind Health',
    location: '',
    salaryMin: 70,
    salaryMax: 85,
    salaryCurrency: 'EUR',
    requirements: ['5+ years of experience with Go or Java', 'PostgreSQL at scale', 'Fluent English', 'Must have experience with HIPAA'],
    niceToHave: ['French is a plus', 'BSc in Computer Science or equivalent preferred', 'Kubernetes', 'Rust'],
    benefits: ['Learning budget of €2,000 per year', '30 days of paid leave'],
    employmentType: null,
    experienceLevel: 'senior',
    languages: { Anglais: 'Fluent', Français: '' },
  });
});

test('a few sentences', () => {
  expect(factsOf(AGENCY_AD)).toMatchObject({
    title: 'Technicien de maintenance industrielle H/F',
    company: 'Groupe Armor',
    location: 'Saint-Nazaire',
    salaryMin: null,
    salaryMax: null,
    employmentType: 'temporary',
    requirements: ['électricité industrielle', 'automatisme Siemens', 'lecture de plans'],
    niceToHave: ['habilitation B1V', 'CACES 3'],
  });
});

test('a recruiter’s page that names no employer, needs told in a paragraph', () => {
  expect(factsOf(RECRUITER_AD)).toMatchObject({
    title: 'RESPONSABLE LOGISTIQUE H/F',
    company: '',
    location: 'Le Mans (72)',
    salaryMin: 42,
    salaryMax: 48,
    requirements: [
      "De formation Bac+3 à Bac+5 en logistique, vous justifiez d'une expérience de 5 ans minimum sur un poste similaire",
      'Vous maîtrisez un ERP (SAP idéalement)',
      'Anglais opérationnel requis',
    ],
    niceToHave: ['La connaissance du lean serait appréciée.'],
    benefits: ['Intéressement, mutuelle, RTT', 'Télétravail 1 jour par semaine'],
    applicationDeadline: '2026-12-20',
    experienceLevel: 'senior',
    languages: { Anglais: 'opérationnel' },
  });
});

test('essential and desirable as bare words, an hourly rate', () => {
  expect(factsOf(LABELLED_AD)).toMatchObject({
    title: 'Warehouse Operative',
    company: 'Brightline Logistics Ltd',
    location: 'Leeds, UK',
    salaryMin: null,
    salaryMax: null,
    requirements: ['Forklift licence (counterbalance)', 'Able to work nights'],
    niceToHave: ['Experience with RF scanners', 'Basic Polish'],
    applicationDeadline: '2027-01-14',
    employmentType: 'temporary',
    education: [],
  });
});

test('an internship whose contract stands before its title', () => {
  expect(factsOf(INTERNSHIP)).toMatchObject({
    title: 'Chargé(e) de communication (H/F)',
    company: 'Association Les Voiles du Large',
    location: 'La Rochelle',
    salaryMin: 7.8,
    requirements: ['étudiant(e) en Bac+4/5 communication', "à l'aise avec Canva et WordPress", 'Permis B indispensable'],
    niceToHave: ['pratique de la voile'],
    employmentType: 'internship',
    experienceLevel: null,
  });
});

test('an offer that says « tu »', () => {
  expect(factsOf(FRIENDLY_OFFER)).toMatchObject({
    title: 'Ingénieur DevOps confirmé',
    company: 'Kubernia',
    salaryMin: 55,
    salaryMax: 65,
    requirements: [
      'Kubernetes',
      'Terraform',
      'ArgoCD',
      'Prometheus',
      "4 ans d'expérience minimum en tant que DevOps ou SRE",
      'Tu maîtrises Linux et Go',
      'Anglais courant (équipe internationale)',
    ],
    niceToHave: ['tu as contribué à un projet open source'],
    benefits: ['Full remote possible', '5 semaines de congés + 10 RTT'],
    employmentType: 'permanent',
    languages: { Anglais: 'courant' },
  });
});

test('words that offer nothing give no fact', () => {
  expect(
    Object.values(factsOf('compte rendu\n\nla séance est levée à midi')).every((fact) => fact === null || Object.keys(fact).length === 0),
  ).toBe(true);
});

test('what is read can be saved again, however long the page', () => {
  const items = Array.from({ length: 300 }, (_, n) => `- Compétence ${n} ${'très longue '.repeat(120)}`).join('\n');
  const facts = factsOf(
    `Poste : ${'Soudeur '.repeat(40)}\nEntreprise : Fer\nLieu : Brest\n\nVos missions\n- Souder\n\nProfil recherché\n${items}`,
  );
  expect(() => jobUpdateSchema.validateSync({ ...facts, salaryCurrency: 'EUR' })).not.toThrow();
  expect(facts.requirements).toHaveLength(200);
});

const PLAIN = `Conducteur de travaux TCE
Bâtisseurs de la Vilaine, Redon
Vos missions
Préparer les chantiers, choisir les sous-traitants
Profil
DUT génie civil
5 ans en conduite de travaux
Permis B`;

test('headings that nothing but their words sets apart, lines without bullets', () => {
  expect(factsOf(PLAIN)).toMatchObject({
    title: 'Conducteur de travaux TCE',
    description: 'Préparer les chantiers, choisir les sous-traitants',
    company: 'Bâtisseurs de la Vilaine',
    location: 'Redon',
    requirements: ['DUT génie civil', '5 ans en conduite de travaux', 'Permis B'],
    education: ['DUT génie civil'],
    experienceLevel: 'senior',
  });
});

test.each([
  ['Business Development\nWe sell software to hospitals.', 'Business Development'],
  ['Serveur en restaurant\nAuberge du Lac, Annecy', 'Serveur en restaurant'],
  ['Piano Bar du Port\nPastry chef needed for a lakeside hotel.', 'Pastry chef'],
  ['Nous cherchons un(e) comptable qui maîtrise Sage.', 'comptable'],
  [
    'Contrôleur de gestion (H/F). Fonderie du Val, Blois. Vous construisez le budget, analysez les écarts et animez le reporting avec les directeurs.',
    'Contrôleur de gestion (H/F)',
  ],
  ['Agence de 12 personnes à Nantes. Vous pilotez des sites de bout en bout, avec les équipes de nos clients, dans toute la région.', ''],
  ['Mathematics Teacher - secondary school\nOur school is looking for an inspiring teacher of maths.', 'Mathematics Teacher'],
])('the title of « %s »', (text, title) => {
  expect(factsOf(text).title).toBe(title);
});

test.each([
  [
    'Nous cherchons un soudeur qui maîtrise le TIG et parle italien, pour notre atelier de Brest.',
    ['maîtrise le TIG', 'parle italien'],
    [],
  ],
  [
    'We are looking for a nurse who speaks Spanish and has two years of experience in paediatrics.',
    ['speaks Spanish', 'has two years of experience in paediatrics'],
    [],
  ],
  [
    'Chauffagiste\nDépannage chez nos clients.\nCAP ou bac pro, 3 ans d’expérience, permis B.',
    ['CAP ou bac pro', '3 ans d’expérience', 'permis B'],
    [],
  ],
  ['Head of Growth\nYou own acquisition. You know SQL. Portuguese is a plus.', ['You know SQL'], ['Portuguese is a plus']],
  [
    'Chef de projet web\nVous pilotez des sites de bout en bout. Vous maîtrisez Jira. Anglais courant.',
    ['Vous maîtrisez Jira', 'Anglais courant'],
    [],
  ],
])('needs told in sentences: « %s »', (text, requirements, niceToHave) => {
  expect(factsOf(text)).toMatchObject({ requirements, niceToHave });
});

test.each([
  'Agence de 12 personnes, forte de 20 ans d’expérience.',
  'Vous améliorez l’expérience utilisateur.',
  'Vous assurez la maîtrise d’ouvrage et la maîtrise des coûts.',
  'Vous enseignez en licence.',
  'Good customer experience matters to us.',
  'No experience needed.',
  'Débutant accepté.',
])('« %s » asks nothing', (sentence) => {
  const { requirements, niceToHave, education } = factsOf(`Chargé de projet\n${sentence}`);
  expect({ requirements, niceToHave, education }).toEqual({ requirements: [], niceToHave: [], education: [] });
});

const OFFERS = [FRENCH_OFFER, SHORT_AD, ENGLISH_OFFER, AGENCY_AD, RECRUITER_AD, LABELLED_AD, INTERNSHIP, FRIENDLY_OFFER, PLAIN];

test.each(OFFERS)('every fact has a passage that is in the text, and the same text says the same', (text) => {
  const document = textDocument(text);
  const { facts, passages } = readJob(document, { country: 'FR' });
  expect(Object.keys(passages).sort()).toEqual(pathsOf(facts).sort());
  for (const passage of Object.values(passages)) expect(document.text.slice(passage.start, passage.end)).toBe(passage.text);
  expect(readJob(document, { country: 'FR' })).toEqual({ facts, passages });
});
