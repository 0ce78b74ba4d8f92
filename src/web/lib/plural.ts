/** French plural of a count: 0 and 1 are singular. */
export const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many);
