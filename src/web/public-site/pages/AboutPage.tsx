import { AuthLink } from '../kit/AuthLink.tsx';
import { aboutTexts as texts } from './aboutTexts.ts';
import { Cards } from './Cards.tsx';
import { PageHead } from './PageHead.tsx';

/** Mission, values, teams (spec 1 §2). */
export const AboutPage = () => (
  <>
    <PageHead title={texts.title} lead={texts.lead}>
      <p className="acts">
        <AuthLink to="register" className="btn koi">
          {texts.tryIt}
        </AuthLink>
      </p>
    </PageHead>
    <section className="wide part beside">
      <h2>{texts.missionTitle}</h2>
      <div className="prose">
        {texts.mission.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
    <section className="tinted part">
      <div className="wide">
        <h2>{texts.valuesTitle}</h2>
        <Cards items={texts.values} />
      </div>
    </section>
    <section className="wide part">
      <h2>{texts.teamTitle}</h2>
      <Cards items={texts.team} />
    </section>
    <section className="call">
      <div className="wide">
        <h2>{texts.callTitle}</h2>
        <p className="acts">
          <AuthLink to="register" className="btn koi">
            {texts.startFree}
          </AuthLink>
          <AuthLink to="register" className="btn line" demo>
            {texts.demo}
          </AuthLink>
        </p>
      </div>
    </section>
  </>
);
