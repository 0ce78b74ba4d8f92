import { Brand } from '../kit/Brand.tsx';
import { Style } from '../kit/Style.tsx';
import foot from '../styles/foot.css';
import { siteTexts } from '../texts.ts';

const { footer: texts, navigation } = siteTexts;

const columns = [
  { title: texts.product, links: navigation.slice(0, 4).map(({ anchor, label }) => [`/#${anchor}`, label]) },
  {
    title: texts.company,
    links: [
      ['/about', texts.about],
      ['/blog', texts.blog],
      ['/careers', texts.careers],
      ['/#contact', 'Contact'],
    ],
  },
  {
    title: texts.legal,
    links: [
      ['/legal', texts.legalNotice],
      ['/privacy', texts.privacy],
      ['/terms', texts.terms],
      ['/cookies', texts.cookies],
    ],
  },
];

/** The footer with its legal links (spec 1 §2). */
export const SiteFooter = () => (
  <>
    <Style css={foot} />
    <footer className="foot">
      <div className="wide">
        <div className="purpose">
          <Brand />
          <p>{texts.purpose}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([address, label]) => (
                <li key={address}>
                  <a href={address}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="hosting">{texts.hosting}</p>
      </div>
    </footer>
  </>
);
