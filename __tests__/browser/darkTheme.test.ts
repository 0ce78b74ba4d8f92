import { accountEndpoints } from '#contract/account';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { analysedRow, callAs, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { withVivier } from './support/withVivier.ts';

describe('the dark theme', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it('of a user who prefers it is readable on every screen, and shows where the keyboard is', async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const preferences = { ...recruiter.preferences, theme: 'dark' };
    await callAs(vivier.url, recruiter.accessToken, accountEndpoints.update, { preferences });
    const page = await openAs(recruiter, chromium, `${vivier.url}/candidates`, { reducedMotion: 'reduce' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await page.getByText('Aucun candidat trouvé').waitFor();
    await expectNoAxeViolations(page);

    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf')]);
    await analysedRow(page, 'Hélène Lefèvre');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Modifier Hélène Lefèvre' }).click();
    await page.getByRole('dialog', { name: 'Modifier le candidat' }).getByLabel('Devise').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('link', { name: 'Hélène Lefèvre', exact: true }).click();
    await page.getByRole('heading', { name: 'Hélène Lefèvre', level: 1 }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Accueil' }).click();
    await page.getByRole('heading', { name: 'Bienvenue, Amélie' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Rechercher' }).focus();
    await page.keyboard.press('Tab');
    await page.locator('a[href="/dashboard"]:focus').waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outline)).toMatch(/solid 2px|2px solid/),
    );
    await page.goto(`${vivier.url}/nulle-part`);
    await page.getByText('Page introuvable').waitFor();
    await expectNoAxeViolations(page);
    expect(chromium.complaints).toEqual([]);
  });
});
