/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { inspectPdf } from '../support/inspectPdf.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

/** What Chromium says of each thing that a hostile template was kept from. */
const PREVENTED = /Content Security Policy|sandboxed/;

/** One recruiter, one page: each step starts where the one before ended. */
describe('templates and configurations', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;
  let outside: Server;
  let origin: string;
  const calls: string[] = [];

  withVivier(async (opened) => {
    outside = createServer((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      response.end();
    }).on('connection', () => calls.push('connection'));
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    ({ vivier, chromium } = opened);
    const options = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
    page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/templates`, options);
  });
  afterAll(() => {
    outside.close();
  });

  const sheet = (title: string) => page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe');
  const live = () => sheet('Aperçu en direct');
  const code = () => page.getByRole('textbox', { name: 'Template Handlebars' });
  const tame = '<h1 style="color: {{colors.primary}}">{{fullName}}</h1>\n<p>{{summary}}</p>';

  it('shows what each template looks like, and nothing that axe finds wrong', async () => {
    await page.getByRole('article', { name: 'Classique' }).waitFor();
    await page
      .getByRole('article', { name: 'Classique' })
      .frameLocator('iframe')
      .frameLocator('iframe')
      .getByText('Marie Dupont')
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
  });

  it('previews a hostile template without running it or calling anybody', async () => {
    await page.getByRole('link', { name: /Créer un template/ }).click();
    await waitForPath(page, '/templates/create');
    await page.getByLabel('Nom').first().fill('Maison');
    await code().fill(
      `<h1>{{fullName}}</h1><script>document.body.append('SCRIPT RAN'); fetch('${origin}/fetch'); top.document.title = 'RAN'</script>` +
        `<img src="${origin}/image.png" onerror="document.body.append('HANDLER RAN')"><iframe src="${origin}/frame"></iframe>` +
        `<link rel="preconnect" href="${origin}"><link rel="stylesheet" href="${origin}/style.css"><style>@import url(${origin}/import.css); body { background: url(${origin}/background.png) }</style>` +
        `<meta http-equiv="refresh" content="0;url=${origin}/refresh"><a href="${origin}/link" ping="${origin}/ping">lien</a>` +
        `<p>{{constructor.constructor}}{{__proto__.polluted}}</p><p>{{summary}}</p>`,
    );
    await live().getByText('Marie Dupont').waitFor();
    await live().getByText('sobres et durables').waitFor();
    const shown = await live().locator('body').innerText();
    expect(shown).not.toMatch(/RAN|function/);
    expect(await page.title()).toBe('Nouveau template · Vivier');
    expect(calls).toEqual([]);
    await expectNoAxeViolations(page);
  });

  it('names the line of a fault, and mends with it', async () => {
    await code().fill('<h1>{{fullName}}</h1>\n<p>ici</p>\n{{#if summary}}\n{{/each}}');
    await page.getByText('Ligne 3 : le bloc « if » n’est pas fermé par la bonne balise.').first().waitFor();
    await page.locator('.cm-lint-marker-error').waitFor();
    await code().fill(tame);
    await live().getByRole('heading', { name: 'Marie Dupont' }).waitFor();
    await page.getByRole('button', { name: 'Créer le template' }).click();
    await waitForToast(page, 'Template créé avec succès');
    await page.getByRole('heading', { level: 1, name: 'Maison' }).waitFor();
    await sheet('CV d’exemple avec le template Maison').getByRole('heading', { name: 'Marie Dupont' }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('a configuration’s colours show as they are typed', async () => {
    await page.goto(`${vivier.url}/template-configs/create`);
    await page.getByLabel('Nom', { exact: false }).first().fill('Client');
    await page.getByLabel('Template').click();
    await page.getByRole('option', { name: 'Maison' }).click();
    await live().locator('h1[style*="#3B82F6"]').waitFor();
    await page.getByLabel('Couleur primaire', { exact: true }).fill('#AA1122');
    await live().locator('h1[style*="#AA1122"]').waitFor();
    await expectNoAxeViolations(page);
  });

  it('its sample is downloaded as a PDF, its HTML is shown as text', async () => {
    await page.getByRole('button', { name: 'Créer la configuration' }).click();
    await waitForToast(page, 'Configuration créée avec succès');
    await page.getByRole('heading', { level: 1, name: 'Prévisualisation de la configuration' }).waitFor();
    await page.getByRole('button', { name: 'Code HTML' }).click();
    await page.getByText('<h1 style="color: #AA1122">Marie Dupont</h1>').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger PDF' }).click()]);
    expect(download.suggestedFilename()).toBe('cv-exemple.pdf');
    const { text } = await inspectPdf(new Uint8Array(await readFile(await download.path())));
    expect(text).toContain('Marie Dupont');
    await expectNoAxeViolations(page);
  });

  it('a candidate’s CV is printed with it', async () => {
    await page.goto(`${vivier.url}/candidates`);
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf')]);
    await analysedRow(page, 'Hélène Lefèvre');
    await page.getByRole('link', { name: 'Hélène Lefèvre', exact: true }).first().click();
    await page.getByRole('button', { name: 'Générer CV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Générer un CV' });
    await dialog.getByRole('radio', { name: /Client/ }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Générer le CV' }).click()]);
    const { text } = await inspectPdf(new Uint8Array(await readFile(await download.path())));
    expect(text).toContain('Hélène Lefèvre');
    expect(calls).toEqual([]);
    expect(chromium.complaints.filter((complaint) => !PREVENTED.test(complaint))).toEqual([]);
  });
});
