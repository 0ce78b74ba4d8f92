/** Sentences of the toasts, apart from the page's words: they are loaded with the application. */
export const noticeTexts = {
  saved: 'Vos paramètres ont été mis à jour avec succès.',
  notSaved: 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.',
  contactSaved: 'Informations de contact enregistrées !',
  companySaved: "Les informations de l'entreprise ont été mises à jour avec succès.",
  companyNotSaved: "Impossible de mettre à jour les informations de l'entreprise. Veuillez réessayer.",
  removed: 'Votre compte a été supprimé.',
  notRemoved: 'Impossible de supprimer votre compte. Veuillez réessayer.',
} as const;
