/** A figure and the French sentence that says how it was computed, or why there is none (decisions §5). */
export interface Estimate<T> {
  /** null is shown 'Données insuffisantes'. */
  value: T | null;
  formula: string;
}

export const unknown = (formula: string): Estimate<never> => ({ value: null, formula });

export const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`;

/** Below, a share of the company's past says more of chance than of its placements. */
export const MIN_PAST = 5;
/** Below, a base or a list of offers is too small to tell a market by. */
export const MIN_BASE = 10;
