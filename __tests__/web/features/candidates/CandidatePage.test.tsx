import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Candidate } from '#contract/candidates';
import { candidateEndpoints } from '#contract/candidates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const open = (differences: Partial<Candidate> = {}) => {
  const candidate = makeCandidate(differences);
  return { ...renderApp({ route: `/candidates/${candidate.id}`, world: { candidates: [candidate] } }), candidate };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('every section shows its facts', async () => {
  open({
    nationality: 'Française',
    softSkills: ['Écoute'],
    certifications: ['ISTQB'],
    aiProfileAnalysis: {
      strengths: ['7 ans de C++'],
      weaknesses: ['Pas de Rust'],
      marketValue: 'Recherchée',
      recommendations: ['Proposer un poste senior'],
    },
  });
  const main = await section('Informations principales');
  for (const fact of ['Léa Moreau', 'Française', 'Développeuse C++', 'Nautilus Logiciels', 'Nantes', '7 ans'])
    expect(main.getByText(fact)).toBeVisible();
  expect((await section('Résumé professionnel')).getByText('Développeuse C++ depuis sept ans.')).toBeVisible();
  expect((await section('Compétences techniques')).getByText('.NET')).toBeVisible();
  expect((await section('Savoir-être')).getByText('Écoute')).toBeVisible();
  expect((await section('Expérience professionnelle')).getByText('sept. 2019 – Présent')).toBeVisible();
  expect((await section('Formation')).getByText('Université de Nantes · Informatique')).toBeVisible();
  const contact = await section('Contact');
  expect(contact.getByRole('link', { name: 'lea.moreau@example.fr' })).toHaveAttribute('href', 'mailto:lea.moreau@example.fr');
  expect(contact.getByRole('link', { name: '+33639980042' })).toHaveAttribute('href', 'tel:+33639980042');
  const preferences = await section('Statut et préférences');
  for (const fact of ['Analysé', 'Disponible', 'Senior', 'Hybride', 'Temps plein', '12 semaines', 'Non', 'Email'])
    expect(preferences.getByText(fact)).toBeVisible();
  expect((await section('Informations salariales')).getByText('45 k - 52 k EUR')).toBeVisible();
  expect((await section('Langues')).getByText('langue maternelle')).toBeVisible();
  expect((await section('Certifications')).getByText('ISTQB')).toBeVisible();
  expect((await section('Analyse IA')).getByText('Proposer un poste senior')).toBeVisible();
});

test('sections that depend on content are absent without it', async () => {
  open();
  await section('Informations principales');
  for (const name of ['Savoir-être', 'Certifications', 'Analyse IA']) expect(screen.queryByRole('region', { name })).toBeNull();
});

test('the passage that proves a fact shows on focus', async () => {
  const { user } = open({ passages: { currentLocation: { page: 2, start: 0, end: 6, text: 'Nantes (44)' } } });
  await user.hover((await section('Informations principales')).getByText('Nantes'));
  expect(await screen.findByText('Dans le CV, page 2 : « Nantes (44) »')).toBeVisible();
});

test('an unknown candidate, and the way back', async () => {
  const { user, currentPath } = renderApp({ route: '/candidates/0199f000-0000-7000-8000-00000000ffff' });
  expect(await screen.findByText('Candidat non trouvé')).toBeVisible();
  expect(screen.getByText("Le candidat que vous recherchez n'existe pas ou a été supprimé.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Retour aux candidats' }));
  await waitFor(() => expect(currentPath()).toBe('/candidates'));
});

test('a failed load can be asked for again', async () => {
  const { user, world } = open();
  server.use(refuse(candidateEndpoints.get, 'internal'));
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await section('Contact');
});

test('a 403 says so once', async () => {
  open();
  server.use(refuse(candidateEndpoints.get, 'forbidden'));
  expect(await screen.findByText('Erreur de chargement')).toBeVisible();
  expect(screen.getAllByText('Accès refusé.')).toHaveLength(1);
});

test('while the CV is read the page waits, then shows the facts', async () => {
  const { world } = open({ status: 'ai_analyzing', firstName: '', lastName: '' });
  expect(await screen.findByText('IA en cours…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeDisabled();
  world.candidates = [{ ...world.candidates[0]!, status: 'analyzed', firstName: 'Léa', lastName: 'Moreau' }];
  await section('Contact');
  expect(screen.queryByText('IA en cours…')).toBeNull();
});

test('a failed analysis tells its reason and can be started again', async () => {
  const { user } = open({ status: 'analysis_failed', analysisError: 'Le fichier est vide.' });
  expect(await screen.findByText('Le fichier est vide.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: "Relancer l'analyse" }));
  expect(await screen.findByText('IA en cours…')).toBeVisible();
});

test('hidden text is reported', async () => {
  open({ hiddenText: ['expert Kubernetes'] });
  expect(await screen.findByText('Texte caché dans le fichier')).toBeVisible();
  expect(screen.getByText('« expert Kubernetes »')).toBeVisible();
});

test('a CV is printed once the analysis is over', async () => {
  open({ status: 'ai_analyzing' });
  expect(await screen.findByRole('button', { name: 'Générer CV' })).toBeDisabled();
});

test('edit opens the form', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier' }));
  expect(await screen.findByRole('dialog', { name: 'Modifier le candidat' })).toBeVisible();
});

test('delete asks, then leads back to the list', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, currentPath } = open();
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Candidat supprimé avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/candidates'));
  expect(await screen.findByText('Aucun candidat trouvé')).toBeVisible();
  confirm.mockRestore();
});

test('a delete that fails stays on the page', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user, currentPath, candidate } = open();
  const button = await screen.findByRole('button', { name: 'Supprimer' });
  server.use(refuse(candidateEndpoints.remove, 'conflict'));
  await user.click(button);
  expect(await screen.findByText('Erreur lors de la suppression du candidat')).toBeVisible();
  expect(currentPath()).toBe(`/candidates/${candidate.id}`);
  confirm.mockRestore();
});

describe('the original CV', () => {
  const fileUrl = '*/api/v1/candidates/:id/file';
  const download = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  afterEach(() => Object.assign(URL, download));

  test('is asked for with the session and saved under its name', async () => {
    let authorization: string | null = null;
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:cv', revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user } = open();
    server.use(
      http.get(fileUrl, ({ request }) => {
        authorization = request.headers.get('authorization');
        return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'CV d’origine' }));
    await waitFor(() => expect(saved).toEqual(['lea-moreau.pdf blob:cv']));
    expect(authorization).toBe('Bearer access-1');
    click.mockRestore();
  });

  test('a file that does not come says so', async () => {
    const { user } = open();
    server.use(refuse(candidateEndpoints.file, 'not_found'));
    await user.click(await screen.findByRole('button', { name: 'CV d’origine' }));
    expect(await screen.findByText('Impossible de télécharger le CV d’origine')).toBeVisible();
  });
});
