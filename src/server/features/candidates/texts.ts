/** French sentences of this feature that the contract does not hold. */
export const TEXTS = {
  analyzing: 'Ce candidat est en cours d’analyse. Attendez la fin de l’analyse pour le modifier.',
  noFile: 'Ce candidat n’a pas de fichier à analyser.',
  nothingFound: 'Aucune information de CV n’a été trouvée dans ce fichier.',
};
