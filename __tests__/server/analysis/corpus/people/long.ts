import type { CvSource } from '../model.ts';
import { job, study } from './shorthand.ts';

/** CVs of several pages, with the personal details that older ones carry. */
export const longCvs: CvSource[] = [
  {
    id: 'fr-consultant-sap-guillou',
    language: 'fr',
    layout: 'dossier',
    format: 'pdf',
    style: { dates: 'slash', skills: 'table', headings: 0, upperLast: true },
    first: 'Tanguy',
    last: 'Guillou',
    email: 'tanguy.guillou@example.com',
    phone: '06 39 98 48 84',
    headline: 'Consultant SAP FI/CO senior',
    place: 'Boulogne-Billancourt',
    summary:
      'Consultant fonctionnel SAP depuis quatorze ans, je conduis des projets de finance de la conception au support, en France et à l’étranger. J’ai participé à neuf mises en production, dont quatre migrations vers S/4HANA.',
    careers: [
      job(
        'Consultant SAP FI/CO senior',
        ['Ardanéo Conseil', 'Boulogne-Billancourt'],
        ['2019-09', null],
        [
          'Migration vers S/4HANA d’un groupe agroalimentaire de 6 000 salariés.',
          'Ateliers de conception avec la direction financière et le contrôle de gestion.',
          'Rédaction des spécifications et recette des développements.',
          'Formation de 40 utilisateurs clés dans cinq pays.',
          'Encadrement de trois consultants juniors.',
        ],
        { tools: 'SAP S/4HANA, Fiori, Solution Manager' },
      ),
      job(
        'Consultant SAP FI',
        ['Novalys', 'Puteaux'],
        ['2015-02', '2019-08'],
        [
          'Déploiement du noyau comptable dans douze filiales européennes.',
          'Mise en place de la facturation électronique en Italie.',
          'Reprise des immobilisations et des comptes auxiliaires.',
          'Support de niveau 3 pendant les clôtures.',
        ],
        { tools: 'SAP ECC 6, LSMW, Excel' },
      ),
      job(
        'Consultant junior',
        ['Novalys', 'Puteaux'],
        ['2012-10', '2015-01'],
        [
          'Paramétrage des banques et des règlements automatiques.',
          'Rédaction de la documentation utilisateur.',
          'Tests d’intégration et suivi des anomalies.',
        ],
        { tools: 'SAP ECC 6' },
      ),
      job(
        'Comptable fournisseurs',
        ['Papeteries de l’Odet', 'Quimper'],
        ['2010-09', '2012-09'],
        ['Traitement de 1 500 factures par mois.', 'Relances et rapprochements.', 'Participation au projet de dématérialisation.'],
      ),
      job(
        'Stagiaire contrôle de gestion',
        ['Conserveries du Cap', 'Douarnenez'],
        ['2010-03', '2010-08'],
        ['Suivi des coûts de production de la campagne de sardines.', 'Construction d’un tableau de bord hebdomadaire.'],
      ),
    ],
    studies: [
      study('Master', 'contrôle de gestion et systèmes d’information', 'IAE de Brest', ['2008', '2010']),
      study('DUT', 'gestion des entreprises et des administrations', 'IUT de Quimper', ['2005', '2007']),
    ],
    skills: {
      SAP: ['SAP FI', 'SAP CO', 'S/4HANA', 'Fiori'],
      Finance: ['Comptabilité générale', 'Comptabilité analytique', 'Clôture', 'IFRS'],
      Méthodes: ['Gestion de projet', 'Recette', 'Conduite du changement'],
    },
    soft: ['Pédagogie', 'Diplomatie'],
    languages: [
      ['Anglais', 'C1'],
      ['Italien', 'B1'],
      ['Breton', 'notions'],
    ],
    certifications: ['SAP Certified Application Associate – Financial Accounting'],
    wishes: [['Préavis de 3 mois', { noticePeriodWeeks: 13 }]],
    extras: [
      ['État civil', ['Né le 14/05/1987, marié, deux enfants', 'Permis B']],
      ['Centres d’intérêt', ['Course au large, accordéon diatonique, président d’une association de quartier depuis 2018']],
    ],
  },
  {
    id: 'en-operations-director-achebe',
    language: 'en',
    layout: 'classic',
    format: 'pdf',
    style: { dates: 'shortMonth', skills: 'commas', headings: 3 },
    first: 'Ngozi',
    last: 'Achebe',
    email: 'ngozi.achebe@example.co.uk',
    phone: '+44 7700 900688',
    country: 'GB',
    headline: 'Operations Director',
    place: 'Manchester',
    street: '22 Canal Street',
    summary:
      'Operations leader with nineteen years in food manufacturing and distribution, from the production line to the board. Known for calm turnarounds, safety first, and numbers that everyone on the shop floor can read.',
    careers: [
      job(
        'Operations Director',
        ['Ribble Bakeries', 'Manchester'],
        ['2020-04', null],
        [
          'Full responsibility for three plants, 820 people and a budget of £64m.',
          'Raised overall equipment effectiveness from 61% to 78% in two years.',
          'Negotiated a four-day pattern with the unions.',
          'Introduced a safety programme that cut lost-time accidents by 70%.',
          'Sponsor of the graduate scheme.',
        ],
      ),
      job(
        'Plant Manager',
        ['Ribble Bakeries', 'Preston'],
        ['2015-10', '2020-03'],
        [
          'Ran a plant of 310 people on five lines.',
          'Commissioned a £12m gluten-free line on time and under budget.',
          'Reduced waste from 6.2% to 3.1%.',
          'Brought the site to BRC grade AA.',
        ],
      ),
      job(
        'Production Manager',
        ['Mersey Foods', 'Liverpool'],
        ['2011-06', '2015-09'],
        [
          'Three shifts and 140 people in chilled ready meals.',
          'Led the Lean programme with 40 kaizen events.',
          'Introduced visual management on every line.',
        ],
      ),
      job(
        'Shift Manager',
        ['Mersey Foods', 'Liverpool'],
        ['2008-09', '2011-05'],
        ['Night shift of 45 people.', 'Planned maintenance windows with engineering.'],
      ),
      job(
        'Graduate Trainee',
        ['Pennine Dairy', 'Rochdale'],
        ['2007-09', '2008-08'],
        ['Rotations in quality, planning and logistics.', 'Final project on milk collection routes saved £90k a year.'],
      ),
    ],
    studies: [
      study('MBA', '', 'Manchester Metropolitan University', ['2013', '2015']),
      study('BEng', 'Food Engineering', 'University of Reading', ['2003', '2007']),
    ],
    skills: {
      Operations: ['Lean manufacturing', 'Production planning', 'Budget management', 'Continuous improvement', 'Six Sigma'],
      Quality: ['BRC', 'HACCP', 'ISO 22000'],
      Software: ['SAP', 'Power BI', 'Excel'],
    },
    soft: ['Leadership', 'Negotiation', 'Coaching'],
    languages: [
      ['English', 'native'],
      ['Igbo', 'fluent'],
      ['French', 'B1'],
    ],
    certifications: ['Six Sigma Black Belt', 'NEBOSH International Diploma'],
    wishes: [
      ['Notice period: 3 months', { noticePeriodWeeks: 13 }],
      ['Open to relocation', { willingToRelocate: true }],
    ],
    extras: [
      ['Interests', ['School governor since 2017, allotment gardening, half marathons']],
      ['References', ['Available on request']],
    ],
  },
];
