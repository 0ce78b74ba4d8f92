import { useContext } from 'react';
import { AuthLink } from '../kit/AuthLink.tsx';
import { Brand } from '../kit/Brand.tsx';
import { PagePath } from '../kit/PagePath.tsx';
import { siteTexts as texts } from '../texts.ts';

const Anchors = () => {
  const home = useContext(PagePath) === '/' ? '' : '/';
  return texts.navigation.map(({ anchor, label }) => (
    <li key={anchor}>
      <a href={`${home}#${anchor}`}>{label}</a>
    </li>
  ));
};

/** The public navbar (spec 1 §2); on narrow screens a `details`, which opens without script. */
export const SiteHeader = () => (
  <header className="top">
    <div className="wide bar">
      <Brand />
      <nav className="nav" aria-label={texts.mainMenu}>
        <ul>
          <Anchors />
        </ul>
      </nav>
      <div className="doors">
        <AuthLink to="login" className="quiet">
          {texts.signIn}
        </AuthLink>
        <AuthLink to="register" className="btn small light">
          {texts.signUp}
        </AuthLink>
      </div>
      <details className="menu">
        <summary aria-label={texts.menu}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </summary>
        <nav aria-label={texts.menu}>
          <ul>
            <Anchors />
            <li>
              <AuthLink to="login">{texts.signIn}</AuthLink>
            </li>
          </ul>
        </nav>
      </details>
    </div>
  </header>
);
