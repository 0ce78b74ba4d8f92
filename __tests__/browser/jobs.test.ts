/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { endpointUrl } from '#contract/endpoint';
import { jobEndpoints } from '#contract/jobs';
import { expectNoAxeViolations } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { makeRecruiter, openAs, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

const DEMO_JOBS = join(import.meta.dirname, '../../src/server/database/demo/jobs');

/** What each PDF says of itself. */
const OFFERS = [
  {
    file: 'offre-developpeur-cpp.pdf',
    row: ['Développeur C++ (H/F)', 'Optique du Rhône', 'Lyon 7e', '45 k - 55 k EUR', 'Actif'],
  },
  {
    file: 'offre-infirmier-reanimation.pdf',
    row: ['Infirmier en réanimation (H/F)', 'Clinique des Remparts', 'Lille', 'Actif'],
  },
];

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: readFileSync(join(DEMO_JOBS, name)) });

/** One recruiter, one page: each step starts where the one before ended. */
describe('a recruiter’s job offers', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;
  /** Calls for the list, as they leave the page. */
  let listCalls = 0;

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/jobs`, { reducedMotion: 'reduce' });
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === endpointUrl(jobEndpoints.list)) listCalls += 1;
    });
  });

  const rowOf = (title: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

  it('drops two PDF files: two offers, each with its title, company and place; then the list is left alone', async () => {
    await page.getByText('Aucune offre d’emploi').waitFor();
    await page.getByRole('button', { name: 'Nouvelle offre' }).first().click();
    const dialog = page.getByRole('dialog', { name: "Nouvelle offre d'emploi" });
    await dialog.getByLabel('Fiches de poste PDF').setInputFiles(OFFERS.map(({ file }) => fileOf(file)));
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Créer 2 offres' }).click();
    await waitForToast(page, '2 jobs créés avec succès');

    for (const { row } of OFFERS) {
      const shown = rowOf(row[0]!);
      await shown.waitFor();
      await eventually(async () => {
        for (const words of row) expect(await shown.innerText()).toContain(words);
      });
    }
    await page.getByRole('heading', { name: "Liste des offres d'emploi (2)" }).waitFor();
    await page.getByText('Rafraîchissement auto (2s)').waitFor({ state: 'detached' });
    await untilQuiet(page);
    const asked = listCalls;
    await expectNoAxeViolations(page);
    expect(listCalls).toBe(asked);
  });

  it('finds an offer without its accents', async () => {
    await page.getByLabel('Rechercher une offre').fill('REANIMATION');
    await rowOf('Développeur C++ (H/F)').waitFor({ state: 'detached' });
    await rowOf('Infirmier en réanimation (H/F)').waitFor();
    await page.getByLabel('Rechercher une offre').fill('');
    await rowOf('Développeur C++ (H/F)').waitFor();
  });

  it('reads the offer, what is indispensable apart from what is welcome', async () => {
    await page.getByRole('link', { name: 'Développeur C++ (H/F)', exact: true }).click();
    await page.getByRole('heading', { name: 'Développeur C++ (H/F)', level: 1 }).waitFor();
    const section = (name: string) => page.getByRole('region', { name, exact: true }).innerText();
    await eventually(async () => {
      expect(await section('Description')).toContain('logiciel temps réel');
      expect(await section('Prérequis')).toMatch(/Indispensable[\s\S]+C\+\+ moderne[\s\S]+Souhaitable[\s\S]+OpenCV/);
      expect(await section('Avantages')).toContain('Deux jours de télétravail par semaine');
      expect(await section('Informations rapides')).toMatch(/Optique du Rhône[\s\S]+CDI[\s\S]+45 k-55 k[\s\S]+31\/01\/2027/);
    });
    await expectNoAxeViolations(page);
  });

  it('edits it on its page, where the back button loses nothing, and deletes it', async () => {
    await page.getByRole('link', { name: 'Modifier' }).first().click();
    await page.getByLabel('Localisation').fill('Villeurbanne');
    await expectNoAxeViolations(page);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => history.back()));
    await (await asked).dismiss();
    await page.waitForURL(/\/edit$/);
    expect(await page.getByLabel('Localisation').inputValue()).toBe('Villeurbanne');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, "Offre d'emploi mise à jour avec succès");
    await page.getByText('Optique du Rhône · Villeurbanne').waitFor();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Supprimer' }).first().click();
    await waitForToast(page, "Offre d'emploi supprimée avec succès");
    await waitForPath(page, '/jobs');
    await page.getByRole('heading', { name: "Liste des offres d'emploi (1)" }).waitFor();
  });

  it('types one by hand', async () => {
    await page.getByRole('button', { name: 'Nouvelle offre' }).first().click();
    await page.getByRole('tab', { name: 'Saisie manuelle' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Saisie manuelle' });
    for (const [label, text] of Object.entries({
      'Titre du poste': 'Comptable',
      Entreprise: 'Halage',
      Localisation: 'Lyon',
      Description: 'Les comptes.',
    })) {
      await panel.getByLabel(label).fill(text);
    }
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: "Créer l'offre" }).click();
    await waitForToast(page, 'Job créé avec succès');
    await rowOf('Comptable').waitFor();
    expect(chromium.complaints).toEqual([]);
  });
});
