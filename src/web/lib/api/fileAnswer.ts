/** What a call for a file answered: the file, or why there is none. A page or a record in the place of a file is a failure. */
export const readFileAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) return response.json();
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/html|json/.test(type)) throw new TypeError(`A file was expected, not ${type}`);
  return response.blob();
};
