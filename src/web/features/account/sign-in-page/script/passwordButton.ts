/** The password can be looked at, as in `ui/PasswordField`. */
export const listenToPasswordButton = () => {
  const button = document.querySelector<HTMLButtonElement>('button[aria-controls]')!;
  button.addEventListener('click', () => {
    const field = document.querySelector<HTMLInputElement>(`#${button.getAttribute('aria-controls')}`)!;
    const isShown = button.toggleAttribute('data-shown');
    field.type = isShown ? 'text' : 'password';
    const label = button.getAttribute('aria-label')!;
    button.setAttribute('aria-label', button.dataset.otherLabel!);
    button.dataset.otherLabel = label;
  });
};
