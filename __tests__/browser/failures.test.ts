import type { Page } from 'playwright-core';
import { demoCv } from './support/cvFiles.ts';
import { openBrowser, type OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, signIn, uploadCvs, waitForPath, waitForToast } from './support/recruiter.ts';
import { startVivier, type Vivier } from './support/startVivier.ts';

describe('a server that fails under the recruiter’s hands', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    [vivier, chromium] = await Promise.all([startVivier(), openBrowser()]);
    page = await chromium.newPage();
    await page.goto(`${vivier.url}/candidates`);
    await signIn(page, await makeRecruiter(vivier.url));
    await waitForPath(page, '/candidates');
  });
  afterAll(async () => {
    await chromium.close();
    await vivier.stop();
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
    await page
      .getByText(/Erreur lors de la mise à jour du candidat|Le serveur ne répond pas/)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Position actuelle').inputValue()).toBe('Architecte logiciel');

    await vivier.restart();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, 'Candidat mis à jour avec succès');
    await page.getByText('Architecte logiciel').waitFor();
  });
});
