import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test decides that the model answers. */
export type Respond = (response: ServerResponse, prompt: string) => void;

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Answers whole. */
export const says =
  (content: string): Respond =>
  (response) =>
    json(response, 200, { choices: [{ message: { role: 'assistant', content } }] });

/** Answers in these pieces; `cut`: the connection breaks after them. */
export const streams =
  (pieces: string[], { cut = false } = {}): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    if (cut) setTimeout(() => response.destroy(), 50);
    else response.end('data: [DONE]\n\n');
  };

export const fails =
  (status: number): Respond =>
  (response) =>
    json(response, status, { error: { message: 'no' } });

export const saysRaw =
  (body: string): Respond =>
  (response) =>
    json(response, 200, body);

/** Never says a word. */
export const staysSilent: Respond = () => undefined;

/** A small OpenAI-compatible server on loopback, which keeps every byte that it received. */
export const startModelServer = async () => {
  const received: { body: string; authorization: string | undefined; url: string | undefined }[] = [];
  let respond: Respond = says('');
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, authorization: request.headers.authorization, url: request.url });
      respond(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answerWith: (next: Respond) => {
      respond = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
