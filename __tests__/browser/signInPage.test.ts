import type { Page } from 'playwright-core';
import { accountEndpoints } from '#contract/account';
import { endpointUrl } from '#contract/endpoint';
import { expectNoAxeViolations } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { makeRecruiter, signIn, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

/** Script of the page itself (issue: the public site and the account). */
const SCRIPT_BUDGET = 85 * 1024;

/** What is seen of the sign-in, in the page of its own and in the application. */
const PARTS = [
  'header svg',
  'main',
  'h1',
  'h1 + p',
  'label[for=field-email]',
  '#field-email',
  '#field-email-helper-text',
  'label[for=field-password]',
  '#field-password',
  'button[aria-controls] svg',
  'a[href^="/forgot-password"]',
  'button[type=submit]',
  'a[href^="/register"]',
  'main [role=alert]',
  'aside',
  'aside p',
];

/** Where each part lies, its colours and its letters. */
const looksOf = (page: Page) =>
  page.evaluate((parts) => {
    const looks: Record<string, unknown> = {};
    for (const part of parts) {
      const element = document.querySelector(part);
      if (!element?.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontWeight, fontSize, letterSpacing } = getComputedStyle(element);
      // The kit holds the place of a sentence with a zero-width space.
      const letters = element.textContent.replaceAll('\u200B', '').trim()
        ? [color, fontFamily, fontWeight, fontSize, letterSpacing]
        : [color];
      looks[part] = [[x, y, width, height].map((length) => Math.round(length * 2) / 2), backgroundColor, ...letters];
    }
    return looks;
  }, PARTS);

const settle = async (page: Page) => {
  await untilQuiet(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

/** The form as it opens, with its sentences, and after a refusal. */
const walk = async (page: Page) => {
  await settle(page);
  const looks = [await looksOf(page)];
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Password is required').waitFor();
  await settle(page);
  looks.push(await looksOf(page));
  await signIn(page, { email: 'nobody@exemple.fr', password: 'not-hers-at-all' });
  await page.locator('main [role=alert]').waitFor();
  await settle(page);
  looks.push(await looksOf(page));
  return looks;
};

describe('the sign-in page', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it('runs less script than its budget, the contract’s rules included, and moves nothing while it loads', async () => {
    const page = await chromium.newPage();
    const scripts = new Map<string, number>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request
        .sizes()
        .then(({ responseBodySize }) => scripts.set(new URL(request.url()).pathname.replace(/\.[0-9a-f]+\./, '.'), responseBodySize));
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${vivier.url}/login`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)).toBe(0);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Password is required').waitFor();
    await eventually(() => expect([...scripts.keys()].toSorted()).toEqual(['/assets/sign-in-rules.js', '/assets/sign-in.js']));
    expect([...scripts.values()].reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it('fetches the application once it has nothing else to do', async () => {
    const page = await chromium.newPage();
    const application = page.waitForRequest((request) => /\/assets\/main\.[0-9a-f]+\.js$/.test(request.url()));
    await page.goto(`${vivier.url}/login`);
    expect((await (await application).response())?.status()).toBe(200);
  });

  it.each([
    ['', 'light', 1440, 900],
    ['dark', 'light', 1440, 900],
    ['auto', 'dark', 390, 844],
    ['light-compact', 'light', 1024, 768],
  ] as const)(
    'with the appearance %j on a %s system, %i wide, looks as in the application, and is accessible',
    async (appearance, colorScheme, width, height) => {
      const page = await chromium.newPage({ colorScheme, reducedMotion: 'reduce', viewport: { width, height } });
      if (appearance) await page.context().addCookies([{ name: 'appearance', value: appearance, url: vivier.url }]);
      await page.goto(`${vivier.url}/login`, { waitUntil: 'networkidle' });
      // The second visit has its fonts: on the first, a slow line keeps the fallback.
      await page.reload({ waitUntil: 'networkidle' });
      await expectNoAxeViolations(page);
      const looks = await walk(page);
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.goto(`${vivier.url}/register`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Se connecter' }).click();
      await page.getByRole('heading', { name: 'Connexion' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(looks).toEqual(await walk(page));
    },
  );

  it('leads to the page that was asked for, with the toast, and leaves no way back to the form', async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/about`);
    await page.goto(`${vivier.url}/login?redirectTo=${encodeURIComponent(`${vivier.url}/candidates?search=lea`)}`);
    await page.getByLabel('Email').fill(recruiter.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(recruiter.password);
    await page.keyboard.press('Enter');
    await Promise.all([waitForPath(page, '/candidates'), waitForToast(page, 'Connexion réussie !')]);
    expect(new URL(page.url()).search).toBe('?search=lea');
    await eventually(async () =>
      expect((await page.evaluate(() => Object.keys(localStorage))).toSorted()).toEqual(['accessToken', 'refreshToken']),
    );
    await page.goBack();
    await waitForPath(page, '/about');
  });

  it('leads nobody to another site', async () => {
    const recruiter = await makeRecruiter(vivier.url);
    for (const hostile of ['https://evil.example/', '//evil.example', `${vivier.url}//evil.example`]) {
      const page = await chromium.newPage();
      await page.goto(`${vivier.url}/login?redirectTo=${encodeURIComponent(hostile)}`);
      await signIn(page, recruiter);
      await waitForPath(page, '/dashboard');
      expect(new URL(page.url()).origin).toBe(vivier.url);
      await page.context().close();
    }
  });

  it('follows another tab that signs in', async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/login?redirectTo=%2Fjobs`);
    const other = await page.context().newPage();
    await other.goto(`${vivier.url}/login`);
    await signIn(other, recruiter);
    await waitForPath(page, '/jobs');
  });

  it('without script says so, and Enter sends the password nowhere', async () => {
    const page = await chromium.newPage({ javaScriptEnabled: false });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(`${vivier.url}/login`);
    const notice = page.locator('noscript [role=alert]');
    expect([await notice.isVisible(), await notice.textContent()]).toEqual([
      true,
      expect.stringContaining('Vivier a besoin de JavaScript pour vous connecter'),
    ]);
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret-of-hers');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    expect(new URL(page.url()).search).toBe('');
    expect(sent.filter((url) => url.includes('secret') || url.endsWith(endpointUrl(accountEndpoints.login)))).toEqual([]);
  });

  it('has made no console complain, nor the policy refuse anything', () => {
    expect(chromium.complaints).toEqual([]);
  });
});
