/** @jest-environment ./__tests__/browser/support/stepsEnvironment.ts */

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe.ts';
import { cvFile, demoCv } from './support/cvFiles.ts';
import { eventually } from './support/eventually.ts';
import type { OpenBrowser } from './support/openBrowser.ts';
import { untilQuiet } from './support/quiet.ts';
import { analysedRow, signIn, uploadCvs, waitForPath } from './support/recruiter.ts';
import type { Vivier } from './support/startVivier.ts';
import { waitForToast } from './support/toasts.ts';
import { withVivier } from './support/withVivier.ts';

/** What each file says of its person, where the profile shows it. */
const PROFILES = [
  {
    name: 'Hélène Lefèvre',
    sections: {
      'Informations principales': ['Hélène Lefèvre', 'Développeuse C++ senior', 'Mécatron Rhône', 'Lyon'],
      'Résumé professionnel': ['je conçois des services C++ et .NET robustes'],
      'Compétences techniques': ['C++', 'C#', '.NET', 'SQL Server', 'Qt', 'CMake'],
      'Expérience professionnelle': ['Développeuse .NET', 'Logiciels Bellecour', 'Migration de C++11 vers C++20'],
      Formation: ['Diplôme d’ingénieur', 'INSA Lyon'],
      Langues: ['Anglais', 'C1', 'Allemand', 'B1'],
      Contact: ['helene.lefevre@example.fr'],
    },
    email: 'helene.lefevre@example.fr',
  },
  {
    name: 'Élodie Garnier',
    sections: {
      'Informations principales': ['Élodie Garnier', 'Juriste en droit social', 'Mutuelle Horizon Clair', 'Paris'],
      'Compétences techniques': ['Droit du travail', 'Contentieux', 'RGPD'],
      'Expérience professionnelle': ['Cabinet Vauban Avocats'],
      Formation: ['Master 2', 'Université de Strasbourg'],
      Contact: ['elodie.garnier@example.fr'],
    },
    email: 'elodie.garnier@example.fr',
  },
  {
    name: 'Bastien Dupré',
    sections: {
      'Informations principales': ['Bastien Dupré', 'Chef de cuisine', 'Auberge du Semnoz', 'Annecy'],
      'Compétences techniques': ['HACCP', 'Élaboration de menus', 'Pâtisserie'],
      Langues: ['Italien', 'notions'],
      Contact: ['bastien.dupre@example.fr'],
    },
    email: 'bastien.dupre@example.fr',
  },
];

const recruiter = { email: 'amelie.durand@exemple.fr', password: 'motdepasse-solide' };

/** One recruiter, one page, from the first visit to the sign-out: each step starts where the one before ended. */
describe('a recruiter’s first day', () => {
  let vivier: Vivier;
  let chromium: OpenBrowser;
  let page: Page;

  withVivier(async (opened) => {
    ({ vivier, chromium } = opened);
    page = await chromium.newPage({ reducedMotion: 'reduce' });
  });

  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  };

  it('registers', async () => {
    await page.goto(`${vivier.url}/register`);
    await fill({
      Prénom: 'Amélie',
      Nom: 'Durand',
      Email: recruiter.email,
      Téléphone: '06 12 34 56 78',
      'Mot de passe': recruiter.password,
      'Confirmer le mot de passe': recruiter.password,
    });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await waitForToast(page, 'Compte créé avec succès !');
    await waitForPath(page, '/login');
  });

  it('signs in, and creates the company in two steps', async () => {
    await signIn(page, recruiter);
    await waitForToast(page, 'Connexion réussie !');
    await waitForPath(page, '/onboarding');
    await page.getByText('Étape 1 sur 2').waitFor();
    await fill({ "Nom de l'entreprise": 'Atelier Numérique', Slug: 'atelier-numerique' });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Suivant' }).click();

    await page.getByText('Étape 2 sur 2').waitFor();
    await fill({
      Téléphone: '01 23 45 67 89',
      Adresse: '12 rue des Lilas',
      Ville: 'Paris',
      Pays: 'France',
      'Email de facturation': 'compta@exemple.fr',
      'Adresse de facturation': '12 rue des Lilas, 75011 Paris',
    });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: "Créer l'entreprise" }).click();
    await waitForToast(page, 'Votre entreprise a été créée avec succès !');
    await waitForPath(page, '/dashboard');
    await page.getByRole('heading', { name: 'Bienvenue, Amélie' }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('is refused a file that is no CV', async () => {
    await page.getByRole('link', { name: 'Ajouter un candidat' }).click();
    await waitForPath(page, '/candidates');
    await page.getByText('Aucun candidat trouvé').waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Nouveau candidat' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau candidat' });
    await dialog.getByLabel('Fichiers CV').setInputFiles([cvFile('tableau.xlsx', Buffer.from('a;b'))]);
    await dialog.getByText('Types acceptés: PDF, DOC, DOCX, TXT, RTF, ODT ou image').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('drops a PDF, a DOCX and a TXT, and sees them analysed', async () => {
    await uploadCvs(page, [demoCv('cv-helene-lefevre.pdf'), demoCv('cv-elodie-garnier.docx'), demoCv('cv-bastien-dupre.txt')]);
    await waitForToast(page, '3 candidats créés avec succès');
    for (const { name } of PROFILES) await analysedRow(page, name);
    await expectNoAxeViolations(page);
  });

  it.each(PROFILES)('reads the profile of $name', async ({ name, sections, email }) => {
    await page.goto(`${vivier.url}/candidates`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    for (const [title, words] of Object.entries(sections)) {
      const section = page.getByRole('region', { name: title, exact: true });
      await eventually(async () => {
        for (const word of words) expect(await section.innerText()).toContain(word);
      });
    }
    expect(await page.locator(`a[href="mailto:${email}"]`).count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);
  });

  it('edits a candidate', async () => {
    await page.goto(`${vivier.url}/candidates`);
    await page.getByRole('button', { name: 'Modifier Bastien Dupré' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le candidat' });
    await dialog.waitFor();
    await untilQuiet(page);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Le résumé professionnel est requis').waitFor();

    await dialog.getByLabel('Position actuelle').fill('Chef exécutif');
    await dialog.getByLabel('Résumé professionnel').fill('Vingt ans de cuisine de saison, du bistrot au château.');
    await dialog.getByLabel('Nationalité').fill('Française');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await waitForToast(page, 'Candidat mis à jour avec succès');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Bastien Dupré.*Chef exécutif/s }).waitFor();
  });

  it('deletes a candidate after a confirmation', async () => {
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Supprimer Bastien Dupré' }).click();
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Supprimer Bastien Dupré' }).click();
    await waitForToast(page, 'Candidat supprimé avec succès');
    await page.getByRole('link', { name: 'Bastien Dupré', exact: true }).waitFor({ state: 'detached' });
    expect(asked).toEqual(Array(2).fill('Êtes-vous sûr de vouloir supprimer ce candidat ?'));
    await page.getByText('2 candidats', { exact: true }).waitFor();
  });

  it('signs out', async () => {
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await waitForPath(page, '/login');
    await eventually(async () => expect(await page.evaluate(() => localStorage.length)).toBe(0));
    await page.goto(`${vivier.url}/candidates`);
    await waitForPath(page, '/login');
  });

  it('heard no complaint from the browser in all that', () => {
    expect(chromium.complaints).toEqual([]);
  });
});
