import { AppError } from '#server/plugins/errors';

/** What was looked for; absent, or another company's, it does not exist (decisions §2). */
export const present = <T>(found: T | null | undefined): T => {
  if (found === null || found === undefined) throw new AppError('not_found');
  return found;
};
