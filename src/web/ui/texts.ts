import { PRODUCT_NAME } from '#contract/common';

/** Words of the kit's own controls. */
export const uiTexts = {
  showCharacters: 'Afficher les caractères',
  hideCharacters: 'Masquer les caractères',
  dialCode: 'Indicatif',
  purpose: `${PRODUCT_NAME} lit les CV, comprend les offres et explique chaque rapprochement.`,
} as const;
