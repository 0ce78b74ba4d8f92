import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The first screen of every page but the landing one. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <div className="head-band">
    <div className="wide">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  </div>
);
