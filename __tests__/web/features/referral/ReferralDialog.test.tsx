import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

const LINK = 'http://localhost/register?ref=0199f000-0000-7000-8000-000000000001';

const open = async () => {
  const app = renderApp({ route: '/dashboard' });
  await app.user.click(await screen.findByRole('button', { name: 'Parrainage' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Votre lien de parrainage');
  return { ...app, field, copy: () => app.user.click(screen.getByRole('button', { name: 'Copier le lien' })) };
};

test('the sidebar opens the user’s own link, which the button copies', async () => {
  const { field, copy } = await open();
  expect(field).toHaveValue(LINK);
  await copy();
  expect(await screen.findByText('Lien copié.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('where the clipboard is refused, the link is selected to be copied by hand', async () => {
  const { field, copy } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await copy();
  expect(await screen.findByText(/le lien est sélectionné/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(LINK);
});

test('it closes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the link opens the registration', async () => {
  renderApp({ route: new URL(LINK).pathname + new URL(LINK).search, signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Créer un compte' })).toBeVisible();
});
