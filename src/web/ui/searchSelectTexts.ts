/** Words of the choice that the server searches; few screens load them. */
export const searchSelectTexts = {
  typeToSearch: 'Tapez pour rechercher',
  none: 'Aucun résultat',
  searching: 'Recherche...',
  failed: 'La recherche n’a pas abouti. Réessayez.',
} as const;
