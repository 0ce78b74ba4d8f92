import { expect, test } from '@jest/globals';
import { hashPassword, verifyPassword } from '#server/features/account/passwords';

test('passwords are kept as salted argon2id', async () => {
  const [first, second] = await Promise.all([hashPassword('mot de passe'), hashPassword('mot de passe')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(first, 'mot de passe')).toBe(true);
  expect(await verifyPassword(first, 'mot de passé')).toBe(false);
});

test('an account that does not exist matches nothing', async () => {
  expect(await verifyPassword(null, 'mot de passe')).toBe(false);
});
