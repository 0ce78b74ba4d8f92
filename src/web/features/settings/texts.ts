import type { LANGUAGES, THEMES } from '#contract/account';

export const settingsTexts = {
  title: 'Paramètres',
  subtitle: 'Votre profil, votre entreprise, votre sécurité.',
  tabs: { profile: 'Profil', company: 'Entreprise', security: 'Sécurité' },

  profile: 'Informations personnelles',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Email',
  phone: 'Téléphone',
  optional: 'Facultatif',

  preferences: 'Préférences',
  display: 'Affichage',
  displayHint: 'S’applique aussitôt, sur tous les écrans.',
  theme: 'Thème',
  compactMode: 'Mode compact',
  compactHint: 'Des lignes et des formulaires plus serrés.',
  messages: 'Notifications et langue',
  messagesHint: 'Ces envois ne sont pas encore ouverts\u00A0: vos choix s’appliqueront dès qu’ils le seront.',
  emailNotifications: 'Notifications par email',
  pushNotifications: 'Notifications push',
  weeklyReports: 'Rapports hebdomadaires',
  language: 'Langue',
  languageHint: 'L’interface n’existe encore qu’en français.',

  company: 'Informations de l’entreprise',
  companyName: "Nom de l'entreprise",
  industry: "Secteur d'activité",
  companySize: "Taille de l'entreprise",
  website: 'Site web',
  websiteExample: 'https://www.exemple.fr',
  address: 'Adresse',
  city: 'Ville',
  country: 'Pays',
  timezone: 'Fuseau horaire',

  password: 'Changer de mot de passe',
  passwordHint: 'Vos sessions ouvertes sur d’autres appareils seront fermées.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: '6 caractères au minimum',
  confirmPassword: 'Confirmer le mot de passe',
  confirmationRequired: 'La confirmation est requise',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  changePassword: 'Changer le mot de passe',

  danger: 'Zone de danger',
  dangerText:
    'Votre compte est supprimé aussitôt. Si vous êtes le dernier membre de votre entreprise, ses données le sont aussi\u00A0: candidats, offres, placements, conversations, templates et fichiers.',
  remove: 'Supprimer le compte',
  removing: 'Suppression...',
  removeWarning: 'Cette action est définitive\u00A0: rien ne pourra être récupéré.',
  removePassword: 'Mot de passe',
} as const;

export const themeNames = {
  light: 'Clair',
  dark: 'Sombre',
  auto: 'Automatique',
} satisfies Record<(typeof THEMES)[number], string>;

export const languageNames = {
  fr: 'Français',
  en: 'Anglais',
  es: 'Espagnol',
} satisfies Record<(typeof LANGUAGES)[number], string>;
