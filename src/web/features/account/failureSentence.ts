import { type CallError, failureFields, failureMessage, failureStatus } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';

/**
 * What stays in sight of a refused form once its toast is gone. null: what concerns a field stands under the field, and a
 * 403 has its toast alone. `fallback` where neither the server nor its silence says more.
 */
export const failureSentence = (error: CallError, fallback: string): string | null => {
  if (!error || failureStatus(error) === 403 || Object.keys(failureFields(error)).length > 0) return null;
  return failureMessage(error) ?? (failureStatus(error) === null ? commonTexts.unreachable : fallback);
};
