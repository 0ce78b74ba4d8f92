import { PRODUCT_NAME } from '#contract/common';
import type { CompanyLocale, Industry } from '#contract/company';

export const companyTexts = {
  created: 'Votre entreprise a été créée avec succès !',
  taken: "Ce nom d'entreprise ou ce slug est déjà utilisé",
  creationFailed: "Une erreur est survenue lors de la création de l'entreprise",
  unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer.',

  welcome: `Bienvenue sur ${PRODUCT_NAME}`,
  subtitle: 'Créez votre entreprise pour commencer',
  progress: 'Progression',
  stepOf: (step: number, count: number) => `Étape ${step} sur ${count}`,
  signOut: 'Se déconnecter',

  basics: 'Informations de base',
  name: "Nom de l'entreprise",
  slug: 'Slug',
  slugHint: 'Lettres minuscules, chiffres et tirets',
  industry: "Secteur d'activité",
  companySize: "Taille de l'entreprise",
  companySizeHint: 'Nombre de personnes',
  website: 'Site web',
  websiteExample: 'https://www.exemple.fr',
  logoUrl: 'URL du logo',
  logoUrlExample: 'https://www.exemple.fr/logo.png',
  description: 'Description',
  descriptionHint: 'Facultatif, 1000 caractères au plus',
  optional: 'Facultatif',
  next: 'Suivant',

  contact: 'Contact et facturation',
  phone: 'Téléphone',
  timezone: 'Fuseau horaire',
  locale: 'Langue',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  billingEmail: 'Email de facturation',
  billingAddress: 'Adresse de facturation',
  previous: 'Précédent',
  create: "Créer l'entreprise",
  creating: 'Création en cours...',
} as const;

export const industryNames = {
  it: "Technologies de l'information",
  finance: 'Finance',
  health: 'Santé',
  education: 'Éducation',
  retail: 'Commerce',
  other: 'Autre',
} satisfies Record<Industry, string>;

export const localeNames = {
  'fr-FR': 'Français (France)',
  'en-US': 'Anglais (États-Unis)',
  'en-GB': 'Anglais (Royaume-Uni)',
  'es-ES': 'Espagnol (Espagne)',
  'de-DE': 'Allemand (Allemagne)',
} satisfies Record<CompanyLocale, string>;
