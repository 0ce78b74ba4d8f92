import { Style } from '../kit/Style.tsx';
import contact from '../styles/contact.css';
import landing from '../styles/landing.css';
import visuals from '../styles/visuals.css';
import { AiSection } from './AiSection.tsx';
import { Clients } from './Clients.tsx';
import { Contact } from './Contact.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Pricing } from './Pricing.tsx';

/** The sections in the order of spec 1 §2. */
export const LandingPage = () => (
  <>
    <Hero />
    <Style css={landing + visuals + contact} />
    <Features />
    <AiSection />
    <Clients />
    <Pricing />
    <Faq />
    <Contact />
  </>
);
