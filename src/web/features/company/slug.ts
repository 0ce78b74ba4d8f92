import { foldText } from '#contract/common';

const MAX_LENGTH = 50;

/** The slug that a name suggests: « Cœur & Vallée » → `coeur-vallee`. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
