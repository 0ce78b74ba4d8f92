import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { API_PREFIX } from '#contract/common';
import { server } from '../../__mocks__/api/server.ts';

/** Replaces what a field holds, in one go as by pasting. */
export const fill = async (user: UserEvent, fields: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.paste(text);
  }
};

/** Chooses an option of a select. */
export const choose = async (user: UserEvent, label: string, option: string): Promise<void> => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Bodies that reach a call from now on, exactly as they were sent. */
export const bodiesSentTo = (path: string, method = 'POST'): unknown[] => {
  const bodies: unknown[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== method || new URL(request.url).pathname !== API_PREFIX + path) return;
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body));
  });
  return bodies;
};
