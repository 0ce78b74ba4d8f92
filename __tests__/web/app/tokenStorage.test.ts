import { tokenStorage } from '../../../src/web/app/tokenStorage.ts';

const stored = () => ({ accessToken: localStorage.getItem('accessToken'), refreshToken: localStorage.getItem('refreshToken') });

test('a tab that opens does not write its tokens over those that another one has just renewed', async () => {
  localStorage.setItem('accessToken', 'old');
  localStorage.setItem('refreshToken', 'used');
  const found = await tokenStorage.getItem('session');
  expect(found).toEqual({ accessToken: 'old', refreshToken: 'used' });
  localStorage.setItem('refreshToken', 'renewed');
  localStorage.setItem('accessToken', 'new');
  await tokenStorage.setItem('session', found);
  expect(stored()).toEqual({ accessToken: 'new', refreshToken: 'renewed' });
});

test('what changes in the tab is written, each token under its name, and what ends is removed', async () => {
  await tokenStorage.setItem('session', { accessToken: 'a', refreshToken: 'b' });
  expect(stored()).toEqual({ accessToken: 'a', refreshToken: 'b' });
  await tokenStorage.setItem('session', { accessToken: 'c', refreshToken: 'b' });
  expect(stored()).toEqual({ accessToken: 'c', refreshToken: 'b' });
  await tokenStorage.setItem('session', { accessToken: null, refreshToken: null });
  expect(stored()).toEqual({ accessToken: null, refreshToken: null });
  await tokenStorage.setItem('session', { accessToken: 'c', refreshToken: 'd' });
  await tokenStorage.removeItem('session');
  expect(stored()).toEqual({ accessToken: null, refreshToken: null });
});
