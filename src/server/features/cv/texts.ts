/** French sentences of the printed CV's failures. */
export const TEXTS = {
  /** Spec 2 §8, with what is wrong and where. */
  renderFailed: (reason: string) => `Erreur lors du rendu du template\u00A0: ${reason}`,
  tooComplex: 'Le template est trop complexe pour être imprimé.',
  notACv: 'Cette configuration utilise un template qui n’est pas un CV.',
  analyzing: 'Ce candidat est en cours d’analyse. Attendez la fin de l’analyse pour générer son CV.',
  notAnalyzed: 'Ce candidat n’a pas pu être analysé. Complétez sa fiche pour générer son CV.',
  noBrowser: 'La génération de PDF demande Chromium, introuvable sur le serveur. Installez-le, ou indiquez son chemin avec CHROMIUM.',
  printFailed: 'Le PDF n’a pas pu être produit. Réessayez dans un instant.',
};
