import { AuthLink } from '../kit/AuthLink.tsx';
import { FishSymbols } from '../kit/Fish.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { blogTexts as texts } from './blogTexts.ts';
import { PageHead } from './PageHead.tsx';

/** Six fixed articles, and a newsletter whose button does nothing (spec 1 §2, decisions §4). */
export const BlogPage = () => (
  <>
    <PageHead title={texts.title} lead={texts.lead}>
      <p className="acts">
        <AuthLink to="register" className="btn koi">
          {texts.tryIt}
        </AuthLink>
      </p>
    </PageHead>
    <FishSymbols />
    <div className="wide part articles">
      {texts.articles.map((article) => (
        <ArticleCard key={article.id} {...article} />
      ))}
    </div>
    <section className="call">
      <div className="wide beside">
        <div>
          <h2>{texts.newsletterTitle}</h2>
          <p className="lead">{texts.newsletter}</p>
        </div>
        <div className="letter">
          <label htmlFor="newsletter">{texts.email}</label>
          <p>
            <input id="newsletter" type="email" autoComplete="email" aria-describedby="newsletter-note" />
            <button type="button" className="btn koi" aria-describedby="newsletter-note">
              {texts.subscribe}
            </button>
          </p>
          <small id="newsletter-note">{texts.notOpen}</small>
          <p className="acts">
            <AuthLink to="register" className="btn line">
              {texts.start}
            </AuthLink>
          </p>
        </div>
      </div>
    </section>
  </>
);
