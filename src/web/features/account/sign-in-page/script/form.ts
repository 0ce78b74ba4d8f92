import type { Login } from '#contract/account';
import { type CallError, failureFields, failureStatus } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { announceSignIn } from '#lib/session/arrival';
import { loginFailure } from '../../accountNotices.ts';
import { failureSentence } from '../../failureSentence.ts';
import { accountTexts } from '../../texts.ts';
import { showFailure } from './banner.ts';
import { loadRules } from './loadRules.ts';
import { requestTokens } from './requestTokens.ts';
import type { Verdict } from './rules.ts';
import { showToast } from './toast.ts';

/** Works as `LoginForm` does: a sentence stands under a field once it was visited or the form was sent. */
export const listenToForm = (form: HTMLFormElement, leave: () => void) => {
  const [email, password] = ['email', 'password'].map((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const idleLabel = button.textContent;
  const visited = new Set<EventTarget>();
  /** What the server said of a value that still stands. */
  const refused = new Map<EventTarget, string>();
  let isSending = false;

  const typed = (): Login => ({ email: email.value, password: password.value });

  /** Without the rules, as when the line just went, the server judges by itself. */
  const check = async (): Promise<Verdict> => {
    const rules = await loadRules().catch(() => null);
    const verdict = rules?.judge(typed()) ?? { login: typed(), sentences: {} };
    for (const field of [email, password]) {
      const sentence = (visited.has(field) && verdict.sentences[field.name]) || refused.get(field) || '';
      form.querySelector(`#${field.getAttribute('aria-describedby')}`)!.textContent = sentence;
      field.setAttribute('aria-invalid', String(sentence !== ''));
    }
    return verdict;
  };

  const setBusy = (isBusy: boolean) => {
    button.disabled = isBusy;
    button.textContent = isBusy ? button.dataset.busyLabel! : idleLabel;
  };

  const focusFirstInError = () => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

  const fail = async (error: CallError) => {
    for (const [name, sentence] of Object.entries(failureFields(error))) {
      for (const field of [email, password]) if (field.name === name) refused.set(field, sentence);
    }
    showFailure(failureSentence(error, accountTexts.signInFailed));
    showToast(failureStatus(error) === 403 ? commonTexts.forbidden : loginFailure(error));
    password.focus();
    password.select();
    await check();
    focusFirstInError();
  };

  const send = async () => {
    visited.add(email).add(password);
    const { login } = await check();
    if (!login) return focusFirstInError();
    showFailure(null);
    setBusy(true);
    const outcome = await requestTokens(login);
    if ('tokens' in outcome) {
      localStorage.setItem('accessToken', outcome.tokens.accessToken);
      if (outcome.tokens.refreshToken) localStorage.setItem('refreshToken', outcome.tokens.refreshToken);
      else localStorage.removeItem('refreshToken');
      announceSignIn();
      return leave();
    }
    setBusy(false);
    return fail(outcome.error);
  };

  form.addEventListener('focusin', () => void loadRules().catch(() => {}), { once: true });
  form.addEventListener('focusout', ({ target }) => {
    if (target !== email && target !== password) return;
    visited.add(target);
    void check();
  });
  form.addEventListener('input', ({ target }) => {
    if (target) refused.delete(target);
    if (visited.size > 0) void check();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void send().finally(() => {
      isSending = false;
    });
  });
};
