import { PRODUCT_NAME } from '#contract/common';

export const productTexts = {
  purpose: `${PRODUCT_NAME} lit les CV, comprend les offres et explique chaque rapprochement.`,
} as const;
