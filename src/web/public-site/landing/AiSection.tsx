import { Check } from '../kit/Check.tsx';
import { Ring } from '../kit/Ring.tsx';
import { ToContact } from '../kit/ToContact.tsx';
import { Figures } from './Figures.tsx';
import { landingTexts } from './texts.ts';

const { ai: texts } = landingTexts;

const ScoreCard = () => (
  <figure className="score">
    <figcaption>
      <Ring score={92} size={112} />
      <span>
        {texts.score}
        <b>{texts.scoreOf}</b>
      </span>
    </figcaption>
    <ul>
      {texts.dimensions.map(({ name, value, note }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <small>{note}</small>
          </span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 3h100" />
            <path d={`M0 3h${value}`} />
          </svg>
        </li>
      ))}
    </ul>
  </figure>
);

/** AI and security (spec 1 §1, §2). */
export const AiSection = () => (
  <section className="wide part ai" id="ia">
    <div className="two">
      <div>
        <h2>{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <h3>{texts.dimensionsTitle}</h3>
        <p>{texts.explained}</p>
        <Figures figures={texts.figures} />
        <p className="acts">
          <ToContact className="btn pond">{texts.expert}</ToContact>
        </p>
      </div>
      <ScoreCard />
    </div>
    <div className="safe">
      <h3>{texts.securityTitle}</h3>
      <dl>
        {texts.security.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts.openTitle}</h3>
      <ul className="open">
        {texts.open.map((name) => (
          <li key={name}>
            <Check />
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
