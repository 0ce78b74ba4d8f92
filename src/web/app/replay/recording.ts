import type { UnknownAction } from '@reduxjs/toolkit';
import { plainType } from '../devTools/actionNames.ts';
import { applyChanges, type Change, changesBetween } from './changes.ts';

export interface Recording {
  actions: UnknownAction[];
  /** Milliseconds since the first action, in the same order; empty where the export does not tell. */
  times: number[];
  /** The state before any action; undefined means the application's own first one. */
  start: unknown;
  /** The state before any action, then after each; null where the export holds actions only. */
  states: unknown[] | null;
}

/** What DevTools exports whole: a history with its states. */
interface Lifted {
  actionsById: Record<string, { action: UnknownAction; timestamp: number }>;
  stagedActionIds: number[];
  computedStates: { state: unknown }[];
}

interface Exported {
  /** Actions as JSON. */
  payload: string | UnknownAction[] | Lifted;
  preloadedState?: string;
  /** Ours, which DevTools does not read: the first state, then what each action changed. */
  changes?: Change[][];
  times?: number[];
}

/**
 * Plumbing of one page load is no part of the story: redux-persist starting its storage, RTK Query naming its middleware and
 * copying, when it has time, who listens to what.
 */
export const isStory = ({ type }: UnknownAction): boolean =>
  type === 'persist/REHYDRATE' || !/^(?:@@INIT$|persist\/|api\/config\/|api\/internalSubscriptions\/)/.test(type);

/** redux-persist's mark, RTK Query's settings, which are code, and that copy. */
const isPlumbing = (key: string, value: unknown) =>
  key === '_persist' ||
  key === 'subscriptions' ||
  (key === 'config' && typeof value === 'object' && value !== null && 'reducerPath' in value);

/** As a file holds it: what JSON keeps, without the marks of that plumbing. */
export const toStored = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (isPlumbing(key, value) ? undefined : value)));

const statesOf = (changes: Change[][]): unknown[] => {
  let state: unknown = null;
  return changes.map((each) => (state = applyChanges(state, each)));
};

const ofLifted = ({ actionsById, stagedActionIds, computedStates }: Lifted): Recording => {
  const entries = stagedActionIds.map((id, index) => ({ ...actionsById[id]!, state: toStored(computedStates[index]!.state) }));
  const [first, ...all] = entries;
  const told = all.filter(({ action }) => isStory(action));
  return {
    actions: told.map(({ action }) => ({ ...action, type: plainType(action.type) })),
    times: told.map(({ timestamp }) => timestamp - told[0]!.timestamp),
    // A history that was cut at its beginning starts from where it was cut.
    start: first!.action.type === '@@INIT' ? undefined : first!.state,
    states: [first!, ...told].map(({ state }) => state),
  };
};

/** Reads an export of Redux DevTools, whichever it is, or a file of ours. */
export const readRecording = (text: string): Recording => {
  const parsed = JSON.parse(text) as Exported | Lifted | UnknownAction[];
  if ('actionsById' in parsed) return ofLifted(parsed);
  const { payload, preloadedState, changes, times = [] } = Array.isArray(parsed) ? ({ payload: parsed } as Exported) : parsed;
  const content = typeof payload === 'string' ? (JSON.parse(payload) as UnknownAction[] | Lifted) : payload;
  if ('actionsById' in content) return ofLifted(content);
  return {
    actions: content.filter(isStory).map((action) => ({ ...action, type: plainType(action.type) })),
    times,
    start: preloadedState === undefined ? undefined : JSON.parse(preloadedState),
    states: changes ? statesOf(changes) : null,
  };
};

const lines = (rows: unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** A file of ours: DevTools imports its actions; what each changed is one line, so that a renewal reads as a difference. */
export const writeRecording = ({ actions, times, start, states }: Recording): string => {
  const changes = (states ?? []).map((state, index, all) => changesBetween(index === 0 ? null : all[index - 1], state));
  const fields = [
    `"payload": ${JSON.stringify(JSON.stringify(actions))}`,
    ...(start === undefined ? [] : [`"preloadedState": ${JSON.stringify(JSON.stringify(start))}`]),
    `"times": ${JSON.stringify(times)}`,
    ...(states ? [`"changes": ${lines(changes)}`] : []),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
};
