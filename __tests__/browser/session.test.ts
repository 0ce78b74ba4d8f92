import type { Page } from 'playwright-core';
import { accountEndpoints } from '#contract/account';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { callAs, makeRecruiter, signIn, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { toastsOf, waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

describe('a session in the browser', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  const openSignedIn = async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/candidates`);
    await waitForPath(page, '/login');
    await signIn(page, recruiter);
    await Promise.all([waitForPath(page, '/candidates'), waitForToast(page, 'Connexion réussie !')]);
    return { page, recruiter };
  };

  it('leads back to the page that was asked for, and stores two plain tokens', async () => {
    const { page } = await openSignedIn();
    await eventually(async () => {
      expect(await stored(page)).toEqual({
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.stringMatching(/^[\w.-]+$/),
      });
    });
  });

  it('keeps a visitor who is signed in away from the sign-in form', async () => {
    const { page } = await openSignedIn();
    await page.goto(`${vivier.url}/login`);
    await waitForPath(page, '/dashboard');
  });

  it('ends in every tab at once', async () => {
    const { page } = await openSignedIn();
    const second = await page.context().newPage();
    await second.goto(`${vivier.url}/dashboard`);
    await second.getByRole('button', { name: 'Se déconnecter' }).click();
    await waitForPath(second, '/login');
    await waitForPath(page, '/login');
    await eventually(async () => expect(await stored(page)).toEqual({}));
  });

  it('ends with one toast when the server refuses the token', async () => {
    const { page, recruiter } = await openSignedIn();
    // A call of the page that is still underway would be refused in place of the one that the click makes.
    await untilQuiet(page);
    await callAs(vivier.url, recruiter.accessToken, accountEndpoints.changePassword, {
      currentPassword: recruiter.password,
      newPassword: 'autre-motdepasse-solide',
    });
    await page.getByRole('link', { name: 'Accueil' }).click();
    await Promise.all([waitForPath(page, '/login'), waitForToast(page, 'Vous avez été déconnecté.')]);
    await eventually(async () => expect(await stored(page)).toEqual({}));
    await untilQuiet(page);
    expect(await toastsOf(page)).toEqual([]);
  });
});
