import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { readableType } from './actionNames.ts';
import { createSanitizer } from './sanitizer.ts';

/** In production the extension may look and export, and change nothing. */
const LOOK_ONLY = {
  pause: true,
  export: true,
  jump: false,
  skip: false,
  reorder: false,
  dispatch: false,
  import: false,
  lock: false,
  test: false,
};

/** Redux DevTools: readable names, nothing about anybody, and in development where each action came from. */
export const createDevTools = (isProduction: boolean): DevToolsEnhancerOptions => {
  const sanitizer = createSanitizer();
  return {
    name: 'Vivier',
    maxAge: 200,
    trace: !isProduction,
    actionSanitizer: (action) => ({ ...sanitizer.action(action), type: readableType(action) }),
    stateSanitizer: sanitizer.value,
    ...(isProduction && { features: LOOK_ONLY }),
  };
};
