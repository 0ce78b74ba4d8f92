import { Check } from '../kit/Check.tsx';
import { Ring } from '../kit/Ring.tsx';
import { landingTexts } from './texts.ts';

const { product: texts } = landingTexts;

const People = () => (
  <ul className="people">
    {texts.people.map(({ initials, name, role, score }) => (
      <li key={name}>
        <span className="face">{initials}</span>
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
        <span className={score >= 80 ? 'note high' : score >= 60 ? 'note fair' : 'note low'}>{score}</span>
      </li>
    ))}
  </ul>
);

const Criteria = () => (
  <ul className="criteria">
    {texts.criteria.map(({ name, proof, met, needed }) => (
      <li key={name}>
        <Check met={met} />
        <span>
          <b>{name}</b> <small className="need">{needed ? texts.needed : texts.welcome}</small>
          <small>{proof}</small>
        </span>
      </li>
    ))}
  </ul>
);

/** The ranking of an offer, drawn after our own screens with the demonstration’s people. */
export const ProductWindow = () => (
  <figure className="window" id="produit" aria-label={texts.label}>
    <figcaption>
      <b>{texts.offer}</b>
      <small>{texts.place}</small>
    </figcaption>
    <div className="panes">
      <div>
        <p className="pane">{texts.list}</p>
        <People />
      </div>
      <div>
        <p className="pane why">
          <Ring score={92} />
          {texts.why}
        </p>
        <Criteria />
      </div>
    </div>
  </figure>
);
