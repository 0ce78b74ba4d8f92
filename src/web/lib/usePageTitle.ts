import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/common';

/** Names the browser's tab and history entry after the screen: « Candidats · Vivier ». */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
};
