import { createParser } from 'eventsource-parser';
import type { ChatEvent, Exchange } from '#contract/conversations';
import type { One } from '#contract/common';
import { readJsonAnswer } from '#lib/api/jsonAnswer';

type ErrorEvent = Extract<ChatEvent, { type: 'error' }>;

const textOf = async (body: ReadableStream<Uint8Array>, onText: (text: string) => void) => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) onText(decoder.decode(part.value, { stream: true }));
};

/**
 * The answer to a message: one JSON body, or the events of a stream. `onText` is told of all that was written so far.
 * A stream that ends before it is done throws: the answer did not come.
 */
export const readChatAnswer = async (response: Response, onText: (text: string) => void): Promise<One<Exchange> | ErrorEvent> => {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return (await readJsonAnswer(response)) as One<Exchange>;
  let written = '';
  let end: One<Exchange> | ErrorEvent | null = null;
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = JSON.parse(data) as ChatEvent;
      if (event.type === 'delta') written += event.text;
      else if (event.type === 'reset') written = '';
      else end = event.type === 'done' ? { data: event.data } : event;
    },
  });
  await textOf(response.body, (chunk) => {
    parser.feed(chunk);
    onText(written);
  });
  if (!end) throw new Error('The answer was cut short');
  return end;
};
