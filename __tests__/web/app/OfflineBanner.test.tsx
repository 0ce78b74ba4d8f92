import { act, screen } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { renderApp } from '../../support/renderApp.tsx';

test('a lost network is told until it is back', async () => {
  const { store } = renderApp({ route: '/dashboard' });
  const stop = setupListeners(store.dispatch);
  await screen.findByRole('heading', { name: /^Bienvenue/ });
  expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/Vous êtes hors ligne/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull();
  stop();
});
