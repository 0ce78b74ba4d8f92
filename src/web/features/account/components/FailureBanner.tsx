import { type CallError, failureFields, failureMessage, failureStatus } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { FormBanner } from '#ui/FormBanner';

export interface FailureBannerProps {
  error: CallError;
  /** Where neither the server nor its silence says more. */
  fallback: string;
}

/** Keeps a refusal in sight once its toast is gone; what concerns a field stands under the field, and a 403 has its toast alone. */
export const FailureBanner = ({ error, fallback }: FailureBannerProps) => {
  if (!error || failureStatus(error) === 403 || Object.keys(failureFields(error)).length > 0) return null;
  const silence = failureStatus(error) === null ? commonTexts.unreachable : fallback;
  return <FormBanner>{failureMessage(error) ?? silence}</FormBanner>;
};
