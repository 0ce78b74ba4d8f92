export const accountTexts = {
  noToken: 'Aucun token reçu dans la réponse',
  signedIn: 'Connexion réussie !',
  signInFailed: 'Erreur lors de la connexion. Veuillez vérifier vos identifiants.',
  registered: 'Compte créé avec succès !',
  unexpected: "Une erreur inattendue s'est produite",
  userFetchFailed: 'Erreur lors de la récupération des données utilisateur',
} as const;
