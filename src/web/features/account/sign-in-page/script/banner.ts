import { DRAFT_KEY } from '../../draftKey.ts';
import { loadRules } from './loadRules.ts';

const form = () => document.querySelector('form')!;

/** A copy of what a template of the page holds. */
export const copyOf = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`template#${id}`)!.content.firstElementChild!.cloneNode(true) as HTMLElement;

/** Puts a refusal above the fields, where it stays to be read; null takes it away. */
export const showFailure = (sentence: string | null) => {
  form().querySelector('.banner.error')?.remove();
  if (sentence === null) return;
  const banner = copyOf('failure');
  banner.querySelector('p')!.textContent = sentence;
  form().prepend(banner);
};

/** After the simpler sign-up: the way to finish it, with what was typed (decisions §4). */
export const showUnfinishedRegistration = async () => {
  if (sessionStorage.getItem(DRAFT_KEY) === null) return;
  const rules = await loadRules().catch(() => null);
  const words = rules?.unfinishedWords() ?? null;
  if (words === null) return;
  const banner = copyOf('unfinished');
  banner.querySelector('span')!.textContent = words;
  form().before(banner);
};
