/** A fact that the text does not give. */
export const isEmpty = (fact: unknown): boolean =>
  fact === null || fact === '' || (typeof fact === 'object' && Object.keys(fact).length === 0);
