/** French sentences of this feature that the contract does not hold. */
export const TEXTS = {
  analyzing: 'Ce candidat est en cours d’analyse. Attendez la fin de l’analyse pour le modifier.',
  noFile: 'Ce candidat n’a pas de fichier à analyser.',
  nothingFound: 'Aucune information de CV n’a été trouvée dans ce fichier.',
  gaveUp: 'L’analyse a échoué à plusieurs reprises sur ce fichier.',
  lost: 'L’analyse a été interrompue. Vous pouvez la relancer.',
  fileLost: 'Le fichier déposé ne peut plus être relu. Déposez-le à nouveau.',
};
