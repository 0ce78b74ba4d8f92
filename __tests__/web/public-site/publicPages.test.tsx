import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Document } from '../../../src/web/public-site/layout/Document.tsx';
import { type PublicPage, PUBLIC_PAGES } from '../../../src/web/public-site/publicPages.ts';
import { robots, sitemap } from '../../../src/web/public-site/sitemap.ts';

const render = (page: PublicPage) =>
  new DOMParser().parseFromString(renderToStaticMarkup(<Document page={page} css="body{margin:0}" fonts={[]} />), 'text/html');

const documents = new Map(PUBLIC_PAGES.map((page) => [page.path, render(page)]));
const at = (path: string) => documents.get(path)!;
const paths = [...documents.keys()];
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** Addresses of the application that a public page may name. */
const APPLICATION = ['/login', '/register', '/favicon.svg', '/site.webmanifest'];

describe('every page', () => {
  test('is one of the route table', () => {
    expect(paths).toEqual(['/', '/about', '/blog', '/careers', '/legal', '/privacy', '/terms', '/cookies']);
  });

  test.each(paths)('%s leads nowhere that does not exist', (path) => {
    const dead = [...at(path).querySelectorAll('a[href], link[href]')]
      .map((link) => link.getAttribute('href')!.replace(/^__(?:APP_URL|AUTH_SITE_URL)__/, ''))
      .filter((href) => !href.startsWith('mailto:__CONTACT_EMAIL__'))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://vivier${path}`);
        const target = documents.get(pathname);
        return hash ? !target?.getElementById(hash.slice(1)) : !target && !APPLICATION.includes(pathname);
      });
    expect(dead).toEqual([]);
  });

  test.each(paths)('%s has one title, a description of its own, no id twice, and no style that the policy would refuse', (path) => {
    const page = at(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('meta[name=description]')!.getAttribute('content')!.length).toBeGreaterThan(50);
    expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(`__APP_URL__${path}`);
    expect(page.querySelector('meta[property="og:title"]')!.getAttribute('content')).toBe(page.title);
    expect(page.querySelectorAll('[style], [onclick]')).toHaveLength(0);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(() => JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)).not.toThrow();
  });

  test.each(paths)('%s shows itself elsewhere with our own picture, told in words', (path) => {
    const content = (name: string) => at(path).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(content('og:image')).toBe('__APP_URL__/social-card.jpg');
    expect([content('og:image:width'), content('og:image:height'), content('twitter:card')]).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ]);
    expect(content('og:image:alt')).toContain('Le bon candidat est déjà dans votre vivier.');
  });

  test('has titles and descriptions unlike the others’', () => {
    expect(new Set([...documents.values()].map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(PUBLIC_PAGES.map(({ description }) => description)).size).toBe(paths.length);
  });

  test.each(paths)('%s sends to the authentication site with its own address', (path) => {
    const doors = [...at(path).querySelectorAll('header a[data-auth]')].map((link) => link.getAttribute('href'));
    const back = `__APP_URL_ENCODED__${encodeURIComponent(path)}`;
    expect(doors).toContain(`__AUTH_SITE_URL__/login?redirectTo=${back}`);
    expect(doors).toContain(`__AUTH_SITE_URL__/register?redirectTo=${back}`);
  });
});

describe('the landing page', () => {
  const page = at('/');

  test('has its sections in order, and their anchors', () => {
    expect([...page.querySelectorAll('main > section')].map((section) => section.id || section.className.split(' ').at(-1))).toEqual([
      'hero',
      'fonctionnalites',
      'ia',
      'clients',
      'pricing',
      'faq',
      'contact',
    ]);
    for (const anchor of ['produit', 'fonctionnalites', 'ia', 'pricing', 'clients', 'contact']) {
      expect(page.getElementById(anchor)).not.toBeNull();
      expect(page.querySelector(`header nav a[href="#${anchor}"]`)).not.toBeNull();
    }
  });

  test('has six feature cards, three plans with their words, and questions that open by themselves', () => {
    expect(page.querySelectorAll('#fonctionnalites .card')).toHaveLength(6);
    expect(texts(page, '#pricing .price')).toEqual(['Contactez-nous', 'Contactez-nous', 'Sur mesure']);
    expect(page.querySelector('#pricing')!.textContent).toMatch(
      /14 jours.*Trois jours avant.*50 candidats.*Le plus populaire.*500 candidats.*illimités/,
    );
    expect(page.querySelectorAll('.faq details:not([name]):not([open])')).toHaveLength(8);
  });

  test('leads from its buttons where the specification says', () => {
    const href = (name: string) =>
      [...page.querySelectorAll('main a')].find(({ textContent }) => textContent === name)!.getAttribute('href');
    for (const name of ['Créer un compte gratuit', 'Voir la démo', 'Essayer gratuitement', 'Commencer l’essai', 'Demander une démo']) {
      expect(href(name)).toMatch(/^__AUTH_SITE_URL__\/register\?redirectTo=/);
    }
    for (const name of ['Parler à un expert', 'Contacter l’équipe', 'Contactez-nous']) expect(href(name)).toBe('#contact');
    expect(page.querySelector('#contact form a[href="/privacy"]')).not.toBeNull();
  });

  test('makes every claim of the specification', () => {
    for (const claim of [
      '50K+',
      '80\u00a0%',
      '95\u00a0%',
      '−70\u00a0%',
      '+40\u00a0%',
      '92',
      'Chiffrement de bout en bout',
      'RGPD',
      'Export CSV et JSON',
      'Formation offerte',
    ]) {
      expect(page.body.textContent).toContain(claim);
    }
  });
});

test('about: values, teams, and a demonstration asked for as such', () => {
  const page = at('/about');
  for (const value of ['Précision', 'Humain', 'Excellence', 'Innovation', 'Transparence', 'Impact'])
    expect(texts(page, 'h3')).toContain(value);
  const demo = [...page.querySelectorAll('main a')].filter((link) => link.getAttribute('href')!.endsWith('&demo=true'));
  expect(demo.map(({ textContent }) => textContent)).toEqual(['Demander une démo']);
});

test('blog: six articles with their fields, and two ways to register', () => {
  const page = at('/blog');
  expect(page.querySelectorAll('article[id] svg')).toHaveLength(6);
  for (const article of page.querySelectorAll('article')) {
    expect(article.querySelector('time')!.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(article.querySelector('.meta')!.textContent).toMatch(/\d+ min$/);
    expect(article.querySelectorAll('details p').length).toBeGreaterThan(2);
  }
  expect(page.querySelector('article')!.textContent).toMatch(/80\s%/);
  expect(page.querySelectorAll('main a[data-auth]')).toHaveLength(2);
  expect(page.getElementById('newsletter-note')!.textContent).toContain('n’est pas encore ouverte');
});

test('careers: four culture cards and a call without buttons', () => {
  const page = at('/careers');
  expect(texts(page, '.cards h3')).toEqual(['Flexibilité', 'Bien-être', 'Évolution', 'Équipe']);
  expect(page.querySelectorAll('main .btn, main button')).toHaveLength(0);
});

test.each([
  ['/terms', ['14 jours', '3 jours avant', '12 derniers mois', '30 jours', '10 ans', 'AES-256', 'Europe']],
  ['/privacy', ['2 ans après la dernière activité', '13 mois', '10 ans', '30 jours', 'AES-256', 'Exclusivement en Europe']],
])('%s has ten sections and the figures of the law', (path, figures) => {
  const page = at(path);
  expect(page.querySelectorAll('main section[id]')).toHaveLength(10);
  for (const figure of figures) expect(page.querySelector('main')!.textContent).toContain(figure);
});

test('sitemap.xml lists every page, robots.txt leads to it and hides the screens', () => {
  const map = new DOMParser().parseFromString(sitemap(), 'application/xml');
  expect(texts(map, 'url > loc')).toEqual(paths.map((path) => `__APP_URL__${path}`));
  expect(robots()).toContain('Sitemap: __APP_URL__/sitemap.xml');
  expect(robots()).toContain('Disallow: /candidates');
});
