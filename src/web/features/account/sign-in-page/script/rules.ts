import { ValidationError } from 'yup';
import { type Login, loginSchema } from '#contract/account';
import { readRegistrationDraft } from '../../simpleRegistration.ts';
import { accountTexts } from '../../texts.ts';

/** What is sent, null for nothing yet, and the sentence of each field that is wrong (spec 1 §5, Login). */
export interface Verdict {
  login: Login | null;
  sentences: Record<string, string>;
}

export const judge = (typed: Login): Verdict => {
  try {
    return { login: loginSchema.validateSync(typed, { abortEarly: false }), sentences: {} };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const sentences: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) sentences[path] ??= message;
    return { login: null, sentences };
  }
};

/** null when the simpler sign-up was not used in this tab. */
export const unfinishedWords = (): string | null => {
  const draft = readRegistrationDraft();
  return draft && accountTexts.unfinished(draft.firstName);
};
