import { PRODUCT_NAME } from '#contract/common';
import { siteTexts } from '../texts.ts';
import { Mark } from './Mark.tsx';

/** The way home that stands at the top and at the bottom of every page. */
export const Brand = () => (
  <a className="brand" href="/" aria-label={siteTexts.home}>
    <Mark />
    {PRODUCT_NAME}
  </a>
);
