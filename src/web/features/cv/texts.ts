export const cvTexts = {
  title: 'Générer un CV',
  candidate: (name: string) => `Candidat : ${name}`,
  configuration: 'Configuration',
  choose: 'Choisissez une configuration',
  byDefault: 'Par défaut',
  anonymised: 'Anonymisé',
  generate: 'Générer le CV',
  generating: 'Génération en cours...',
  noConfiguration: 'Aucune configuration active. Activez-en une pour générer un CV.',
  loadFailed: (message: string) => `Impossible de charger les configurations: ${message}`,
  generated: 'CV généré et téléchargé avec succès',
  generationFailed: 'Erreur lors de la génération du CV',

  previewHung: 'Le rendu a été interrompu : il prenait trop de temps.',
  preview: 'Aperçu du CV',
  previewUnavailable: 'Aperçu indisponible',
} as const;
