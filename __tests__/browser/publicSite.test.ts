import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactEndpoints } from '#contract/contacts';
import { endpointUrl } from '#contract/endpoint';
import { expectNoAxeViolations } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { makeRecruiter, signIn, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { withVivier } from './support/withVivier.ts';

const PAGES = ['/', '/about', '/blog', '/careers', '/legal', '/privacy', '/terms', '/cookies'];

/** HTML, CSS and script before the visitor does anything (issue: the public site). */
const LANDING_BUDGET = 14 * 1024;

describe('the public site', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;

  const mails = () => {
    const outbox = join(vivier.dataDir, 'outbox');
    return existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
  };

  /** A mail leaves after the answer to its request. */
  const untilMailed = (text: string) => eventually(() => expect(mails()).toContainEqual(expect.stringContaining(text)));

  withVivier((opened) => {
    ({ vivier, chromium } = opened);
  });

  it.each(PAGES)('%s is accessible in light and in dark, wide and narrow, and nothing sticks out', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await chromium.newPage({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
      await page.goto(vivier.url + path);
      await expectNoAxeViolations(page);
      for (const width of [1024, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await eventually(async () =>
          expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]),
        );
        const cut = await page.evaluate(
          () => [...document.querySelectorAll('.card')].filter((card) => card.scrollWidth > card.clientWidth).length,
        );
        expect([width, cut]).toEqual([width, 0]);
      }
      await expectNoAxeViolations(page);
      await page.context().close();
    }
  });

  it('weighs less than its budget, loads nothing of the application and moves nothing while it loads', async () => {
    const page = await chromium.newPage();
    const loaded: { path: string; size: Promise<number> }[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (path === '/' || /\.(?:js|css)$/.test(path)) {
        loaded.push({
          path,
          size: response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        });
      }
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(vivier.url, { waitUntil: 'networkidle' });
    expect(loaded.map(({ path }) => path.replace(/\.[0-9a-f]+\./, '.'))).toEqual(['/', '/assets/site.js']);
    const sizes = await Promise.all(loaded.map(({ size }) => size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LANDING_BUDGET);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)).toBe(0);
  });

  it('opens its questions and its menu without script', async () => {
    const page = await chromium.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(vivier.url);
    const questions = page.locator('.faq details');
    for (const index of [0, 2]) await questions.nth(index).locator('summary').click();
    for (const index of [0, 2]) await questions.nth(index).locator('p').waitFor();
    expect(await questions.nth(1).locator('p').isVisible()).toBe(false);
    await questions.nth(0).locator('summary').click();
    await questions.nth(0).locator('p').waitFor({ state: 'hidden' });
    await questions.nth(2).locator('p').waitFor();

    await page.locator('header summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tarifs' }).click();
    await page.waitForURL(({ hash }) => hash === '#pricing');
    await page.locator('#contact noscript p').waitFor();
  });

  it('is walked with the keyboard, and its menu closes on a choice and on Escape', async () => {
    const page = await chromium.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(vivier.url);
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
    await page.locator('#contenu:focus').waitFor();

    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.locator('header summary').press('Enter');
    await menu.getByRole('link', { name: 'Clients' }).press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.locator('header summary').press('Enter');
    await menu.getByRole('link', { name: 'Clients' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.waitForURL(({ hash }) => hash === '#clients');
  });

  it('brings its visitors to sign in and, once signed in, to their work; the public pages stay open to them', async () => {
    const recruiter = await makeRecruiter(vivier.url);
    const page = await chromium.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${vivier.url}/#pricing`);
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await waitForPath(page, '/login');
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`${vivier.url}/#pricing`);
    await signIn(page, recruiter);
    await waitForPath(page, '/dashboard');
    await page.goto(vivier.url);
    await page.getByRole('heading', { level: 1, name: 'Le bon candidat est déjà dans votre vivier.' }).waitFor();
    await page.getByRole('link', { name: 'Créer un compte gratuit' }).click();
    await waitForPath(page, '/dashboard');
  });

  it('scrolls to the contact section from the Enterprise plan', async () => {
    const page = await chromium.newPage();
    await page.goto(vivier.url);
    await page.getByRole('link', { name: 'Contacter l’équipe' }).click();
    await page.waitForFunction(() => Math.abs(document.querySelector('#contact')!.getBoundingClientRect().top - 88) < 4);
  });

  it('takes a message; one whose call fails is confirmed, kept, and sent on the next visit', async () => {
    const page = await chromium.newPage();
    const contacts = endpointUrl(contactEndpoints.create);
    await page.goto(`${vivier.url}/#contact`);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Le prénom est requis').waitFor();
    await expectNoAxeViolations(page);

    await page.getByLabel('Prénom').fill('Inès');
    await page.getByLabel('Nom', { exact: true }).fill('Lefèvre');
    await page.getByLabel('Email', { exact: true }).fill('ines@exemple.fr');
    await page.getByLabel('Entreprise').fill('Atelier des Quais');
    await page.getByLabel('Message').fill('Pouvez-vous nous montrer le produit ?');
    await page.route(`**${contacts}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByRole('heading', { name: 'Message envoyé !' }).waitFor();
    await page.getByText('La connexion a manqué').waitFor();
    await expectNoAxeViolations(page);
    await page.unroute(`**${contacts}`);

    const sent = page.waitForResponse((response) => new URL(response.url()).pathname === contacts);
    await page.goto(`${vivier.url}/about`);
    expect((await sent).status()).toBe(201);
    await eventually(async () => expect(await page.evaluate(() => localStorage.length)).toBe(0));
    await untilMailed('ines@exemple.fr');
    expect(mails()).toHaveLength(1);
  });

  it('keeps a message even when the line went before the form’s rules were loaded', async () => {
    const page = await chromium.newPage();
    await page.goto(`${vivier.url}/#contact`);
    await page.route('**/contact-form.*', (route) => route.abort());
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByLabel('Nom', { exact: true }).fill('Martin');
    await page.getByLabel('Email', { exact: true }).fill('zoe@exemple.fr');
    await page.getByLabel('Entreprise').fill('Atelier des Quais');
    await page.getByLabel('Message').fill('Pouvez-vous nous rappeler ?');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByRole('heading', { name: 'Message envoyé !' }).waitFor();
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('contactOutbox'))).toContain('zoe@exemple.fr'));
    const failures = chromium.complaints.splice(0);
    expect(failures.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });

  it('every link of every page answers', async () => {
    const addresses = new Set<string>();
    for (const path of PAGES) {
      const html = await (await fetch(vivier.url + path)).text();
      for (const [, address] of html.matchAll(/(?:href|src)="([^"#]+)/g)) if (!address!.startsWith('mailto:')) addresses.add(address!);
    }
    const answers = await Promise.all(
      [...addresses].map(async (address) => [address, (await fetch(new URL(address.replaceAll('&amp;', '&'), vivier.url))).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    const picture = await fetch(`${vivier.url}/social-card.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const sitemap = await (await fetch(`${vivier.url}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual(PAGES.map((path) => vivier.url + path));
    expect(await (await fetch(`${vivier.url}/robots.txt`)).text()).toContain(`Sitemap: ${vivier.url}/sitemap.xml`);
  });

  it('has made no console complain, nor the policy refuse anything', () => {
    expect(chromium.complaints).toEqual([]);
  });
});
