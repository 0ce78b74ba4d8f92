import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keepDraft } from '../onboardingDraft.ts';
import type { OnboardingStep } from '../onboardingSteps.ts';
import type { OnboardingValues } from '../onboardingValues.ts';

export interface DraftKeeperProps {
  userId: string;
  step: OnboardingStep;
}

/** Keeps what is typed as it is typed. */
export const DraftKeeper = ({ userId, step }: DraftKeeperProps) => {
  const { values } = useFormikContext<OnboardingValues>();
  useEffect(() => keepDraft(userId, { step, values }), [userId, step, values]);
  return null;
};
