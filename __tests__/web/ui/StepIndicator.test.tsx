import { render } from '@testing-library/react';
import { StepIndicator } from '#ui/StepIndicator';

test.each([
  [0, ['false', 'false', 'false']],
  [1, ['true', 'false', 'false']],
  [2, ['true', 'true', 'false']],
])('at step %i the dots before it are filled', (step, filled) => {
  const { container } = render(<StepIndicator step={step} count={3} label="Étape" />);
  const dots = [...container.querySelectorAll('[data-filled]')];
  expect(dots.map((dot) => dot.getAttribute('data-filled'))).toEqual(filled);
});
