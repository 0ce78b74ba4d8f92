import { paths } from '#lib/paths';
import { settings } from '#lib/settings';

/** The user's own link (decisions §6): to the registration of the authentication site, which ignores what it does not know. */
export const referralLink = (userId: string): string => {
  const link = new URL(paths.register, settings.authSiteUrl || window.location.origin);
  link.searchParams.set('ref', userId);
  return link.href;
};
