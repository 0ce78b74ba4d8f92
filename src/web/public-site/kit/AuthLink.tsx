import { type ReactNode, useContext } from 'react';
import { paths } from '#lib/paths';
import { APP_URL_ENCODED, AUTH_SITE_URL } from '#lib/prerender/placeholders';
import { PagePath } from './PagePath.tsx';

export interface AuthLinkProps {
  to: 'login' | 'register';
  className?: string;
  /** Tells the authentication site that a demonstration is asked for (spec 1 §2, About). */
  demo?: boolean;
  children: ReactNode;
}

/** Leads to the authentication site, which comes back to the current address (spec 1 §2). */
export const AuthLink = ({ to, className, demo = false, children }: AuthLinkProps) => {
  const address = APP_URL_ENCODED + encodeURIComponent(useContext(PagePath));
  return (
    <a className={className} data-auth="" href={`${AUTH_SITE_URL}${paths[to]}?redirectTo=${address}${demo ? '&demo=true' : ''}`}>
      {children}
    </a>
  );
};
