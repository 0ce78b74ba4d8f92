import { PRODUCT_NAME } from '#contract/common';
import { type Contact, PHONE_NOT_GIVEN } from '#contract/contacts';

export const TEXTS = {
  contactMail: ({ firstName, lastName, email, phone, companyName, message }: Contact) => ({
    subject: `${PRODUCT_NAME}\u00A0: message de ${firstName} ${lastName} (${companyName})`,
    text: `${firstName} ${lastName} écrit depuis le site. Une réponse est promise sous 24 heures.

Entreprise\u00A0: ${companyName}
Email\u00A0: ${email}
Téléphone\u00A0: ${phone === PHONE_NOT_GIVEN ? 'non communiqué' : phone}

${message}
`,
  }),
};
