import { Check } from '../kit/Check.tsx';
import { Ring } from '../kit/Ring.tsx';
import { landingTexts } from './texts.ts';

const { visuals: texts } = landingTexts.features;

/** A CV whose lines become facts. */
export const ParsingVisual = () => (
  <div className="v parsing" aria-hidden="true">
    <svg viewBox="0 0 150 170" width="176" height="200">
      <rect width="150" height="170" rx="8" className="sheet" />
      <circle cx="28" cy="30" r="12" className="tint" />
      <path d="M50 24h60M50 36h40" className="ink" />
      <path d="M16 62h46M16 112h46" className="head" />
      <path d="M16 128h70M16 140h96" className="faint" />
      <rect x="12" y="70" width="120" height="12" rx="3" className="mark" />
      <rect x="12" y="88" width="92" height="12" rx="3" className="mark" />
      <path d="M16 76h108M16 94h80" className="faint" />
      <path d="M16 154h50" className="faint" />
    </svg>
    <ul className="chips">
      {texts.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </div>
);

export const MatchingVisual = () => (
  <ul className="v needs" aria-hidden="true">
    {texts.needs.map((need, index) => (
      <li key={need}>
        <Check met={index < 2} />
        {need}
      </li>
    ))}
  </ul>
);

export const ScoringVisual = () => (
  <div className="v rings" aria-hidden="true">
    <Ring score={92} size={88} />
    <Ring score={74} size={72} />
    <Ring score={48} size={56} />
  </div>
);

/** The board of placements. */
export const TeamVisual = () => (
  <div className="v board" aria-hidden="true">
    {texts.columns.map(({ title, people }) => (
      <div key={title}>
        <b>{title}</b>
        {people.map((initials) => (
          <p key={initials}>
            <span className="face">{initials}</span>
            <i />
          </p>
        ))}
      </div>
    ))}
  </div>
);

export const AnalyticsVisual = () => (
  <svg className="v chart" viewBox="0 0 360 130" aria-hidden="true">
    <path d="M0 129h360M0 86h360M0 43h360" className="grid" />
    <path d="M0 112C40 108 60 84 96 88s52 20 88-8 56-14 84-36 60-22 92-34V130H0Z" className="area" />
    <path d="M0 112C40 108 60 84 96 88s52 20 88-8 56-14 84-36 60-22 92-34" className="curve" />
    <circle cx="268" cy="44" r="6" className="dot" />
  </svg>
);

const Sheet = ({ className }: { className: string }) => (
  <g className={className}>
    <rect width="104" height="140" rx="6" className="sheet" />
    <rect width="104" height="26" rx="6" className="band" />
    <path d="M12 42h50M12 92h44" className="head" />
    <path d="M12 56h78M12 68h62M12 106h78M12 118h54" className="faint" />
  </g>
);

/** Printed CVs, each in its own colours. */
export const FormattingVisual = () => (
  <svg className="v sheets" viewBox="0 0 320 164" aria-hidden="true">
    <g transform="translate(28 16) rotate(-5)">
      <Sheet className="coral" />
    </g>
    <g transform="translate(190 6) rotate(5)">
      <Sheet className="slate" />
    </g>
    <g transform="translate(108 6)">
      <Sheet className="green" />
    </g>
  </svg>
);
