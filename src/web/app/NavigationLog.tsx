import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '#lib/redux';

/** The address has changed. No reducer keeps it (its home is the URL): a log of actions tells where each happened. */
export const moved = createAction<string>('navigation/moved');

/** Tells the log of actions every address that the router shows. */
export const NavigationLog = () => {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(moved(pathname + search));
  }, [dispatch, pathname, search]);
  return null;
};
