import type { TypedStartListening } from '@reduxjs/toolkit';
import type { ApiExtra } from '#lib/api/extra';
import type { AppDispatch, RootState } from '#lib/redux';

/** Registers one reaction; every flow takes it as its only argument. */
export type Listen = TypedStartListening<RootState, AppDispatch, ApiExtra>;
