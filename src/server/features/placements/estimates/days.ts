const DAY_MS = 86_400_000;

/** The calendar day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Whole days from one calendar day to another, `2026-12-31`; negative when the second is past. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
