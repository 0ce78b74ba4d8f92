import { ContactAddress } from '../kit/ContactAddress.tsx';
import { Cards } from './Cards.tsx';
import { careersTexts as texts } from './careersTexts.ts';
import { PageHead } from './PageHead.tsx';

/** Four culture cards and a call to action without buttons (spec 1 §2). */
export const CareersPage = () => (
  <>
    <PageHead title={texts.title} lead={texts.lead} />
    <section className="wide part">
      <h2>{texts.cultureTitle}</h2>
      <Cards items={texts.culture} />
    </section>
    <section className="call">
      <div className="wide">
        <h2>{texts.callTitle}</h2>
        <p className="lead">
          {texts.call}
          <ContactAddress />.
        </p>
      </div>
    </section>
  </>
);
