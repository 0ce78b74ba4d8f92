import { ToContact } from '../kit/ToContact.tsx';
import { landingTexts } from './texts.ts';

const { faq: texts } = landingTexts;

/** Each question opens by itself, several at once, without script (spec 1 §2). */
export const Faq = () => (
  <section className="wide part two faq">
    <div>
      <h2>{texts.title}</h2>
      <p className="lead">
        {texts.more} <ToContact>{texts.contactUs}</ToContact>
      </p>
    </div>
    <div>
      {texts.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
