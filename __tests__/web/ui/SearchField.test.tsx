import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '../../../src/web/ui/SearchField.tsx';

test('shows every key at once and searches once, when typing pauses', async () => {
  const onCommit = jest.fn();
  render(<SearchField label="Rechercher" value="" onCommit={onCommit} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'Léa ');
  expect(screen.getByRole('searchbox')).toHaveValue('Léa ');
  await waitFor(() => expect(onCommit.mock.calls).toEqual([['Léa']]));
});

test('follows a value that changed elsewhere', () => {
  const onCommit = jest.fn();
  const { rerender } = render(<SearchField label="Rechercher" value="Léa" onCommit={onCommit} />);
  rerender(<SearchField label="Rechercher" value="" onCommit={onCommit} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('/ brings the cursor to it, and is typed inside it', async () => {
  render(<SearchField label="Rechercher" value="" onCommit={jest.fn()} />);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveValue('/');
});
