/** French sentences of this feature that the contract does not hold. */
export const TEXTS = {
  analyzing: 'Cette offre est en cours d’analyse. Attendez la fin de l’analyse pour la modifier.',
  noFile: 'Cette offre n’a pas de fichier à analyser.',
  nothingFound: 'Aucune information d’offre d’emploi n’a été trouvée dans ce fichier.',
};
