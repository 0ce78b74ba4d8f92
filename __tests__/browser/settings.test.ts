import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { analysedRow, makeRecruiter, openAs, signIn, uploadCvs, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

const SAVED = 'Vos paramètres ont été mis à jour avec succès.';
const DARK = 'html[data-theme=dark]';

describe('settings and search in the browser', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  const openSignedIn = async (path: string) => {
    const recruiter = await makeRecruiter(vivier.url);
    const page = await openAs(recruiter, chromium, vivier.url + path, { reducedMotion: 'reduce' });
    return { page, recruiter };
  };

  const chooseTheme = async (page: Page, name: string) => {
    await page.getByRole('combobox', { name: 'Thème' }).click();
    await page.getByRole('option', { name }).click();
  };

  it('a theme is there at once, and from the first answer of the next visit', async () => {
    const { page } = await openSignedIn('/settings');
    await page.getByRole('tab', { name: 'Profil', selected: true }).waitFor();
    await expectNoAxeViolations(page);
    await chooseTheme(page, 'Sombre');
    await page.locator(DARK).waitFor({ state: 'attached' });
    await waitForToast(page, SAVED);
    await page.getByRole('switch', { name: 'Mode compact' }).check();
    await waitForToast(page, SAVED);
    await untilQuiet(page);

    const answer = await page.reload();
    expect(await answer?.text()).toContain('<html lang="fr" data-theme="dark">');
    await page.getByRole('switch', { name: 'Mode compact', checked: true }).waitFor();
    await page.locator(DARK).waitFor({ state: 'attached' });
    await expectNoAxeViolations(page);
    for (const tab of ['Entreprise', 'Sécurité']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await expectNoAxeViolations(page);
    }
    expect(chromium.complaints).toEqual([]);
  });

  it('a new password opens the next session, and the account can be deleted with it', async () => {
    const { page, recruiter } = await openSignedIn('/settings?tab=security');
    const password = 'six-six';
    await page.getByLabel('Mot de passe actuel').fill(recruiter.password);
    await page.getByLabel('Nouveau mot de passe').fill(password);
    await page.getByLabel('Confirmer le mot de passe').fill(password);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await waitForToast(page, SAVED);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await waitForPath(page, '/login');
    await signIn(page, { email: recruiter.email, password });
    await waitForPath(page, '/dashboard');

    await page.goto(`${vivier.url}/settings?tab=security`);
    await page.getByRole('button', { name: 'Supprimer le compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer le compte' });
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Supprimer le compte' }).click();
    await waitForPath(page, '/login');
    await signIn(page, { email: recruiter.email, password });
    await page.getByRole('main').getByText('Email ou mot de passe incorrect.').waitFor();
    expect(chromium.complaints).toEqual([]);
  });

  it('the palette finds a candidate without her accents and opens her with the keyboard', async () => {
    const { page } = await openSignedIn('/candidates');
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf')]);
    await analysedRow(page, 'Hélène Lefèvre');
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox][aria-label=Recherche]:focus').waitFor();
    await page.keyboard.type('HELENE lefevre');
    await page
      .getByRole('option', { name: /^Hélène Lefèvre/, selected: true })
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Hélène Lefèvre', level: 1 }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Parrainage' }).click();
    await page.getByRole('dialog', { name: 'Parrainage' }).waitFor();
    await expectNoAxeViolations(page);
    expect(chromium.complaints).toEqual([]);
  });
});
