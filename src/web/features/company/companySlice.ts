import { createSlice } from '@reduxjs/toolkit';
import type { Company } from '#contract/company';
import { failureStatus } from '#lib/api/failure';
import { signedOut } from '#lib/session/sessionSlice';
import { companyApi } from './companyApi.ts';

export interface CompanyState {
  current: Company | null;
  /** `unknown` until the server has answered; `unreachable` when it could not. */
  status: 'unknown' | 'present' | 'absent' | 'unreachable';
}

const initialState: CompanyState = { current: null, status: 'unknown' };

const { getCompany, createCompany } = companyApi.endpoints;

const companySlice = createSlice({
  name: 'company',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(getCompany.matchFulfilled, (_state, { payload }) => ({ current: payload, status: payload ? 'present' : 'absent' }))
      .addMatcher(createCompany.matchFulfilled, (_state, { payload }) => ({ current: payload, status: 'present' }))
      .addMatcher(getCompany.matchRejected, (state, { payload, meta }) => {
        // `condition` means that the call was not made, because an answer is already there or under way.
        if (meta.condition) return;
        state.status = failureStatus(payload) === 404 ? 'absent' : state.current ? 'present' : 'unreachable';
      });
  },
});

export const companyReducer = companySlice.reducer;
