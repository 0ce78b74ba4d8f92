import { ContactAddress } from '../kit/ContactAddress.tsx';
import { ContactForm } from './ContactForm.tsx';
import { landingTexts } from './texts.ts';

const { contact: texts } = landingTexts;

export const Contact = () => (
  <section className="part contact" id="contact">
    <div className="wide two">
      <div>
        <h2>{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <p>
          {texts.direct} <ContactAddress />
        </p>
      </div>
      <div className="card">
        <ContactForm />
        <div data-done="" hidden>
          <h3 tabIndex={-1}>{texts.sent}</h3>
          <p>{texts.thanks}</p>
          <p data-waiting="" className="quiet" hidden>
            {texts.waiting[0]}
            <ContactAddress />
            {texts.waiting[1]}
          </p>
          <button type="button" className="btn pond">
            {texts.again}
          </button>
        </div>
      </div>
    </div>
  </section>
);
