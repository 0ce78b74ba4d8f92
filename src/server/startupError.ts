/** What stops the server from starting, as one French sentence for the terminal: no stack is printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
