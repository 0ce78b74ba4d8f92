import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

const SECRET_KEYS = /^(accessToken|refreshToken|token|password|confirmPassword|currentPassword|newPassword|authorization)$/;

/** The same value with every token and password replaced, at any depth; what holds none comes back as it is. */
export const hideSecrets = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(hideSecrets) as T;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET_KEYS.test(key) && inner ? '•••' : hideSecrets(inner)]),
  ) as T;
};

/** Redux DevTools: on while developing, off in production. */
export const devTools: DevToolsEnhancerOptions | boolean =
  process.env.NODE_ENV === 'production'
    ? false
    : { name: 'Vivier', maxAge: 200, trace: true, actionSanitizer: hideSecrets, stateSanitizer: hideSecrets };
