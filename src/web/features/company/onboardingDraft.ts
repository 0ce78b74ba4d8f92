import type { OnboardingStep } from './onboardingSteps.ts';
import type { OnboardingValues } from './onboardingValues.ts';

/** What was typed so far. Kept for this tab and this user, so that a reload or an ended session loses nothing (decisions §4). */
export interface OnboardingDraft {
  step: OnboardingStep;
  values: OnboardingValues;
}

const keyOf = (userId: string) => `onboarding:${userId}`;

/** null when the user has not typed anything in this tab. */
export const readDraft = (userId: string): OnboardingDraft | null => {
  const text = sessionStorage.getItem(keyOf(userId));
  return text === null ? null : (JSON.parse(text) as OnboardingDraft);
};

export const keepDraft = (userId: string, draft: OnboardingDraft): void => sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));

export const clearDraft = (userId: string): void => sessionStorage.removeItem(keyOf(userId));
