/** The confirmation, which also appears when the call failed (spec 1 §4, decisions §4). */
export const confirm = (form: HTMLFormElement, isWaiting: boolean) => {
  const done = form.parentElement!.querySelector<HTMLElement>('[data-done]')!;
  done.querySelector<HTMLElement>('[data-waiting]')!.hidden = !isWaiting;
  const again = () => {
    done.hidden = true;
    form.hidden = false;
    form.querySelector('input')!.focus();
  };
  done.querySelector('button')!.addEventListener('click', again, { once: true });
  form.reset();
  form.hidden = true;
  done.hidden = false;
  done.querySelector('h3')!.focus();
};
