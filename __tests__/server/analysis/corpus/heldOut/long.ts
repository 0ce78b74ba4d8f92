import type { CvSource } from '../model.ts';
import { job, study } from '../people/shorthand.ts';

/** Held-out CVs of two pages: a sidebar that stops after the first, and a plain American one. */
export const heldOutLong: CvSource[] = [
  {
    id: 'fr-directrice-qualite-perrin',
    language: 'fr',
    layout: 'leftSidebar',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'bullets', headings: 3, accent: '#4a2545' },
    first: 'Marie-Laure',
    last: 'Perrin',
    email: 'ml.perrin@example.com',
    phone: '06 39 98 31 90',
    headline: 'Directrice qualité',
    place: 'Besançon',
    summary:
      'Vingt ans de qualité dans l’horlogerie et le dispositif médical. Je construis des systèmes que les ateliers comprennent et que les auditeurs respectent.',
    careers: [
      job(
        'Directrice qualité',
        ['Microtech Doubs', 'Besançon'],
        ['2018-01', null],
        [
          'Direction d’une équipe de quatorze personnes : qualité, métrologie, affaires réglementaires.',
          'Certification ISO 13485 obtenue en quatorze mois.',
          'Division par deux des réclamations des clients.',
          'Conduite de 30 audits de fournisseurs par an, en Suisse et en Allemagne.',
          'Préparation des dossiers de marquage CE.',
        ],
      ),
      job(
        'Responsable assurance qualité',
        ['Implants du Jura', 'Lons-le-Saunier'],
        ['2012-04', '2017-12'],
        [
          'Refonte du système documentaire.',
          'Validation des procédés de nettoyage et de stérilisation.',
          'Formation des 120 opérateurs aux bonnes pratiques.',
          'Interlocutrice de l’organisme notifié.',
        ],
      ),
      job(
        'Ingénieure qualité',
        ['Décolletage Morez', 'Morez'],
        ['2008-09', '2012-03'],
        [
          'Analyse des capabilités et plans de contrôle.',
          'Animation des résolutions de problèmes (8D, 5 pourquoi).',
          'Mise en place de la maîtrise statistique des procédés.',
        ],
      ),
      job(
        'Technicienne métrologie',
        ['Cadrans de la Loue', 'Ornans'],
        ['2005-02', '2008-08'],
        ['Étalonnage de 600 instruments.', 'Programmation de machines à mesurer tridimensionnelles.'],
      ),
    ],
    studies: [
      study('Diplôme d’ingénieur', 'microtechniques', 'ENSMM Besançon', ['2001', '2004']),
      study('DUT', 'mesures physiques', 'IUT de Montbéliard', ['1999', '2001']),
    ],
    skills: { Qualité: ['ISO 13485', 'ISO 9001', 'Audit', 'AMDEC', '8D', 'SPC'], Outils: ['Minitab', 'SAP', 'Excel'] },
    soft: ['Rigueur', 'Pédagogie', 'Leadership'],
    languages: [
      ['Anglais', 'C1'],
      ['Allemand', 'B2'],
    ],
    certifications: ['Auditrice ICA', 'Green Belt Lean Six Sigma'],
    wishes: [['Mobile en Suisse romande', { willingToRelocate: true }]],
    extras: [['Divers', ['49 ans, permis B, mariée', 'Bénévole à la Croix bleue de Besançon depuis 2016']]],
  },
  {
    id: 'en-controller-ramirez',
    language: 'en',
    layout: 'minimal',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'commas', headings: 3 },
    first: 'Daniel',
    last: 'Ramirez',
    email: 'daniel.ramirez@example.com',
    phone: '(303) 555-0126',
    country: 'US',
    place: 'Denver, CO',
    summary:
      'Corporate controller and CPA with sixteen years in outdoor equipment, software and public accounting. Builds small finance teams that close fast and sleep well.',
    careers: [
      job(
        'Corporate Controller',
        ['Summitline Gear', 'Denver, CO'],
        ['2019-02', null],
        [
          'Lead a team of eleven in accounting, tax and treasury.',
          'Cut the monthly close from twelve to five business days.',
          'Implemented NetSuite across four entities in nine months.',
          'Managed the due diligence for two acquisitions.',
          'Report to the audit committee every quarter.',
        ],
      ),
      job(
        'Assistant Controller',
        ['Mesa Software', 'Boulder, CO'],
        ['2014-06', '2019-01'],
        [
          'Owned revenue recognition for subscription contracts under ASC 606.',
          'Supervised four accountants.',
          'Prepared the company for its first external audit.',
          'Automated commissions that used to take six days.',
        ],
      ),
      job(
        'Senior Auditor',
        ['Alder & Finch LLP', 'Denver, CO'],
        ['2011-09', '2014-05'],
        [
          'Audits of manufacturers and nonprofits with revenue up to $300M.',
          'Trained new associates.',
          'Specialist for inventory observation.',
        ],
      ),
      job(
        'Staff Auditor',
        ['Alder & Finch LLP', 'Denver, CO'],
        ['2009-09', '2011-08'],
        ['Tested internal controls and prepared working papers.'],
      ),
      job('Accounting Intern', ['Platte River Power', 'Fort Collins, CO'], ['2008-06', '2008-08'], ['Reconciled fixed assets.'], {
        when: 'Summer 2008',
      }),
    ],
    studies: [
      study('Master of Accountancy', '', 'Colorado State University', ['2008', '2009']),
      study('B.S.', 'Business Administration', 'Colorado State University', ['2004', '2008']),
    ],
    skills: {
      Accounting: ['US GAAP', 'Revenue recognition', 'Internal controls', 'Financial reporting', 'Month-end close'],
      Software: ['NetSuite', 'QuickBooks', 'Excel', 'SQL', 'Tableau'],
    },
    soft: ['Leadership', 'Communication'],
    languages: [
      ['English', 'Native'],
      ['Spanish', 'Fluent'],
    ],
    certifications: ['Certified Public Accountant'],
    extras: [['VOLUNTEERING', ['Treasurer, Front Range Food Bank, 2016 – present']]],
  },
];
