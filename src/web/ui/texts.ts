import { PRODUCT_NAME } from '#contract/common';

/** Words of the kit's own controls. */
export const uiTexts = {
  showCharacters: 'Afficher les caractères',
  hideCharacters: 'Masquer les caractères',
  dialCode: 'Indicatif',
  purpose: `${PRODUCT_NAME} lit les CV, comprend les offres et explique chaque rapprochement.`,
  range: (first: number, last: number, total: number) =>
    `${first.toLocaleString('fr-FR')}–${last.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
} as const;
