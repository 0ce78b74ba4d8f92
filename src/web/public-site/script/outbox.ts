/** Messages whose call failed, until a later visit sends them (decisions §4). */
const KEY = 'contactOutbox';

const read = (): unknown[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // no storage, or not our text: nothing waits
  }
};

const write = (messages: unknown[]) => {
  try {
    if (messages.length > 0) localStorage.setItem(KEY, JSON.stringify(messages));
    else localStorage.removeItem(KEY);
  } catch {
    // The browser keeps nothing: the page has told another way to reach the team.
  }
};

export const keep = (message: unknown) => write([...read(), message]);

const token = () => {
  try {
    return localStorage.getItem('accessToken');
  } catch {
    return null;
  }
};

const TIMEOUT_MS = 20_000;

/** Answers the status; 0 when there was no answer. */
export const post = async (message: unknown): Promise<number> => {
  const bearer = token();
  try {
    const answer = await fetch(document.body.dataset.contacts!, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(message),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The page of a proxy, or of a hotel's network, is no answer of the server.
    return /^text\/html/.test(answer.headers.get('content-type') ?? '') ? 0 : answer.status;
  } catch {
    return 0;
  }
};

/** Sends what waits, once the page is there. A message that the server refuses would be refused again: it waits no more. */
export const sendWaiting = async () => {
  for (const message of read()) {
    write(read().slice(1)); // taken out first: another tab must not send it too
    const status = await post(message);
    if (status === 0 || status === 429 || status >= 500) keep(message);
  }
};
