/** French sentences of this feature that the contract does not hold. */
export const TEXTS = {
  notAnalyzed: 'Ce rapprochement n’est pas encore analysé\u00A0: les questions se font à partir de son analyse.',
  nothingLeft: 'Toutes les questions que l’analyse permet d’écrire existent déjà.',
};
