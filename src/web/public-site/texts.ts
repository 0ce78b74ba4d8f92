import { PRODUCT_NAME } from '#contract/common';

/** What every public page says around its content. */
export const siteTexts = {
  skip: 'Aller au contenu',
  mainMenu: 'Navigation principale',
  menu: 'Menu',
  contents: 'Sommaire',
  home: `${PRODUCT_NAME}, accueil`,
  /** What `public/social-card.jpg` shows. */
  socialCard: `${PRODUCT_NAME}\u00A0: «\u00A0Le bon candidat est déjà dans votre vivier.\u00A0» Des carpes nagent dans un bassin.`,
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  navigation: [
    { anchor: 'produit', label: 'Produit' },
    { anchor: 'fonctionnalites', label: 'Fonctionnalités' },
    { anchor: 'ia', label: 'IA' },
    { anchor: 'pricing', label: 'Tarifs' },
    { anchor: 'clients', label: 'Clients' },
    { anchor: 'contact', label: 'Contact' },
  ],
  footer: {
    purpose: 'Lire les CV, comprendre les offres, expliquer chaque rapprochement.',
    product: 'Produit',
    company: 'Découvrir',
    legal: 'Informations légales',
    about: 'À propos',
    blog: 'Blog',
    careers: 'Carrières',
    legalNotice: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    cookies: 'Cookies',
    hosting: 'Données hébergées exclusivement en Europe.',
  },
  heads: {
    home: {
      title: `${PRODUCT_NAME} · Le recrutement assisté par IA, expliqué critère par critère`,
      description:
        'Vivier lit les CV, comprend les offres d’emploi et explique chaque rapprochement : un score, ses critères et le passage du CV qui prouve chacun. Essai de 14 jours, sans carte bancaire.',
    },
    about: {
      title: `À propos · ${PRODUCT_NAME}`,
      description: 'Pourquoi Vivier existe, ce à quoi nous tenons et les équipes qui le construisent.',
    },
    blog: {
      title: `Blog · ${PRODUCT_NAME}`,
      description: 'Présélection, entretiens, données personnelles, scores expliqués : ce que nous apprenons du recrutement.',
    },
    careers: {
      title: `Carrières · ${PRODUCT_NAME}`,
      description: 'Travailler chez Vivier : flexibilité, bien-être, évolution et esprit d’équipe.',
    },
    legal: {
      title: `Mentions légales · ${PRODUCT_NAME}`,
      description: 'Éditeur, hébergement, propriété intellectuelle et contact de Vivier.',
    },
    privacy: {
      title: `Politique de confidentialité · ${PRODUCT_NAME}`,
      description: 'Les données que Vivier traite, pourquoi, combien de temps, et les droits de chacun.',
    },
    terms: {
      title: `Conditions générales d’utilisation · ${PRODUCT_NAME}`,
      description: 'Les règles d’utilisation de Vivier : compte, essai de 14 jours, formules, responsabilités.',
    },
    cookies: {
      title: `Cookies · ${PRODUCT_NAME}`,
      description: 'Ce que Vivier enregistre dans votre navigateur, pour combien de temps, et comment l’effacer.',
    },
  },
} as const;
