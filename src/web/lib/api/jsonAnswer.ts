const NOTHING = /^\s*(\{\s*\})?\s*$/;

/** What a call for a record or a list answered. A success that holds nothing is as little the server's as the page of a proxy. */
export const readJsonAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (response.ok && NOTHING.test(text)) throw new TypeError('The answer holds nothing of what was asked for');
  return text === '' ? null : (JSON.parse(text) as unknown);
};
