import { plural } from '#lib/plural';

/** Words of the kit's own controls. */
export const uiTexts = {
  dialCode: 'Indicatif',
  range: (first: number, last: number, total: number) =>
    `${first.toLocaleString('fr-FR')}–${last.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',

  staleList: 'La liste affichée n’est plus à jour.',
  clearFilters: 'Effacer les filtres',
  pages: 'Pages de la liste',

  analyzingCount: (count: number) => `${count} en analyse IA`,
  autoRefresh: 'Rafraîchissement auto (2s)',
  analysisFailed: 'Échec de l’analyse',
  analyzeAgain: "Relancer l'analyse",

  browse: 'ou choisissez des fichiers',
  chosenFiles: (count: number) => `${count} ${plural(count, 'fichier choisi', 'fichiers choisis')}`,
  removeFile: (fileName: string) => `Retirer ${fileName}`,
  refusedFiles: (count: number) => `${count} ${plural(count, 'fichier refusé', 'fichiers refusés')}`,
  sending: 'Envoi en cours…',
} as const;
