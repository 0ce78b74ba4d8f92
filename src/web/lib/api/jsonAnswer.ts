/** Whether a body is nothing but empty wrappers: `{}`, `{ data: {} }`. */
const holdsNothing = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.entries(body).every(([key, value]) => key === 'data' && holdsNothing(value));

/** What a call for a record or a list answered. A success that holds nothing is as little the server's as the page of a proxy. */
export const readJsonAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const body = text.trim() === '' ? null : (JSON.parse(text) as unknown);
  if (response.ok && (body === null || holdsNothing(body))) throw new TypeError('The answer holds nothing of what was asked for');
  return body;
};
