import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface BannerProps {
  kind: 'error' | 'info';
  children?: ReactNode;
}

/** `ui/FormBanner`. */
export const Banner = ({ kind, children }: BannerProps) => (
  <div className={`banner ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <Icon name={kind} />
    <p>{children}</p>
  </div>
);
