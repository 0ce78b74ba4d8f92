// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { jobEndpoints } from '#contract/jobs';
import { fill } from '../../../support/forms.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { type Fault, isAbsent, saidOr } from '../faults.ts';
import { button, keepsForm, press } from '../gestures.ts';
import { type Acting, table } from '../table.ts';

const job = makeJob();
const failed = makeJob({ status: 'draft', analysisError: 'Le fichier est vide.' });
const world = { jobs: [job] };
const file = (name: string) => new File(['Offre'], name, { type: 'application/pdf' });

const openList = async () => {
  const view = renderApp({ route: '/jobs', world });
  await screen.findByLabelText('Modifier l’offre Développeur C++ H/F');
  return view;
};

const openNew = async () => {
  const view = await openList();
  await press('Nouvelle offre')(view);
  await screen.findByLabelText('Fiches de poste PDF');
  return view;
};

const upload = (names: string[], send: string): Acting => ({
  kind: 'acting',
  open: async () => {
    const view = await openNew();
    await view.user.upload(screen.getByLabelText('Fiches de poste PDF'), names.map(file));
    return view;
  },
  act: press(send),
  toast: 'Erreur lors de la création du(s) job(s)',
  keeps: () => {
    for (const name of names) expect(screen.getByText(name)).toBeVisible();
    expect(button(send)).toBeEnabled();
  },
});

const TYPED = {
  'Titre du poste *': 'Data analyst',
  'Entreprise *': 'Halage',
  'Localisation *': 'Lyon',
  'Description *': 'Des données.',
  Prérequis: 'SQL',
};

export const jobs = table(jobEndpoints, {
  list: {
    kind: 'loading',
    open: () => renderApp({ route: '/jobs', world }),
    toast: ({ said }) => `Impossible de charger les jobs: ${said ?? 'Erreur inconnue'}`,
    shows: () => "Impossible de charger les offres d'emploi",
  },
  get: {
    kind: 'loading',
    open: () => renderApp({ route: `/jobs/${job.id}`, world }),
    shows: (fault: Fault) =>
      isAbsent(fault) ? "Offre d'emploi non trouvée" : saidOr("Impossible de charger l'offre d'emploi. Veuillez réessayer.")(fault),
  },
  create: {
    kind: 'acting',
    open: async () => {
      const view = await openNew();
      await press('Saisie manuelle')(view);
      await fill(view.user, TYPED);
      return view;
    },
    act: press("Créer l'offre"),
    toast: 'Erreur lors de la création du job',
    keeps: keepsForm(TYPED, "Créer l'offre"),
  },
  uploadOne: upload(['offre.pdf'], "Créer l'offre"),
  uploadMany: upload(['offre.pdf', 'autre.pdf'], 'Créer 2 offres'),
  update: {
    kind: 'acting',
    open: async () => {
      const view = renderApp({ route: `/jobs/${job.id}/edit`, world });
      await screen.findByLabelText('Titre du poste *');
      await fill(view.user, TYPED);
      return view;
    },
    act: press('Enregistrer'),
    toast: "Erreur lors de la mise à jour de l'offre d'emploi",
    keeps: keepsForm(TYPED, 'Enregistrer'),
  },
  remove: {
    kind: 'acting',
    open: openList,
    act: press('Supprimer l’offre Développeur C++ H/F'),
    toast: 'Erreur lors de la suppression du job',
    keeps: () => expect(screen.getByText('Développeur C++ H/F')).toBeVisible(),
  },
  analyse: {
    kind: 'acting',
    open: async () => {
      const view = renderApp({ route: `/jobs/${failed.id}`, world: { jobs: [failed] } });
      await screen.findByText('Le fichier est vide.');
      return view;
    },
    act: press("Relancer l'analyse"),
    toast: ({ said }) => said ?? "Impossible de relancer l'analyse",
    keeps: () => expect(screen.getByText('Le fichier est vide.')).toBeVisible(),
  },
});
