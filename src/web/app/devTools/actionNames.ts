import type { UnknownAction } from '@reduxjs/toolkit';

const SEPARATOR = ' · ';

/** What a person reads in a list of actions: `api/executeQuery/pending · listCandidates`. */
export const readableType = ({ type, meta }: UnknownAction): string => {
  const endpoint = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;
  return typeof endpoint === 'string' && !type.includes(SEPARATOR) ? type + SEPARATOR + endpoint : type;
};

/** The type that reducers know, of an action that an export of DevTools names readably. */
export const plainType = (type: string): string => type.split(SEPARATOR)[0]!;
