import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { User } from '#contract/account';

/**
 * `checking`: a token is stored and the user is not known yet. `unreachable`: the check got no answer at all, so the
 * tokens are kept. Authenticated means that the user fetch succeeded (spec 1 §4).
 */
export type SessionStatus = 'anonymous' | 'checking' | 'authenticated' | 'unreachable';

export type SessionEnd = 'user' | 'server' | 'other_tab';

export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  user: User | null;
  status: SessionStatus;
  /** true from a successful login until the wait for the user ends (spec 1 §4: 10 × 100 ms). */
  signingIn: boolean;
  /** Who ended the last session; null before any ended. A person who leaves is not brought back to where she was. */
  endedBy: SessionEnd | null;
  /** Path that a visitor asked for before signing in. */
  origin: string | null;
}

export interface SessionTokens {
  accessToken: string;
  /** null when the server gives none. */
  refreshToken: string | null;
}

const initialState: SessionState = {
  accessToken: null,
  refreshToken: null,
  user: null,
  status: 'anonymous',
  signingIn: false,
  endedBy: null,
  origin: null,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A login succeeded. */
    signedIn: (state, { payload }: PayloadAction<SessionTokens>) => {
      Object.assign(state, payload, { user: null, status: 'checking', signingIn: true });
    },
    loginWaitEnded: (state) => {
      state.signingIn = false;
    },
    /** Another tab signed in. */
    tokensFound: (state, { payload }: PayloadAction<SessionTokens>) => {
      Object.assign(state, payload, { user: null, status: 'checking' });
    },
    /** The tokens were renewed, here or in another tab; a refresh without a new refresh token keeps the old one. */
    tokensRefreshed: (state, { payload }: PayloadAction<SessionTokens>) => {
      state.accessToken = payload.accessToken;
      state.refreshToken = payload.refreshToken ?? state.refreshToken;
    },
    userLoaded: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
      state.status = 'authenticated';
    },
    userUnreachable: (state) => {
      state.status = 'unreachable';
    },
    userCheckRestarted: (state) => {
      state.status = 'checking';
    },
    signedOut: {
      prepare: (endedBy: SessionEnd, reason?: string) => ({ payload: endedBy, meta: { reason } }),
      reducer: (state, { payload }: PayloadAction<SessionEnd, string, { reason: string | undefined }>) => ({
        ...initialState,
        endedBy: payload,
        origin: state.origin,
      }),
    },
    originRemembered: (state, { payload }: PayloadAction<string>) => {
      state.origin = payload;
    },
    originForgotten: (state) => {
      state.origin = null;
    },
  },
  extraReducers: (builder) => {
    // redux-persist merges the tokens it found; here they only become something to check.
    builder.addCase(REHYDRATE, (state, { payload }: { type: string; payload?: Partial<SessionTokens> }) => {
      if (payload?.accessToken) state.status = 'checking';
    });
  },
});

export const {
  signedIn,
  loginWaitEnded,
  tokensFound,
  tokensRefreshed,
  userLoaded,
  userUnreachable,
  userCheckRestarted,
  signedOut,
  originRemembered,
  originForgotten,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
