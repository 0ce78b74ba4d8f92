import type { ColorName } from '#contract/template-configs';

const ratio = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });

/** Words of the configuration form (spec 2 §3, §5). */
export const formTexts = {
  createTitle: 'Nouvelle configuration',
  editTitle: 'Modifier la configuration',
  create: 'Créer la configuration',
  sections: { identity: 'Configuration', colors: 'Couleurs', footer: 'Pied de page', anonymity: 'Anonymat' },
  fields: {
    name: 'Nom',
    description: 'Description',
    templateId: 'Template',
    isActive: 'Active',
    isDefault: 'Configuration par défaut',
    footerEnabled: 'Afficher le pied de page',
    companyName: "Nom de l'entreprise",
    managerName: 'Nom du responsable',
    managerPhone: 'Téléphone du responsable',
    logo: 'URL du logo',
    tagline: 'Accroche',
    anonymous: 'CV anonymisé',
    anonymousName: 'À la place du nom',
    hideEmployers: 'Masquer les employeurs',
  },
  logoHint: 'Les CV n’affichent aucune image du réseau : le logo est gardé, mais pas imprimé.',
  anonymityHint: 'Ni nom, ni coordonnées, ni nationalité : dans le document comme dans le nom du fichier.',
  builtIn: 'Classique intégré',
  currentTemplate: 'Template actuel',
  anonymousNames: { initials: 'Initiales (M. D.)', trigram: 'Trigramme (MDU)' },
  colors: {
    primary: 'Couleur primaire',
    secondary: 'Couleur secondaire',
    accent: "Couleur d'accent",
    textPrimary: 'Texte principal',
    textSecondary: 'Texte secondaire',
    textLight: 'Texte clair',
    bgPrimary: 'Fond principal',
    bgSecondary: 'Fond secondaire',
    borderColor: 'Bordures',
  } satisfies Record<ColorName, string>,
  pick: (label: string) => `Choisir : ${label}`,
  lowContrast: (value: number, wanted: number) => `Contraste de ${ratio(value)}:1 avec le fond : peu lisible, visez ${ratio(wanted)}:1.`,
  standardColors: 'Rétablir les couleurs d’origine',
  livePreview: 'Aperçu en direct',
} as const;
