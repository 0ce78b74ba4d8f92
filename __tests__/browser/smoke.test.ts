import { expectNoAxeViolations } from './support/axe.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { makeRecruiter, signIn } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { withVivier } from './support/withVivier.ts';

describe('the built application in Chromium', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it('sends a visitor of a protected page to a sign-in form, with nothing refused by the page’s policy', async () => {
    const page = await chromium.newPage();
    const answer = await page.goto(`${vivier.url}/candidates`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");

    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
    await expectNoAxeViolations(page);
    expect(chromium.complaints).toEqual([]);
  });

  it('sends its scripts compressed and lets browsers keep them', async () => {
    const page = await chromium.newPage();
    const scripts: { encoding: string | undefined; caching: string | undefined }[] = [];
    page.on('response', (response) => {
      const headers = response.headers();
      if (new URL(response.url()).pathname.endsWith('.js')) {
        scripts.push({ encoding: headers['content-encoding'], caching: headers['cache-control'] });
      }
    });
    await page.goto(`${vivier.url}/register`);
    await page.getByLabel('Email').waitFor();

    expect(scripts.length).toBeGreaterThan(1);
    for (const { caching } of scripts) expect(caching).toContain('immutable');
    expect(scripts.some(({ encoding }) => encoding === 'gzip' || encoding === 'br')).toBe(true);
  });

  it('loads itself anew, once, when a deploy took away the part that a link leads to', async () => {
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/candidates`);
    await signIn(page, await makeRecruiter(vivier.url));
    await page.getByText('Aucun candidat trouvé').waitFor();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/*.js', (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('heading', { name: "Offres d'emploi", exact: true }).waitFor();
    expect([new URL(page.url()).pathname, loads]).toEqual(['/jobs', 1]);
  });

  it('starts again on its data, and ends cleanly', async () => {
    await vivier.restart();
    expect((await fetch(`${vivier.url}/login`)).status).toBe(200);
    expect(await vivier.stop()).toBe(0);
  });
});
