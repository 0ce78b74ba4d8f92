import type { Storage } from 'redux-persist';

/** The two keys of the specification (spec 1 §3), plain strings, nothing else. */
export const TOKEN_KEYS = ['accessToken', 'refreshToken'] as const;

type StoredTokens = Partial<Record<(typeof TOKEN_KEYS)[number], string | null>>;

/** What this tab read or wrote last. */
const known: StoredTokens = {};

/**
 * redux-persist's storage for the session: it would write one JSON string under its own key, this engine writes each
 * token under its name instead. Works with `serialize: false` and `deserialize: false`, so it receives the object itself.
 * It writes what changed in this tab alone: a tab that wrote its tokens back as it opened put the old ones over those that
 * another tab had just renewed.
 */
export const tokenStorage: Storage = {
  getItem: () => {
    const stored: StoredTokens = {};
    for (const key of TOKEN_KEYS) {
      const token = localStorage.getItem(key);
      known[key] = token;
      if (token) stored[key] = token;
    }
    return Promise.resolve(Object.keys(stored).length > 0 ? stored : undefined);
  },
  setItem: (_key, value: StoredTokens) => {
    for (const key of TOKEN_KEYS) {
      const token = value[key] ?? null;
      if (token === (known[key] ?? null)) continue;
      known[key] = token;
      if (token) localStorage.setItem(key, token);
      else localStorage.removeItem(key);
    }
    return Promise.resolve();
  },
  removeItem: () => {
    for (const key of TOKEN_KEYS) {
      known[key] = null;
      localStorage.removeItem(key);
    }
    return Promise.resolve();
  },
};
