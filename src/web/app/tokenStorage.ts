import type { Storage } from 'redux-persist';

/** The two keys of the specification (spec 1 §3), plain strings, nothing else. */
export const TOKEN_KEYS = ['accessToken', 'refreshToken'] as const;

type StoredTokens = Partial<Record<(typeof TOKEN_KEYS)[number], string | null>>;

/**
 * redux-persist's storage for the session: it would write one JSON string under its own key, this engine writes each
 * token under its name instead. Works with `serialize: false` and `deserialize: false`, so it receives the object itself.
 */
export const tokenStorage: Storage = {
  getItem: () => {
    const stored: StoredTokens = {};
    for (const key of TOKEN_KEYS) {
      const token = localStorage.getItem(key);
      if (token) stored[key] = token;
    }
    return Promise.resolve(Object.keys(stored).length > 0 ? stored : undefined);
  },
  setItem: (_key, value: StoredTokens) => {
    for (const key of TOKEN_KEYS) {
      const token = value[key];
      if (token) localStorage.setItem(key, token);
      else localStorage.removeItem(key);
    }
    return Promise.resolve();
  },
  removeItem: () => {
    for (const key of TOKEN_KEYS) localStorage.removeItem(key);
    return Promise.resolve();
  },
};
