import { PRODUCT_NAME } from '#contract/common';
import { LEGAL_NOTICE } from '#lib/prerender/placeholders';

export const legalTexts = {
  title: 'Mentions légales',
  lead: `Qui édite ${PRODUCT_NAME}, où le service est hébergé, et comment nous joindre.`,
  sections: [
    {
      title: 'Éditeur',
      paragraphs: [`Le site et le service ${PRODUCT_NAME} sont édités par l’organisation qui exploite cette installation.`, LEGAL_NOTICE],
    },
    {
      title: 'Direction de la publication',
      paragraphs: ['La direction de la publication est assurée par la représentation légale de l’éditeur.'],
    },
    {
      title: 'Hébergement',
      paragraphs: ['Le service et l’ensemble des données sont hébergés en Europe. Les fichiers conservés sont chiffrés en AES-256.'],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        `La marque ${PRODUCT_NAME}, les textes, les illustrations et le logiciel sont protégés. Toute reproduction sans autorisation écrite est interdite, hors les exceptions prévues par la loi. Les CV et les offres déposés restent la propriété de ceux qui les déposent.`,
      ],
    },
    {
      title: 'Données personnelles',
      paragraphs: ['La politique de confidentialité décrit les données traitées et vos droits.'],
      link: { address: '/privacy', label: 'Lire la politique de confidentialité' },
    },
    {
      title: 'Responsabilité',
      paragraphs: [
        'Les informations de ce site sont données de bonne foi et tenues à jour. Les exemples de candidats, d’offres et de scores qui y figurent sont fictifs.',
      ],
    },
  ],
  contact: 'Nous joindre',
};
