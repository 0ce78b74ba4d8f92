import { PRODUCT_NAME } from '#contract/common';

export const referralTexts = {
  title: 'Parrainage',
  text: `Faites connaître ${PRODUCT_NAME} à un confrère\u00A0: envoyez-lui votre lien personnel, il mène à la création d’un compte.`,
  link: 'Votre lien de parrainage',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  selected:
    'Votre navigateur ne permet pas de copier ici\u00A0: le lien est sélectionné, appuyez sur Ctrl\u00A0+\u00A0C ou ⌘\u00A0+\u00A0C.',
} as const;
