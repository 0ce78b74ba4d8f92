import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CREATION } from './paths.ts';

/** Whether the page's dialog that makes a new record is open: its address says so, and another screen may lead straight to it. */
export const useCreation = () => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // Opening and closing are no steps of history: back leaves the page as before.
  const show = useCallback((wanted: string) => void navigate({ search, hash: wanted }, { replace: true }), [navigate, search]);
  return { isCreating: hash === CREATION, openCreation: () => show(CREATION), closeCreation: () => show('') };
};
