import type { ReactNode } from 'react';
import { AuthLink } from '../kit/AuthLink.tsx';
import { AnalyticsVisual, FormattingVisual, MatchingVisual, ParsingVisual, ScoringVisual, TeamVisual } from './FeatureVisuals.tsx';
import { landingTexts } from './texts.ts';

const { features: texts } = landingTexts;

const VISUALS: Record<keyof typeof texts.cards, ReactNode> = {
  parsing: <ParsingVisual />,
  matching: <MatchingVisual />,
  scoring: <ScoringVisual />,
  team: <TeamVisual />,
  analytics: <AnalyticsVisual />,
  formatting: <FormattingVisual />,
};

/** The six feature cards (spec 1 §2), each beside what it looks like. */
export const Features = () => (
  <section className="wide part" id="fonctionnalites">
    <h2>{texts.title}</h2>
    <p className="lead">{texts.lead}</p>
    <ul className="bento">
      {Object.entries(texts.cards).map(([name, { title, text }]) => (
        <li key={name} className={`card ${name}`}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {VISUALS[name as keyof typeof VISUALS]}
        </li>
      ))}
    </ul>
    <p className="acts">
      <AuthLink to="register" className="btn pond">
        {texts.tryIt}
      </AuthLink>
    </p>
  </section>
);
