import { useGetMeQuery } from '#features/account';
import { useGetCompanyQuery } from '#features/company';
import { useAppSelector } from '#lib/redux';

const nothing = () => ({});

/** Keeps the user and her company loaded while a token is stored; both are asked for at once (spec 1 §7). */
export const SessionKeeper = () => {
  const isSignedOut = useAppSelector(({ session }) => session.accessToken === null);
  useGetMeQuery(undefined, { skip: isSignedOut, selectFromResult: nothing });
  useGetCompanyQuery(undefined, { skip: isSignedOut, selectFromResult: nothing });
  return null;
};
