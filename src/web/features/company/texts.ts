export const companyTexts = {
  created: 'Votre entreprise a été créée avec succès !',
  taken: "Ce nom d'entreprise ou ce slug est déjà utilisé",
  creationFailed: "Une erreur est survenue lors de la création de l'entreprise",
} as const;
