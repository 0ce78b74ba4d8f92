import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../support/renderApp.tsx';

test('? lists the shortcuts', async () => {
  const { user } = renderApp({ route: '/dashboard' });
  await screen.findByRole('heading', { name: 'Bienvenue, Camille' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
  expect(dialog.getByText('Ouvrir la recherche').parentElement).toHaveTextContent('CtrlK⌘K');
  expect(dialog.getByText('Chercher dans la liste affichée').parentElement).toHaveTextContent('/');
});

test('? typed into a field is a question mark', async () => {
  const { user } = renderApp({ route: '/candidates' });
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'Qui ?');
  expect(box).toHaveValue('Qui ?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
