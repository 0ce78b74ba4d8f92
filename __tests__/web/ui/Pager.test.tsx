import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Pager } from '../../../src/web/ui/Pager.tsx';

const show = (page: number, total: number) => {
  const onPage = jest.fn();
  render(<Pager label="Pages" page={page} pageSize={50} total={total} onPage={onPage} />, { wrapper: MemoryRouter });
  return onPage;
};
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  [1, 30, '1–30 sur 30', false, false],
  [1, 120, '1–50 sur 120', false, true],
  [2, 120, '51–100 sur 120', true, true],
  [3, 120, '101–120 sur 120', true, false],
  [2, 100, '51–100 sur 100', true, false],
])('page %d of %d rows: %s', (page, total, range, hasBefore, hasAfter) => {
  show(page, total);
  expect(screen.getByText(range)).toBeVisible();
  expect((button('Page précédente') as HTMLButtonElement).disabled).toBe(!hasBefore);
  expect((button('Page suivante') as HTMLButtonElement).disabled).toBe(!hasAfter);
});

test('leads to the neighbours', async () => {
  const onPage = show(2, 120);
  await userEvent.click(button('Page précédente'));
  await userEvent.click(button('Page suivante'));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});
