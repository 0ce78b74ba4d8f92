import { createSlice } from '@reduxjs/toolkit';

export interface LayoutState {
  sidebarCollapsed: boolean;
  /** The drawer of narrow screens. */
  drawerOpen: boolean;
}

const initialState: LayoutState = { sidebarCollapsed: false, drawerOpen: false };

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
  },
});

export const { sidebarToggled, drawerOpened, drawerClosed } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;
