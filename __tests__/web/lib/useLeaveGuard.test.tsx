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

test('the back button asks; when refused, the page comes back and the router hears nothing', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  const router = jest.fn();
  window.addEventListener('popstate', router);
  window.history.replaceState({ idx: 3 }, '');
  const { unmount } = render(<Guarded hasChanges />);
  const pop = (idx: number) => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));

  pop(2);
  expect(go).toHaveBeenCalledWith(1);
  pop(3);
  expect(router).not.toHaveBeenCalled();
  expect(confirm).toHaveBeenCalledTimes(1);

  confirm.mockReturnValue(true);
  pop(2);
  expect(router).toHaveBeenCalledTimes(1);

  unmount();
  pop(1);
  expect(router).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledTimes(2);
  window.removeEventListener('popstate', router);
  window.history.replaceState(null, '');
  confirm.mockRestore();
  go.mockRestore();
});

test('two changed forms of a page ask once, and go on asking until both are saved', async () => {
  const user = userEvent.setup();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const Two = ({ second }: { second: boolean }) => (
    <>
      <Guarded hasChanges={!second} />
      <Guarded hasChanges />
    </>
  );
  const { rerender } = render(<Two second={false} />);
  await user.click(screen.getAllByText('/here')[0]!);
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(<Two second />);
  expect(closeTab()).toBe(true);
  await user.click(screen.getAllByText('/here')[0]!);
  expect(confirm).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
});
