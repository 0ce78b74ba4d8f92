/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import type { Page } from 'playwright-core';
import { demoCv } from './support/cvFiles.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

describe('a server that fails under the recruiter’s hands', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/candidates`);
  });

  it('killed between the upload and the analysis, it ends what it had acknowledged once it is back', async () => {
    const acknowledged = page.waitForResponse((response) => response.url().endsWith('/candidates/files'));
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf'), demoCv('cv-elodie-garnier.docx'), demoCv('cv-bastien-dupre.txt')]);
    expect((await acknowledged).status()).toBe(201);
    await vivier.kill9();
    await vivier.restart();
    for (const name of ['Hélène Lefèvre', 'Élodie Garnier', 'Bastien Dupré']) await analysedRow(page, name);
  });

  it('stopped while a form is open, it leaves the form as it was, and says so in French', async () => {
    await page.getByRole('button', { name: 'Modifier Hélène Lefèvre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le candidat' });
    await dialog.getByLabel('Position actuelle').fill('Architecte logiciel');
    await dialog.getByLabel('Nationalité').fill('Française');
    await vivier.kill9();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, /Erreur lors de la mise à jour du candidat|Le serveur ne répond pas/);
    expect(await dialog.getByLabel('Position actuelle').inputValue()).toBe('Architecte logiciel');

    await vivier.restart();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, 'Candidat mis à jour avec succès');
    await page.getByText('Architecte logiciel').waitFor();
  });
});
