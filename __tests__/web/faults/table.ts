import type { EndpointDefinition } from '#contract/endpoint';
import type { renderApp } from '../../support/renderApp.tsx';
import type { Fault } from './faults.ts';

export type View = ReturnType<typeof renderApp>;

interface Told {
  /** The one toast of a failure that is neither a 403 nor the end of the session; null for none. */
  toast?: string | null | ((fault: Fault) => string | null);
  /** What stands in the place of what was asked for, or under the form. */
  shows?: (fault: Fault) => string | RegExp | null;
  /** Lines that the specification asks for in the console. */
  logs?: (fault: Fault) => string[];
  /** Which faults end the session with its toast; a 401 unless told. */
  ends?: (fault: Fault) => boolean;
}

/** A call that a screen makes by being opened: each fault meets a screen of its own. */
export interface Loading extends Told {
  kind: 'loading';
  /** Opens the screen; the call fails from its first try. */
  open: () => View;
  /** What leads to the call, where opening is not enough. */
  leads?: (view: View) => Promise<unknown>;
}

/** A call that a person makes: one screen meets every fault in turn, and its form is never lost. */
export interface Acting extends Told {
  kind: 'acting';
  /** Opens the screen and fills its form. */
  open: () => Promise<View>;
  /** Makes the call; the same gesture again and again. */
  act: (view: View) => Promise<unknown>;
  /** What was typed or shown is still there. */
  keeps: (view: View) => unknown;
}

/** A call that shows nothing. */
export interface Unseen {
  kind: 'unseen';
  why: string;
  check: (fault: Fault) => Promise<unknown>;
}

export type Row = Loading | Acting | Unseen;

export interface Table {
  endpoints: Record<string, EndpointDefinition>;
  rows: Record<string, Row>;
}

/** Ties the rows to their endpoints: one that lacks a row does not compile. */
export const table = <E extends Record<string, EndpointDefinition>>(endpoints: E, rows: Record<keyof E, Row>): Table => ({
  endpoints,
  rows,
});
