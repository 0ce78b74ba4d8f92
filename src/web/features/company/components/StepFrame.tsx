import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OnboardingStep } from '../onboardingSteps.ts';

export interface StepFrameProps {
  step: OnboardingStep;
  children: ReactNode;
}

/** Leads the keyboard and the reader to a step as it opens; the first one shown is left alone. */
export const StepFrame = ({ step, children }: StepFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.focus();
  }, [step]);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
};
