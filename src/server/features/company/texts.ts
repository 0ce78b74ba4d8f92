/** French sentences of the company, beyond those of the contract. */
export const TEXTS = {
  alreadyOne: 'Vous avez déjà une entreprise.',
};
