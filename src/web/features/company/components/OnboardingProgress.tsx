import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { StepIndicator } from '#ui/StepIndicator';
import { type OnboardingStep, STEP_COUNT } from '../onboardingSteps.ts';
import { companyTexts as texts } from '../texts.ts';

export interface OnboardingProgressProps {
  step: OnboardingStep;
}

/** How far one is (spec 1 §2). */
export const OnboardingProgress = ({ step }: OnboardingProgressProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, mt: 4, mb: 3 }}>
    <StepIndicator step={step} count={STEP_COUNT} label={texts.stepOf(step + 1, STEP_COUNT)} />
    <LinearProgress
      variant="determinate"
      value={((step + 1) / STEP_COUNT) * 100}
      aria-label={texts.progress}
      aria-valuetext={texts.stepOf(step + 1, STEP_COUNT)}
      sx={{ height: 4, borderRadius: 2 }}
    />
  </Box>
);
