import { AuthLink } from '../kit/AuthLink.tsx';
import { Pond } from '../kit/Pond.tsx';
import { Figures } from './Figures.tsx';
import { ProductWindow } from './ProductWindow.tsx';
import { landingTexts } from './texts.ts';

const { hero: texts } = landingTexts;

const LAST = 'chiffres';

/** The first screen. It is drawn at once, when its last part is there: a frame with half of it would only put off the whole. */
export const Hero = () => (
  <section className="hero">
    <link rel="expect" href={`#${LAST}`} blocking="render" />
    <Pond />
    <div className="wide">
      <div className="say">
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
    <div className="wide" id={LAST}>
      <Figures figures={texts.figures} />
    </div>
  </section>
);
