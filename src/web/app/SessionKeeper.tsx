import { useGetMeQuery } from '#features/account';
import { useGetCompanyQuery } from '#features/company';
import { useAppSelector } from '#lib/redux';

/** Redrawn only when the cache was emptied, as when another tab signs in as someone else: the two are then asked for anew. */
const isEmptied = ({ isUninitialized }: { isUninitialized: boolean }) => ({ isUninitialized });

/** Keeps the user and her company loaded while a token is stored; both are asked for at once (spec 1 §7). */
export const SessionKeeper = () => {
  const isSignedOut = useAppSelector(({ session }) => session.accessToken === null);
  useGetMeQuery(undefined, { skip: isSignedOut, selectFromResult: isEmptied });
  useGetCompanyQuery(undefined, { skip: isSignedOut, selectFromResult: isEmptied });
  return null;
};
