import { AuthLink } from '../kit/AuthLink.tsx';
import { Fish } from '../kit/Fish.tsx';
import { landingTexts } from './texts.ts';

const { clients: texts } = landingTexts;

/** One fish for a mandate, a school for consultants, a pond of one’s own. */
const DRAWINGS = [
  <Fish key="koi" transform="translate(64 48) rotate(58) scale(.42)" color="#E0704C" />,
  <g key="school">
    <Fish transform="translate(40 34) rotate(58) scale(.24)" color="#2C827B" />
    <Fish transform="translate(84 52) rotate(58) scale(.24)" color="#0B5D57" />
    <Fish transform="translate(104 22) rotate(58) scale(.24)" color="#8FD3C8" />
  </g>,
  <g key="pond">
    <g fill="none" stroke="#2C827B" strokeWidth="1.5">
      <circle cx="45" cy="48" r="44" opacity=".4" />
      <circle cx="45" cy="48" r="32" opacity=".7" />
    </g>
    <Fish transform="translate(49 48) rotate(58) scale(.22)" color="#E0704C" />
  </g>,
];

export const Clients = () => (
  <section className="wide part" id="clients">
    <h2>{texts.title}</h2>
    <ul className="kinds">
      {texts.kinds.map(({ title, text, points }, index) => (
        <li key={title}>
          <svg viewBox="0 0 128 96" width="128" height="96" aria-hidden="true">
            {DRAWINGS[index]}
          </svg>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className="points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    <p className="acts">
      <AuthLink to="register" className="btn pond">
        {texts.demo}
      </AuthLink>
    </p>
  </section>
);
