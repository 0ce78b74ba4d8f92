import { type ReactNode, useContext } from 'react';
import { PagePath } from './PagePath.tsx';

export interface ToContactProps {
  className?: string;
  children: ReactNode;
}

/** Scrolls to the contact section, smoothly where motion is welcome (spec 1 §2). */
export const ToContact = ({ className, children }: ToContactProps) => (
  <a className={className} href={useContext(PagePath) === '/' ? '#contact' : '/#contact'}>
    {children}
  </a>
);
