/** Words of the template form (spec 2 §3, §5). */
export const formTexts = {
  createTitle: 'Nouveau template',
  editTitle: 'Modifier le template',
  create: 'Créer le template',
  fields: {
    name: 'Nom',
    description: 'Description',
    version: 'Version',
    templateType: 'Type',
    category: 'Catégorie',
    isActive: 'Actif',
    isPublic: 'Public',
    handlebarsTemplate: 'Template Handlebars',
  },
  codeHint: 'HTML et Handlebars. Rien n’y est exécuté ni téléchargé.',
  startFrom: 'Partir d’un modèle intégré',
  startFromNone: 'Page blanche',
  confirmReplace: 'Le code actuel sera remplacé. Continuer\u00A0?',
  variables: 'Variables disponibles',
  variablesHint: 'Cliquez pour insérer à l’endroit du curseur.',
  livePreview: 'Aperçu en direct',
} as const;
