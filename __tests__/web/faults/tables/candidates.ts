// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { isAbsent, saidOr } from '../faults.ts';
import { button, keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const lea = makeCandidate({ nationality: 'Française' });
const failed = makeCandidate({ status: 'analysis_failed', analysisError: 'Le fichier est vide.' });
const world = () => ({ candidates: [lea, failed] });
const file = (name: string) => new File(['CV'], name, { type: 'application/pdf' });

const openList = async () => {
  const view = renderApp({ route: '/candidates', world: { candidates: [lea] } });
  await screen.findByLabelText('Modifier Léa Moreau');
  return view;
};

const openUpload = (names: string[]) => async () => {
  const view = await openList();
  await press('Nouveau candidat')(view);
  await view.user.upload(await screen.findByLabelText('Fichiers CV'), names.map(file));
  return view;
};

const openPage = async (candidate = lea) => {
  const view = renderApp({ route: `/candidates/${candidate.id}`, world: world() });
  await screen.findByText('Contact');
  return view;
};

const upload = (names: string[], send: string) =>
  ({
    kind: 'acting',
    open: openUpload(names),
    act: press(send),
    toast: 'Erreur lors de la création du(s) candidat(s)',
    keeps: () => {
      for (const name of names) expect(screen.getByText(name)).toBeVisible();
      expect(button(send)).toBeEnabled();
    },
  }) as const;

export const candidates = table(candidateEndpoints, {
  list: {
    kind: 'loading',
    open: () => renderApp({ route: '/candidates', world: world() }),
    shows: saidOr('Impossible de charger les candidats. Veuillez réessayer.'),
  },
  get: {
    kind: 'loading',
    open: () => renderApp({ route: `/candidates/${lea.id}`, world: world() }),
    shows: (fault) => (isAbsent(fault) ? 'Candidat non trouvé' : saidOr('Impossible de charger ce candidat. Veuillez réessayer.')(fault)),
  },
  file: {
    kind: 'acting',
    open: openPage,
    act: ({ user }) => user.click(screen.getByText(/CV d’origine|lea-moreau\.pdf/, { selector: 'button' })),
    toast: 'Impossible de télécharger le CV d’origine',
    keeps: () => expect(screen.getByText('Contact')).toBeVisible(),
  },
  uploadOne: upload(['lea.pdf'], 'Créer le candidat'),
  uploadMany: upload(['lea.pdf', 'paul.pdf'], 'Créer 2 candidats'),
  update: {
    kind: 'acting',
    open: async () => {
      const view = await openList();
      await press('Modifier Léa Moreau')(view);
      await view.user.type(await screen.findByLabelText(/^Prénom/), ' Zoé');
      return view;
    },
    act: press('Enregistrer'),
    toast: 'Erreur lors de la mise à jour du candidat',
    keeps: keepsForm({ 'Prénom *': 'Léa Zoé' }, 'Enregistrer'),
  },
  remove: {
    kind: 'acting',
    open: openList,
    act: press('Supprimer Léa Moreau'),
    toast: 'Erreur lors de la suppression du candidat',
    keeps: () => expect(screen.getByText('Léa Moreau')).toBeVisible(),
  },
  analyse: {
    kind: 'acting',
    open: () => openPage(failed),
    act: press("Relancer l'analyse"),
    toast: ({ said }) => said ?? "Impossible de relancer l'analyse",
    keeps: () => expect(screen.getByText('Le fichier est vide.')).toBeVisible(),
  },
});
