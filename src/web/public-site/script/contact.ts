/** Loads what judges the form when the visitor first turns to it; a click that comes earlier waits for it. */
export const listenToContactForm = () => {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form) return;
  const load = () => import(/* webpackChunkName: "contact-form" */ './contactForm.ts');
  form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void (async () => {
      const { submit } = await load();
      await submit(form);
    })();
  });
};
