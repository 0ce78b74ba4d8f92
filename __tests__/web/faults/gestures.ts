// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import type { View } from './table.ts';

const isOtherTab = (element: Element) => {
  const panel = element.closest('[role="tabpanel"]');
  return panel !== null && getComputedStyle(panel).display === 'none';
};

/** The button in sight, by its words or by its label; looking by role would cost more than all the rest. */
export const button = (name: string): HTMLElement => {
  const named = screen.queryAllByText(name, { selector: 'button' }).find((one) => !isOtherTab(one));
  return named ?? screen.getByLabelText(name, { selector: 'button' });
};

export const press =
  (name: string) =>
  ({ user }: Pick<View, 'user'>): Promise<void> =>
    user.click(button(name));

/** Each field still holds what was typed, and the form can be sent again. */
export const keepsForm = (typed: Record<string, string | number>, send: string) => (): void => {
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(button(send)).toBeEnabled();
};
