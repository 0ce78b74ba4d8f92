/** French words of the configurations that the contract does not hold. */
export const TEXTS = {
  templateUnknown: 'Template non trouvé',
  defaultName: 'Configuration par défaut',
  defaultDescription: 'Template classique, couleurs et pied de page d’origine.',
};
