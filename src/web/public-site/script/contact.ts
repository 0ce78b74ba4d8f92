import { confirm } from './confirmation.ts';
import { keep } from './outbox.ts';

/** The line went before the rules were loaded: the browser judges, and the message waits for the next visit. */
const submitOffline = (form: HTMLFormElement) => {
  if (!form.reportValidity()) return;
  keep(Object.fromEntries(new FormData(form)));
  confirm(form, true);
};

/** Loads what judges the form when the visitor first turns to it; a click that comes earlier waits for it. */
export const listenToContactForm = () => {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form) return;
  const load = () => import(/* webpackChunkName: "contact-form" */ './contactForm.ts');
  form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load().then(
      ({ submit }) => submit(form),
      () => submitOffline(form),
    );
  });
};
