import { AuthLink } from '../kit/AuthLink.tsx';
import { Pond } from '../kit/Pond.tsx';
import { Figures } from './Figures.tsx';
import { ProductWindow } from './ProductWindow.tsx';
import { landingTexts } from './texts.ts';

const { hero: texts } = landingTexts;

const WORDS = 'accroche';

/**
 * The first screen. The first frame waits for its words and for nothing after them; what comes later moves nothing
 * (`hero.css`).
 */
export const Hero = () => (
  <section className="hero">
    <link rel="expect" href={`#${WORDS}`} blocking="render" />
    <Pond />
    <div className="wide">
      <div className="say" id={WORDS}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <p className="acts">
          <AuthLink to="register" className="btn koi">
            {texts.signUp}
          </AuthLink>
          <AuthLink to="register" className="btn line">
            {texts.demo}
          </AuthLink>
        </p>
        <p className="trial">{texts.trial}</p>
      </div>
      <ProductWindow />
    </div>
    <div className="wide">
      <Figures figures={texts.figures} />
    </div>
  </section>
);
