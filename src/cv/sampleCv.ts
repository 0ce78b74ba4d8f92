import type { CvContent } from '#contract/cv';
import type { StyleConfig } from '#contract/template-configs';
import { anonymise } from './anonymise.ts';

/** The person of every preview (spec 2 §3, Sample CV). Invented. */
export const SAMPLE_CV: CvContent = {
  firstName: 'Marie',
  lastName: 'Dupont',
  fullName: 'Marie Dupont',
  email: 'marie.dupont@exemple.fr',
  phone: '+33 6 39 98 01 23',
  currentPosition: 'Développeuse full-stack senior',
  location: 'Lyon, France',
  summary:
    'Développeuse full-stack depuis huit ans, je conçois des applications web sobres et durables, de la maquette à la mise en production. ' +
    'J’aime les équipes où le produit, le design et la technique se parlent tous les jours.',
  workExperience: [
    {
      title: 'Développeuse full-stack senior',
      company: 'Atelier Numérique',
      location: 'Lyon',
      startDate: 'mars 2021',
      endDate: 'Aujourd’hui',
      context: 'Plateforme de réservation utilisée par 1 200 salles de spectacle, équipe de neuf personnes.',
      description: '',
      responsibilities: [
        'Refonte du parcours d’achat en React et TypeScript\u00A0: abandon de panier réduit de 18 %.',
        'Passage d’une application monolithique à quatre services Node.js, sans interruption de la billetterie.',
        'Accompagnement de trois développeurs juniors et animation des revues de code.',
      ],
    },
    {
      title: 'Développeuse web',
      company: 'Coopérative Sillage',
      location: 'Grenoble',
      startDate: 'septembre 2018',
      endDate: 'février 2021',
      context: '',
      description: 'Outils de suivi de tournées pour des transporteurs régionaux.',
      responsibilities: [
        'Création d’une application mobile hors ligne pour 350 conducteurs.',
        'Mise en place des tests automatiques et de l’intégration continue.',
      ],
    },
    {
      title: 'Développeuse junior',
      company: 'Studio Mille Feuilles',
      location: 'Lyon',
      startDate: 'septembre 2016',
      endDate: 'août 2018',
      context: '',
      description: '',
      responsibilities: ['Sites et boutiques en ligne pour une vingtaine d’artisans.', 'Accessibilité et référencement des pages.'],
    },
  ],
  education: [
    {
      degree: 'Master Informatique, génie logiciel',
      institution: 'Université Claude Bernard Lyon 1',
      location: 'Lyon',
      startYear: '2014',
      endYear: '2016',
      description: 'Mention bien. Mémoire sur l’accessibilité des interfaces cartographiques.',
    },
    {
      degree: 'Licence Informatique',
      institution: 'Université Grenoble Alpes',
      location: 'Grenoble',
      startYear: '2011',
      endYear: '2014',
      description: '',
    },
  ],
  technicalSkills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GraphQL', 'Docker', 'Kubernetes', 'Jest', 'Playwright', 'Figma'],
  softSkills: ['Pédagogie', 'Esprit d’équipe', 'Autonomie'],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'C1' },
    { name: 'Italien', level: 'B1' },
  ],
  certifications: ['AWS Solutions Architect – Associate', 'Opquast, maîtrise de la qualité web'],
};

/** The sample as a configuration prints it, without its name when it says so. */
export const sampleCvFor = ({ anonymity }: Pick<StyleConfig, 'anonymity'>): CvContent =>
  anonymity.enabled ? anonymise(SAMPLE_CV, anonymity) : SAMPLE_CV;
