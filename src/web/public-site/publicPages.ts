import type { ComponentType } from 'react';
import { LandingPage } from './landing/LandingPage.tsx';
import { AboutPage } from './pages/AboutPage.tsx';
import { BlogPage } from './pages/BlogPage.tsx';
import { CareersPage } from './pages/CareersPage.tsx';
import { CookiesPage } from './pages/CookiesPage.tsx';
import { LegalPage } from './pages/LegalPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import { siteTexts } from './texts.ts';

/** Style sheets of a first screen beside the base one, named after their file. */
export type PageStyle = 'hero' | 'pages' | 'window';

export interface PublicPage {
  path: string;
  file: string;
  /** For the browser's tab and search engines. */
  title: string;
  description: string;
  styles: PageStyle[];
  Content: ComponentType;
}

const { heads } = siteTexts;

/** The public pages (spec 1 §2, route table). */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', file: 'home.html', ...heads.home, styles: ['hero', 'window'], Content: LandingPage },
  { path: '/about', file: 'about.html', ...heads.about, styles: ['pages'], Content: AboutPage },
  { path: '/blog', file: 'blog.html', ...heads.blog, styles: ['pages'], Content: BlogPage },
  { path: '/careers', file: 'careers.html', ...heads.careers, styles: ['pages'], Content: CareersPage },
  { path: '/legal', file: 'legal.html', ...heads.legal, styles: ['pages'], Content: LegalPage },
  { path: '/privacy', file: 'privacy.html', ...heads.privacy, styles: ['pages'], Content: PrivacyPage },
  { path: '/terms', file: 'terms.html', ...heads.terms, styles: ['pages'], Content: TermsPage },
  { path: '/cookies', file: 'cookies.html', ...heads.cookies, styles: ['pages'], Content: CookiesPage },
];
