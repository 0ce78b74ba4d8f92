import type { Tie } from './announced.ts';

/** What stands between a title and its employer. */
export type Mark = 'dash' | 'comma';

/** How the sure entries of a section are built, for those that words leave unsure. */
export interface Habits {
  /** The employer stands before the title. */
  companyFirst: boolean;
  /** Looks that only titles have, only employers, only places. */
  titleLooks: ReadonlySet<number>;
  companyLooks: ReadonlySet<number>;
  placeLooks: ReadonlySet<number>;
  /** Rows, counted from the date, whose last cell holds the place. */
  placeSlots: ReadonlySet<number>;
  /** Ends of rows that hold places, as `placeSeats.ts` tells them. */
  placeSeats: ReadonlySet<string>;
  /** What follows a title and its comma is a town. */
  townsBehindTitles: boolean;
  /** Most employers stand apart from the title: « à Oiron » behind it is a town. */
  townsBehindA: boolean;
  /** What ties the employers of several entries to their titles. */
  ties: ReadonlySet<Tie>;
  /** The row of the head that holds the title, its employer standing on another; null where entries differ. */
  titleRow: number | null;
  /** What parts most employers from the titles before them; null where entries differ. */
  mark: Mark | null;
  /** Where the employer stands from the title in most entries, as `Head.pattern` tells it; null where they differ. */
  pattern: string | null;
}

export const NO_HABITS: Habits = {
  companyFirst: false,
  titleLooks: new Set(),
  companyLooks: new Set(),
  placeLooks: new Set(),
  placeSlots: new Set(),
  placeSeats: new Set(),
  townsBehindTitles: false,
  townsBehindA: false,
  ties: new Set(),
  titleRow: null,
  mark: null,
  pattern: null,
};
