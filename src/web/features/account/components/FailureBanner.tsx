import type { CallError } from '#lib/api/failure';
import { FormBanner } from '#ui/FormBanner';
import { failureSentence } from '../failureSentence.ts';

export interface FailureBannerProps {
  error: CallError;
  /** Where neither the server nor its silence says more. */
  fallback: string;
}

/** Keeps a refusal in sight once its toast is gone. */
export const FailureBanner = ({ error, fallback }: FailureBannerProps) => {
  const sentence = failureSentence(error, fallback);
  return sentence === null ? null : <FormBanner>{sentence}</FormBanner>;
};
