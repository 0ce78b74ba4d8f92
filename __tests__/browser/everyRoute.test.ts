import type { Page } from 'playwright-core';
import { accountEndpoints, type Tokens, type User } from '#contract/account';
import { candidateEndpoints } from '#contract/candidates';
import type { EndpointDefinition } from '#contract/endpoint';
import { jobEndpoints } from '#contract/jobs';
import { placementEndpoints } from '#contract/placements';
import { templateConfigEndpoints } from '#contract/template-configs';
import { templateEndpoints } from '#contract/templates';
import { conversationEndpoints } from '#contract/conversations';
import { seedDemo } from '../../src/server/database/demo/seedDemo.ts';
import { makeRegistration } from '../support/makeAccount.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { callAs, signIn, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { withVivier } from './support/withVivier.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** A card's picture below the window is not drawn yet. */
const WAITING = '.MuiSkeleton-root:not(article *), .MuiCircularProgress-root';
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

const PUBLIC = ['/', '/about', '/blog', '/careers', '/legal', '/privacy', '/terms', '/cookies'];
/** The sign-in page, which is no screen of the application, has its own journey. */
const VISITOR = ['/register', '/register/simple', '/forgot-password', '/reset-password', '/nulle-part'];
const MEMBER = [
  '/dashboard',
  '/analytics',
  '/candidates',
  '/candidates/{candidate}',
  '/jobs',
  '/jobs/{job}',
  '/jobs/{job}/edit',
  '/placements',
  '/placements?job={job}',
  '/placements?job={job}&view=board',
  '/placements?job={job}&view=ranking',
  '/placements/{placement}',
  '/placements/{placement}/questions',
  '/conversations',
  '/conversations/{conversation}',
  '/templates',
  '/templates/list',
  '/templates/create',
  '/templates/preview',
  '/templates/{template}/preview',
  '/templates/{template}/edit',
  '/template-configs',
  '/template-configs/create',
  '/template-configs/{config}/edit',
  '/template-configs/{config}/preview',
  '/settings?tab=profile',
  '/settings?tab=company',
  '/settings?tab=security',
  '/nulle-part',
];

/** Goes to another screen without loading the application again, as a link of it does, until the title of the one left is gone. */
const goInside = async (page: Page, path: string) => {
  await page.evaluate((address) => {
    const isOther = new URL(address, location.href).pathname !== location.pathname;
    document.querySelector('h1')?.toggleAttribute('data-left', isOther);
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
};

/** A screen has settled once its title is there and nothing of it is waited for. */
const untilSettled = (page: Page) =>
  eventually(async () => {
    await untilQuiet(page);
    const shown = await page.evaluate(
      (waiting) => ({ titles: document.querySelectorAll('h1').length, waiting: document.querySelectorAll(waiting).length }),
      WAITING,
    );
    expect({ url: page.url(), ...shown }).toEqual({ url: page.url(), titles: 1, waiting: 0 });
  });

const isMissing = (page: Page) => page.getByRole('heading', { name: 'Page introuvable' }).isVisible();

/** Buttons whose words take more than one line; code to insert may. */
const brokenLabels = (page: Page) =>
  page
    .locator('.MuiButton-root')
    .filter({ hasNotText: '{{' })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .flatMap((button) => [...button.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()))
        .filter((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return range.getClientRects().length > 1;
        })
        .map((words) => words.textContent),
    );

const scrolledWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** One account, one page: every route of the specification as it is on the demonstration’s data. */
describe('every screen', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;
  const ids: Record<string, string> = {};
  /** One address for each kind of link seen, whichever record it leads to. */
  const links = new Map<string, string>();
  const visited = new Set<string>();

  const addressOf = (route: string) => route.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => ids[name]!);
  const kindOf = (address: string) => address.replaceAll(ID, ':id');

  const collectLinks = async () => {
    const hrefs = await page.locator('a[href]').evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const href of hrefs.filter((address) => address.startsWith(vivier.url))) {
      const address = href.slice(vivier.url.length);
      if (!links.has(kindOf(address))) links.set(kindOf(address), address);
    }
  };

  const lookAt = async (route: string) => {
    await untilSettled(page);
    expect([route, await isMissing(page)]).toEqual([route, route === '/nulle-part']);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await expectNoAxeViolations(page);
    await page.setViewportSize(NARROW);
    await untilSettled(page);
    await eventually(async () => expect([route, await scrolledWidth(page)]).toEqual([route, NARROW.width]));
    await eventually(async () => expect([route, await brokenLabels(page)]).toEqual([route, []]));
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await collectLinks();
    visited.add(kindOf(addressOf(route)));
    expect([route, chromium.complaints]).toEqual([route, []]);
  };

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    const account = await seedDemo(vivier.url);
    const { accessToken } = ((await callAs(vivier.url, null, accountEndpoints.login, account)) as { data: Tokens }).data;
    const ask = (endpoint: EndpointDefinition, body?: object) =>
      callAs(vivier.url, accessToken, endpoint, body) as Promise<{ data: never }>;
    const { preferences } = (await ask(accountEndpoints.me)).data as User;
    await ask(accountEndpoints.update, { preferences: { ...preferences, theme: 'auto' } });
    const firstId = (records: { id: string }[]) => records[0]!.id;
    ids.candidate = firstId((await ask(candidateEndpoints.list)).data);
    ids.job = firstId((await ask(jobEndpoints.list)).data);
    ids.placement = firstId((await ask(placementEndpoints.list)).data);
    ids.template = firstId(((await ask(templateEndpoints.list)).data as { templates: { id: string }[] }).templates);
    ids.config = firstId(((await ask(templateConfigEndpoints.list)).data as { configs: { id: string }[] }).configs);
    const conversation = {
      title: 'Qui pourrait remplacer Hélène ?',
      type: 'general',
      context: { searchType: 'candidates', initialQuery: '' },
      relatedEntities: { candidateIds: [ids.candidate], jobIds: [ids.job] },
    };
    ids.conversation = ((await ask(conversationEndpoints.create, conversation)).data as { id: string }).id;

    page = await chromium.newPage({ reducedMotion: 'reduce', viewport: WIDE, colorScheme: 'light' });
    await page.context().addCookies([{ name: 'appearance', value: 'auto', url: vivier.url }]);
    await page.goto(`${vivier.url}/login`);
  });

  it.each(VISITOR)('%s, to a visitor', async (route) => {
    await page.goto(vivier.url + route);
    await lookAt(route);
  });

  it('/onboarding, to someone without a company', async () => {
    const registration = makeRegistration();
    registration.preferences = { ...registration.preferences, theme: 'auto' };
    await callAs(vivier.url, null, accountEndpoints.register, registration);
    await page.goto(`${vivier.url}/login`);
    await signIn(page, registration);
    await waitForPath(page, '/onboarding');
    await lookAt('/onboarding');
    await page.evaluate(() => localStorage.clear());
  });

  it('the sidebar holds the eight entries, each open to everyone', async () => {
    await page.goto(`${vivier.url}/login`);
    await signIn(page, await seedDemo(vivier.url));
    await waitForPath(page, '/dashboard');
    const sidebar = page.getByRole('navigation').first();
    await untilSettled(page);
    const names = await sidebar.locator('a, button').allInnerTexts();
    expect(names.filter((name) => !name.startsWith('Rechercher')).slice(0, 8)).toEqual([
      'Accueil',
      'Candidats',
      'Jobs',
      'Conversations',
      'Placements',
      'Templates CV',
      'Paramètres',
      'Parrainage',
    ]);
    expect(await page.locator('nav [aria-disabled=true], nav :disabled').count()).toBe(0);
  });

  it.each(MEMBER)('%s, to a recruiter', async (route) => {
    await goInside(page, addressOf(route));
    await lookAt(route);
  });

  it('why a file could not be read is told whole, and no button breaks its words', async () => {
    const { accessToken } = ((await callAs(vivier.url, null, accountEndpoints.login, await seedDemo(vivier.url))) as { data: Tokens }).data;
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'fichier-coupe.pdf');
    const sent = await fetch(`${vivier.url}/api/v1/candidates/file`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { data } = (await sent.json()) as { data: { id: string } };
    await goInside(page, `/candidates/${data.id}`);
    await page.getByText('Échec de l’analyse').first().waitFor();
    await page.setViewportSize(NARROW);
    await eventually(async () => expect(await brokenLabels(page)).toEqual([]));

    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${vivier.url}/candidates`);
      const reason = page.getByTitle(/^Le fichier est endommagé/);
      await reason.waitFor();
      await eventually(async () => {
        const hidden = await reason.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect([width, hidden]).toEqual([width, 0]);
      });
    }

    await page.setViewportSize(NARROW);
    await page.goto(`${vivier.url}/settings?tab=security`);
    await page.getByRole('button', { name: 'Supprimer le compte' }).click();
    await page.getByRole('dialog', { name: 'Supprimer le compte' }).waitFor();
    await eventually(async () => expect(await brokenLabels(page)).toEqual([]));
    await page.setViewportSize(WIDE);
  });

  it('no link of a public page is dead, anchors included', async () => {
    const inside = new Set<string>();
    for (const path of PUBLIC) {
      const html = await (await fetch(vivier.url + path)).text();
      for (const [, href] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
        const url = new URL(href!.replaceAll('&amp;', '&'), vivier.url + path);
        if (url.origin === vivier.url) inside.add(url.pathname + url.search + url.hash);
      }
    }
    const dead: string[] = [];
    for (const address of inside) {
      const { pathname, search, hash } = new URL(address, vivier.url);
      if (!PUBLIC.includes(pathname)) links.set(pathname, pathname + search);
      const html = hash === '' ? '' : await (await fetch(vivier.url + pathname)).text();
      if (hash !== '' && !html.includes(`id="${hash.slice(1)}"`)) dead.push(address);
    }
    expect(dead).toEqual([]);
    expect(inside).toContain('/#pricing');
  });

  it('every link seen leads to a screen that is there', async () => {
    const unseen = [...links].filter(([kind]) => !visited.has(kind) && !PUBLIC.includes(new URL(kind, vivier.url).pathname));
    for (const [, address] of unseen) {
      await page.goto(vivier.url + address);
      await untilSettled(page);
      expect([address, await isMissing(page)]).toEqual([address, false]);
    }
    expect([...links.keys()]).toEqual(expect.arrayContaining(['/candidates', '/jobs/:id', '/placements/:id', '/templates/:id/edit']));
    expect(chromium.complaints).toEqual([]);
  });
});
