const whole = new Intl.NumberFormat('fr-FR');
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' });

/** « 12 500 ». */
export const formatNumber = (value: number): string => whole.format(value);

/** « 9 700 € » (spec 2 §9). */
export const formatEuros = (amount: number): string => euros.format(amount);

/** « 20 % », of a value in percent. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}\u00A0%`;

/** « +12 % ». */
export const formatChange = (percent: number): string => `${signed.format(percent)}\u00A0%`;
