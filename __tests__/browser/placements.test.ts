/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoCv } from './support/cvFiles.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { analysedRow, makeRecruiter, openAs, uploadCvs } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

const OFFER = {
  name: 'offre-developpeur-cpp.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../../src/server/database/demo/jobs/offre-developpeur-cpp.pdf')),
};
const JOB = 'Développeur C++ (H/F)';
const HELENE = 'Hélène Lefèvre';
const ELODIE = 'Élodie Garnier';

/** One recruiter, one page: each step starts where the one before ended. */
describe('a recruiter’s placements', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    page = await openAs(await makeRecruiter(vivier.url), chromium, `${vivier.url}/candidates`, { reducedMotion: 'reduce' });
  });

  const score = () => page.getByRole('region', { name: 'Score et critères' });
  const column = (name: string) => page.getByRole('region', { name, exact: true });

  it('begins with two CVs and an offer', async () => {
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf'), demoCv('cv-elodie-garnier.docx')]);
    await analysedRow(page, HELENE);
    await analysedRow(page, ELODIE);
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('button', { name: 'Nouvelle offre' }).first().click();
    await page.getByRole('dialog').getByLabel('Fiches de poste PDF').setInputFiles([OFFER]);
    await page.getByRole('button', { name: /^Créer/ }).click();
    await page.getByRole('link', { name: JOB, exact: true }).click();
    await page.getByRole('heading', { name: JOB, level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Candidats les plus proches' }).getByRole('link', { name: HELENE }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('matches a candidate to the offer, and the list follows the analysis', async () => {
    await page.getByRole('link', { name: 'Voir les candidatures' }).click();
    await page.getByText('Aucun placement').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Nouveau placement' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau placement' });
    await dialog.getByRole('combobox', { name: 'Candidat' }).fill('lefevre');
    await page.getByRole('option', { name: HELENE }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('option', { name: HELENE }).click();
    await eventually(async () => expect(await dialog.getByRole('combobox', { name: 'Job' }).inputValue()).toBe(JOB));
    await dialog.getByRole('button', { name: 'Créer le placement' }).click();
    await waitForToast(page, 'Placement créé avec succès');
    await page
      .getByRole('listitem')
      .getByRole('img', { name: /Score\s: \d+\s%/ })
      .waitFor();
    await eventually(async () => expect(await page.getByRole('combobox', { name: `Statut de ${HELENE}` }).inputValue()).toBe('analyzed'));
    await expectNoAxeViolations(page);
  });

  it('refuses the same pair a second time, in a sentence', async () => {
    await page.getByRole('button', { name: 'Nouveau placement' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau placement' });
    await dialog.getByRole('combobox', { name: 'Candidat' }).fill('lefevre');
    await page.getByRole('option', { name: HELENE }).click();
    await dialog.getByRole('button', { name: 'Créer le placement' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'déjà' }).waitFor();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  it('reads why the score is what it is, each criterion with the passage that proves it', async () => {
    await page.getByRole('link', { name: `Voir le placement de ${HELENE}` }).click();
    await page.getByRole('heading', { name: HELENE, level: 1 }).waitFor();
    await score().getByRole('region', { name: 'Indispensable' }).getByText('CV, page 1').first().waitFor();
    const words = await score().innerText();
    expect(words).toMatch(/Satisfait/);
    expect(words).toMatch(/«\sC\+\+|C\+\+/);
    expect(words).toMatch(/% du score/);
    await expectNoAxeViolations(page);
  });

  it('changes the status by its quick buttons, each change dated', async () => {
    const isPlaced = async () => expect(await page.getByRole('combobox', { name: 'Statut', exact: true }).inputValue()).toBe('placed');
    for (const [status, step] of [
      ['présenté', 'Présenté'],
      ['interviewé', 'Interviewé'],
      ['placé', 'Placé'],
    ] as const) {
      await page.getByRole('button', { name: `Marquer comme ${status}` }).click();
      await page.getByRole('region', { name: 'Historique' }).getByRole('heading', { name: step }).waitFor();
    }
    await eventually(isPlaced);
    await page.reload();
    await page.getByRole('heading', { name: HELENE, level: 1 }).waitFor();
    await eventually(isPlaced);
  });

  it('gives her own verdict, which stays beside the score', async () => {
    await page.getByRole('button', { name: 'Donner mon avis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avis du recruteur' });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Bon', exact: true }).click();
    await dialog.getByLabel(/^Raison/).fill('Très bon échange, préavis à négocier.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await score()
      .getByText(/Avis du recruteur\s: Bon/)
      .waitFor();
  });

  it('generates the interview’s questions, adds one, retires one', async () => {
    await page.getByRole('region', { name: "Questions d'entretien" }).getByRole('link').click();
    await page.getByRole('heading', { name: "Questions d'entretien", level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Générer des questions' }).click();
    await page.getByText(/^\d+ questions générées avec succès$/).waitFor();
    await page.getByRole('heading', { level: 3 }).nth(7).waitFor();
    const count = await page.getByRole('heading', { level: 3 }).count();
    expect(count).toBeLessThanOrEqual(12);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Nouvelle question' }).click();
    await page.getByLabel(/^Question\s\*/).fill('Que lisez-vous en ce moment ?');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, 'Question créée avec succès');
    await page.getByRole('button', { name: /^Désactiver la question «\sQue lisez-vous/ }).click();
    await page.getByRole('heading', { name: 'Que lisez-vous en ce moment ?' }).waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Actives uniquement' }).click();
    await page.getByText('Inactive', { exact: true }).waitFor();
  });

  it('prints the guide without the application around it', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Notes', { exact: true }).first().waitFor();
    await page.getByRole('navigation', { name: 'Navigation principale' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Imprimer le guide' }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
  });

  it('takes the rest of the base from the ranking, in one click', async () => {
    await page.getByRole('link', { name: 'Placements', exact: true }).click();
    await page.getByRole('link', { name: new RegExp(JOB.replaceAll(/[()+/]/g, '\\$&')) }).click();
    await page.getByRole('button', { name: 'Classement' }).click();
    await page.getByRole('link', { name: new RegExp(`Déjà en placement\\s: ${HELENE}`) }).waitFor();
    await page.getByRole('checkbox', { name: `Sélectionner ${ELODIE}` }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Ajouter aux placements' }).click();
    await waitForToast(page, '1 placement créé avec succès');
    await page.getByRole('link', { name: new RegExp(`Déjà en placement\\s: ${ELODIE}`) }).waitFor();
  });

  it('moves a card across the board by pointer and by keyboard, and takes it back', async () => {
    await page.getByRole('button', { name: 'Kanban' }).click();
    const card = column('Analysé').getByRole('link', { name: ELODIE });
    await card.waitFor();
    await expectNoAxeViolations(page);

    // An answer still on its way would draw the card, and so what holds it, anew.
    await untilQuiet(page);
    const from = (await card.boundingBox())!;
    const to = (await column('Présenté').boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 10 });
    await page.getByText(`${ELODIE} est au-dessus de la colonne Présenté.`).waitFor({ state: 'attached' });
    await page.mouse.up();
    await column('Présenté').getByRole('link', { name: ELODIE }).waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await column('Analysé').getByRole('link', { name: ELODIE }).waitFor();

    await untilQuiet(page);
    await page.getByRole('button', { name: `Déplacer ${ELODIE}` }).press('Space');
    await page.getByText(/carte prise dans la colonne Analysé/).waitFor({ state: 'attached' });
    for (const status of ['Revu', 'Présenté', 'Interviewé', 'Placé', 'Rejeté']) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(`${ELODIE} est au-dessus de la colonne ${status}.`).waitFor({ state: 'attached' });
    }
    await page.keyboard.press('Space');
    await column('Rejeté').getByRole('link', { name: ELODIE }).waitFor();
    await page.reload();
    await column('Rejeté').getByRole('link', { name: ELODIE }).waitFor();
    expect(chromium.complaints).toEqual([]);
  });
});
