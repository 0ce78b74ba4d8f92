import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OnboardingStep } from '../onboardingSteps.ts';

export interface StepFrameProps {
  step: OnboardingStep;
  children: ReactNode;
}

/** Leads the keyboard, the reader and the eye to the beginning of a step as it opens; the first one shown is left alone. */
export const StepFrame = ({ step, children }: StepFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A step that is longer than a phone would open in its middle, where the button of the other one was.
    frame.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [step]);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
};
