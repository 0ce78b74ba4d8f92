import { cookiesTexts as texts } from './cookiesTexts.ts';
import { PageHead } from './PageHead.tsx';

/** The script reads what each button does and says from its attributes (spec 1 §2, Cookies). */
export const CookiesPage = () => (
  <>
    <PageHead title={texts.title} lead={texts.lead} />
    <div className="wide reading">
      <div className="prose">
        {texts.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{texts.choicesTitle}</h2>
          <p>{texts.choices}</p>
          <p className="acts">
            <button type="button" className="btn pond" data-alert={texts.preferencesAlert}>
              {texts.preferences}
            </button>
            <button type="button" className="btn line" data-alert={texts.removed} data-delete-cookies="">
              {texts.remove}
            </button>
          </p>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
        </section>
      </div>
    </div>
  </>
);
