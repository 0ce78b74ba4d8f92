import { PRODUCT_NAME } from '#contract/common';

/** What only this page says; the other words are the account’s. */
export const signInPageTexts = {
  noScript: `${PRODUCT_NAME} a besoin de JavaScript pour vous connecter : activez-le dans votre navigateur, puis rechargez la page.`,
} as const;
