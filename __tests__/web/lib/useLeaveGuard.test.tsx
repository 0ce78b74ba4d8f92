import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeaveGuard } from '#lib/useLeaveGuard';

const Guarded = ({ hasChanges, onFollow }: { hasChanges: boolean; onFollow?: () => void }) => {
  useLeaveGuard(hasChanges);
  return (
    <>
      {['/here', 'https://elsewhere.example/'].map((href) => (
        <a
          key={href}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onFollow?.();
          }}
        >
          {href}
        </a>
      ))}
    </>
  );
};

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('closing the tab asks only while there are changes', () => {
  const { rerender, unmount } = render(<Guarded hasChanges={false} />);
  expect(closeTab()).toBe(false);
  rerender(<Guarded hasChanges />);
  expect(closeTab()).toBe(true);
  unmount();
  expect(closeTab()).toBe(false);
});

test('a link asks; the browser asks about another site; a new tab leaves nothing', async () => {
  const user = userEvent.setup();
  const onFollow = jest.fn();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  render(<Guarded hasChanges onFollow={onFollow} />);

  await user.click(screen.getByText('/here'));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(onFollow).not.toHaveBeenCalled();

  await user.click(screen.getByText('https://elsewhere.example/'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('/here'));
  await user.keyboard('{/Control}');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(onFollow).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
});
