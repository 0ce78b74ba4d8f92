/** Why an analysis ended without a result, as the recruiter reads it on the record. */
export const TEXTS = {
  gaveUp: 'L’analyse a échoué à plusieurs reprises sur ce fichier.',
  lost: 'L’analyse a été interrompue. Vous pouvez la relancer.',
  fileLost: 'Le fichier déposé ne peut plus être relu. Déposez-le à nouveau.',
};
