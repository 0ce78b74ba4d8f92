import { QueryStatus } from '@reduxjs/toolkit/query';
import { waitFor } from '@testing-library/react';
import type { AppStore } from '../../src/web/app/store.ts';

/** Whether the application waits for an answer. */
export const isWaiting = (store: AppStore): boolean => {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === QueryStatus.pending);
};

/** Every answer has come, and the screen knows: Redux Toolkit tells it of answers once a frame, later than the store. */
export const callsSettled = (store: AppStore): Promise<void> =>
  waitFor(async () => {
    if (isWaiting(store)) throw new Error('An answer is still awaited.');
    await new Promise(requestAnimationFrame);
  });
