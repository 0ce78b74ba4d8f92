import type { Page } from 'playwright-core';
import { accountEndpoints } from '#contract/account';
import { endpointUrl } from '#contract/endpoint';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { makeRecruiter, signIn, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { withVivier } from './support/withVivier.ts';

const REFRESH = endpointUrl(accountEndpoints.refresh);
const tokensOf = (page: Page) =>
  page.evaluate(() => ({ accessToken: localStorage.getItem('accessToken'), refreshToken: localStorage.getItem('refreshToken') }));

describe('two real tabs', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  /** Two tabs of one browser on the list of candidates, and how often they renewed the session. */
  const openTabs = async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const first = await chromium.newPage();
    const context = first.context();
    let refreshes = 0;
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === REFRESH) refreshes += 1;
    });
    await first.goto(`${vivier.url}/candidates`);
    await waitForPath(first, '/login');
    await signIn(first, recruiter);
    await waitForPath(first, '/candidates');
    await first.getByRole('heading', { name: 'Candidats' }).waitFor();
    const second = await context.newPage();
    await second.goto(`${vivier.url}/candidates`);
    await second.getByRole('heading', { name: 'Candidats' }).waitFor();
    return { first, second, refreshes: () => refreshes };
  };

  it('a sign-out in one signs out the other', async () => {
    const { first, second } = await openTabs();
    await second.getByRole('button', { name: 'Se déconnecter' }).click();
    await waitForPath(second, '/login');
    await waitForPath(first, '/login');
    await eventually(async () => expect(await tokensOf(first)).toEqual({ accessToken: null, refreshToken: null }));
  });

  it('one refresh serves both: the tokens that one gets are those that the other goes on with', async () => {
    const { first, second, refreshes } = await openTabs();
    const before = await tokensOf(first);
    // No application meanwhile, which would renew the token at once.
    await Promise.all([first, second].map((tab) => tab.goto(`${vivier.url}/legal`)));
    // The same token, but for its end: it is renewed before it is used, so the server never sees it.
    await first.evaluate(() => {
      const claims = JSON.parse(atob(localStorage.getItem('accessToken')!.split('.')[1]!)) as object;
      const nearlyOver = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) + 20 })).replaceAll('=', '');
      localStorage.setItem('accessToken', `x.${nearlyOver}.y`);
    });
    expect(refreshes()).toBe(0);
    await Promise.all([first, second].map((tab) => tab.goto(`${vivier.url}/jobs`)));
    await Promise.all([first, second].map((tab) => tab.getByRole('heading', { name: "Offres d'emploi", exact: true }).waitFor()));
    await Promise.all([first, second].map((tab) => tab.getByText('Aucune offre d’emploi').first().waitFor()));

    expect(refreshes()).toBe(1);
    await eventually(async () => {
      const after = await tokensOf(first);
      expect(after.accessToken).toMatch(/^eyJ/);
      expect(after.accessToken).not.toBe(before.accessToken);
      expect(after.refreshToken).not.toBe(before.refreshToken);
      expect(await tokensOf(second)).toEqual(after);
    });
  });
});
