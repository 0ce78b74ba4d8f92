import { ValidationError } from 'yup';
import { contactSchema } from '#contract/contacts';
import { confirm } from './confirmation.ts';
import { keep, post } from './outbox.ts';

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/** Puts each sentence under its field, and takes away those that no longer hold. */
const show = (form: HTMLFormElement, sentences: Record<string, string>) => {
  for (const field of fieldsOf(form)) {
    const sentence = sentences[field.name] ?? '';
    form.querySelector(`#${field.getAttribute('aria-describedby')}`)!.textContent = sentence;
    if (sentence) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
};

/** The message as it is sent, or the sentence of each field that is wrong (spec 1 §5). */
const check = (form: HTMLFormElement) => {
  try {
    return { message: contactSchema.validateSync(Object.fromEntries(new FormData(form)), { abortEarly: false }), sentences: {} };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const sentences: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) sentences[path] ??= message;
    return { message: null, sentences };
  }
};

const setBusy = (form: HTMLFormElement, busy: boolean) => {
  const button = form.querySelector('button')!;
  button.dataset.idle ??= button.textContent;
  form.querySelector('fieldset')!.disabled = busy;
  button.textContent = busy ? button.dataset.busy! : button.dataset.idle;
};

const corrected = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  if (!field.hasAttribute('aria-invalid') || !field.form) return;
  const sentence = (check(field.form).sentences as Record<string, string>)[field.name] ?? '';
  field.form.querySelector(`#${field.getAttribute('aria-describedby')}`)!.textContent = sentence;
  if (!sentence) field.removeAttribute('aria-invalid');
};

/** Checks, sends, confirms; a message whose call fails is kept for the next visit. */
export const submit = async (form: HTMLFormElement) => {
  form.addEventListener('input', corrected);
  const { message, sentences } = check(form);
  show(form, sentences);
  if (!message) return;
  setBusy(form, true);
  const status = await post(message);
  const failed = status < 200 || status > 299;
  if (failed) keep(message);
  setBusy(form, false);
  confirm(form, failed);
};
