import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What may open over any screen. */
export type ShellDialog = 'search' | 'shortcuts' | 'referral';

export interface LayoutState {
  sidebarCollapsed: boolean;
  /** The drawer of narrow screens. */
  drawerOpen: boolean;
  dialog: ShellDialog | null;
}

const initialState: LayoutState = { sidebarCollapsed: false, drawerOpen: false, dialog: null };

const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    sidebarToggled: (state) => {
      state.sidebarCollapsed = !state.sidebarCollapsed;
    },
    drawerOpened: (state) => {
      state.drawerOpen = true;
    },
    drawerClosed: (state) => {
      state.drawerOpen = false;
    },
    /** In place of the drawer, and of any other dialog. */
    dialogOpened: (state, { payload }: PayloadAction<ShellDialog>) => {
      state.dialog = payload;
      state.drawerOpen = false;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
  },
});

export const { sidebarToggled, drawerOpened, drawerClosed, dialogOpened, dialogClosed } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;
