import { AuthLink } from '../kit/AuthLink.tsx';
import { Check } from '../kit/Check.tsx';
import { ToContact } from '../kit/ToContact.tsx';
import { landingTexts } from './texts.ts';

const { pricing: texts } = landingTexts;

/** Three plans (spec 1 §3); Enterprise leads to the contact section. */
export const Pricing = () => (
  <section className="part tinted" id="pricing">
    <div className="wide">
      <h2>{texts.title}</h2>
      <p className="lead">{texts.lead}</p>
      <ul className="plans">
        {texts.plans.map(({ name, price, volume, points }) => (
          <li key={name} className={name === 'Pro' ? 'plan best' : 'plan'}>
            <h3>
              {name} {name === 'Pro' ? <small>{texts.popular}</small> : null}
            </h3>
            <p className="price">{price}</p>
            <p className="volume">{volume}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Check />
                  {point}
                </li>
              ))}
            </ul>
            {name === 'Enterprise' ? (
              <ToContact className="btn line">{texts.contact}</ToContact>
            ) : (
              <AuthLink to="register" className={name === 'Pro' ? 'btn koi' : 'btn line'}>
                {texts.trial}
              </AuthLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
