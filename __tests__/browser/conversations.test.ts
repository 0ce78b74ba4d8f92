/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

/** One recruiter, one conversation: each step starts where the one before ended. */
describe('a conversation about the base', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;

  const log = () => page.getByRole('log', { name: 'Messages' });
  const input = () => page.getByRole('textbox', { name: 'Votre message' });
  /** Enter waits for nobody: while an answer is written it sends nothing. */
  const send = async () => {
    await eventually(async () => expect(await page.getByRole('button', { name: 'Envoyer' }).isEnabled()).toBe(true));
    await input().press('Enter');
  };
  const ask = async (question: string) => {
    await input().fill(question);
    await send();
  };
  const lastAnswer = () => log().getByRole('article').last();
  const untilMessages = (count: number) => eventually(async () => expect(await log().getByRole('article').count()).toBe(count));

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    const options = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
    page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/candidates`, options);
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf'), demoCv('cv-fatoumata-diarra.pdf'), demoCv('cv-mehdi-benali.pdf')]);
    for (const name of ['Hélène Lefèvre', 'Fatoumata Diarra', 'Mehdi Benali']) await analysedRow(page, name);
  });

  it('opens with its first question, and the answer names and links whom it should', async () => {
    await page.getByRole('link', { name: 'Conversations' }).click();
    await page.getByText('Aucune conversation').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle conversation' });
    await dialog.getByLabel('Titre').fill('Profils techniques');
    await dialog.getByLabel('Première question').fill('Qui connaît le C++ ?');
    await dialog.getByRole('button', { name: 'Créer la conversation' }).click();
    await log().getByText('Qui connaît le C++ ?').waitFor();
    await untilMessages(2);
    await lastAnswer().getByRole('link', { name: 'Hélène Lefèvre' }).first().waitFor();
    await untilQuiet(page);
    expect(await lastAnswer().innerText()).not.toMatch(/Fatoumata|Mehdi/);
    await expectNoAxeViolations(page);
  });

  it('keeps the thread of what was asked', async () => {
    await ask('Et qui parle allemand parmi eux ?');
    await log().getByText('Et qui parle allemand parmi eux ?').waitFor();
    await untilMessages(4);
    await lastAnswer().getByRole('link', { name: 'Hélène Lefèvre' }).first().waitFor();
    await untilQuiet(page);
    expect(await lastAnswer().innerText()).not.toMatch(/Fatoumata|Mehdi/);
  });

  it('is summarised, renamed, and there again after a reload', async () => {
    await page.getByRole('button', { name: 'Résumer' }).click();
    await waitForToast(page, 'Résumé généré');
    await page.getByRole('region', { name: 'Résumé' }).waitFor();
    await page.getByRole('button', { name: 'Modifier le titre' }).click();
    await page.getByRole('textbox', { name: 'Titre de la conversation' }).fill('Profils C++');
    await page.keyboard.press('Enter');
    await waitForToast(page, 'Titre mis à jour');
    await page.reload();
    await page.getByRole('heading', { name: 'Profils C++' }).waitFor();
    await log().getByText('Et qui parle allemand parmi eux ?').waitFor();
    await page.getByRole('region', { name: 'Résumé' }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('gives back the message that a stopped server did not take', async () => {
    await vivier.kill9();
    await ask('Quels salaires sont souhaités ?');
    await waitForToast(page, "Impossible d'envoyer le message");
    await eventually(async () => expect(await input().inputValue()).toBe('Quels salaires sont souhaités ?'));
    await log().getByText('Quels salaires sont souhaités ?').waitFor({ state: 'detached' });
    await vivier.restart();
    await send();
    await log().getByText('Quels salaires sont souhaités ?').waitFor();
    await untilMessages(6);
  });

  it('is opened from a candidate’s page about her, and names her in its head', async () => {
    await page.getByRole('link', { name: 'Candidats' }).click();
    // The answers on the screen that is being left name her too.
    await page.getByRole('heading', { name: 'Candidats', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Hélène Lefèvre', exact: true }).click();
    await page.getByRole('link', { name: 'Poser une question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle conversation' });
    await dialog.getByLabel('Première question').fill('Quelles langues parle-t-elle ?');
    await expectNoAxeViolations(page);
    await eventually(async () => expect(await dialog.getByLabel('Titre').inputValue()).toBe('Hélène Lefèvre'));
    await dialog.getByRole('button', { name: 'Créer la conversation' }).click();
    await page.getByRole('list', { name: 'À propos de' }).getByRole('link', { name: 'Hélène Lefèvre' }).waitFor();
    await log().getByText('Quelles langues parle-t-elle ?').waitFor();
    await lastAnswer().getByRole('link', { name: 'Hélène Lefèvre' }).first().waitFor();
    await expectNoAxeViolations(page);
  });

  it('leaves whoever reads above there, and leads back to the end', async () => {
    const endInSight = () =>
      page.waitForFunction(() => {
        const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[role="log"]')!;
        return scrollHeight > 2 * clientHeight && scrollHeight - scrollTop - clientHeight < 2;
      });
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.getByRole('button', { name: 'Analyser les candidats' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[role="log"] article').length === 4);
    await endInSight();
    await log().hover();
    await page.mouse.wheel(0, -2000);
    await page.getByRole('button', { name: 'Aller à la fin' }).click();
    await endInSight();
    await page.getByRole('button', { name: 'Aller à la fin' }).waitFor({ state: 'detached' });
  });
});
