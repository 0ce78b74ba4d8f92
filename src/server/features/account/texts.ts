import { PRODUCT_NAME } from '#contract/common';

/** French sentences of the account, beyond those of the contract. */
export const TEXTS = {
  wrongPassword: 'Le mot de passe est incorrect.',
  wrongCurrentPassword: 'Le mot de passe actuel est incorrect.',
  sessionOver: 'Votre session a expiré. Reconnectez-vous.',
  resetLinkOver: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  resetMail: (firstName: string, link: string) => ({
    subject: `${PRODUCT_NAME}\u00A0: choisissez un nouveau mot de passe`,
    text: `Bonjour ${firstName},

Vous avez demandé à choisir un nouveau mot de passe pour votre compte ${PRODUCT_NAME}.
Ouvrez ce lien, valable une heure et une seule fois\u00A0:

${link}

Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00A0: votre mot de passe reste le même.

L’équipe ${PRODUCT_NAME}
`,
  }),
};
