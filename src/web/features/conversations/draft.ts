import { useSyncExternalStore } from 'react';

/** What is typed and not sent yet, per conversation: kept for this tab, so that leaving the screen loses nothing (decisions §4). */
const keyOf = (conversationId: string) => `conversation:${conversationId}`;

const readers = new Set<() => void>();

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

const readDraft = (conversationId: string): string => sessionStorage.getItem(keyOf(conversationId)) ?? '';

export const keepDraft = (conversationId: string, text: string): void => {
  if (text === '') sessionStorage.removeItem(keyOf(conversationId));
  else sessionStorage.setItem(keyOf(conversationId), text);
  readers.forEach((reader) => reader());
};

/** Puts a message that could not be sent back before what was typed meanwhile (decisions §6). */
export const returnToDraft = (conversationId: string, unsent: string): void =>
  keepDraft(conversationId, [unsent, readDraft(conversationId)].filter((text) => text !== '').join('\n'));

export const useDraft = (conversationId: string): string => useSyncExternalStore(subscribe, () => readDraft(conversationId));
