// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen, waitFor } from '@testing-library/react';
import { placementEndpoints } from '#contract/placements';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { makePlacement, NOT_ANALYZED, placementCandidate, placementJob } from '../../../support/makePlacement.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { choose } from '../../../support/forms.ts';
import { isAbsent, saidOr } from '../faults.ts';
import { button, keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const lea = makeCandidate();
const paul = makeCandidate({ firstName: 'Paul', lastName: 'Olivier' });
const job = makeJob();
const of = { candidate: placementCandidate(lea), job: placementJob(job) };
const placement = makePlacement(of);
const decided = makePlacement({
  ...of,
  verdict: { band: 'poor', reason: 'Le client veut quelqu’un sur place.', by: 'Camille Rivière', at: '2026-11-21T09:00:00.000Z' },
});
const failed = makePlacement({ ...of, ...NOT_ANALYZED, analysisError: 'Le CV n’a pas pu être analysé.' });
const world = (one = placement) => ({ jobs: [job], candidates: [lea, paul], placements: [one] });

const show = (route: string, one = placement) => renderApp({ route, world: world(one) });
const openPage = async (one = placement) => {
  const view = show(`/placements/${one.id}`, one);
  await screen.findByText('Historique');
  return view;
};
const keepsPage = () => expect(screen.getByText('Historique')).toBeVisible();

export const placements = table(placementEndpoints, {
  list: {
    kind: 'loading',
    open: () => show(`/placements?job=${job.id}`),
    shows: () => 'Erreur lors du chargement des placements',
  },
  get: {
    kind: 'loading',
    open: () => show(`/placements/${placement.id}`),
    shows: (fault) =>
      isAbsent(fault)
        ? "Placement introuvable. Il a peut-être été supprimé ou vous n'avez pas les permissions pour y accéder."
        : saidOr('Impossible de charger ce placement. Veuillez réessayer.')(fault),
  },
  create: {
    kind: 'acting',
    open: async () => {
      const view = show(`/placements?job=${job.id}`);
      await screen.findByLabelText('Statut de Léa Moreau');
      await press('Nouveau placement')(view);
      await view.user.type(await screen.findByLabelText('Candidat'), 'olivier');
      await view.user.click(await screen.findByRole('option', { name: /Paul Olivier/ }));
      return view;
    },
    act: press('Créer le placement'),
    shows: saidOr('Erreur lors de la création du placement'),
    keeps: keepsForm({ Job: 'Développeur C++ H/F', Candidat: 'Paul Olivier' }, 'Créer le placement'),
  },
  createShortlist: {
    kind: 'acting',
    open: async () => {
      const view = show(`/placements?job=${job.id}&view=ranking`);
      await view.user.click(await screen.findByLabelText('Sélectionner Paul Olivier'));
      return view;
    },
    act: press('Ajouter aux placements'),
    toast: ({ said }) => said ?? 'Erreur lors de la création des placements',
    keeps: () => expect(screen.getByLabelText('Sélectionner Paul Olivier')).toBeChecked(),
  },
  // The select goes back, and only the console is told (spec 2 §8).
  updateStatus: {
    kind: 'acting',
    open: openPage,
    act: ({ user }) => user.selectOptions(screen.getByLabelText('Statut'), 'placed'),
    logs: () => ['Le statut du placement n’a pas pu être modifié.'],
    keeps: () => waitFor(() => expect(screen.getByLabelText('Statut')).toHaveValue('analyzed')),
  },
  update: {
    kind: 'acting',
    open: async () => {
      const view = await openPage();
      await press('Modifier les finances')(view);
      await view.user.type(await screen.findByLabelText('Taux (%)'), '25');
      return view;
    },
    act: press('Enregistrer'),
    toast: 'Erreur lors de la mise à jour du placement',
    keeps: keepsForm({ 'Taux (%)': 25 }, 'Enregistrer'),
  },
  decide: {
    kind: 'acting',
    open: async () => {
      const view = await openPage();
      await press('Donner mon avis')(view);
      await screen.findByLabelText('Raison *');
      await choose(view.user, 'Avis *', 'Faible');
      await view.user.type(screen.getByLabelText('Raison *'), 'Le client veut quelqu’un sur place.');
      return view;
    },
    act: press('Enregistrer'),
    toast: 'Erreur lors de l’enregistrement de l’avis',
    keeps: keepsForm({ 'Raison *': 'Le client veut quelqu’un sur place.' }, 'Enregistrer'),
  },
  withdrawVerdict: {
    kind: 'acting',
    open: () => openPage(decided),
    act: press('Retirer'),
    toast: 'Erreur lors de l’enregistrement de l’avis',
    keeps: () => expect(screen.getByText('Le client veut quelqu’un sur place.')).toBeVisible(),
  },
  remove: {
    kind: 'acting',
    open: openPage,
    act: press('Supprimer'),
    toast: 'Erreur lors de la suppression du placement',
    keeps: keepsPage,
  },
  analyse: {
    kind: 'acting',
    open: () => openPage(failed),
    act: press("Relancer l'analyse"),
    toast: ({ said }) => said ?? "Impossible de relancer l'analyse",
    keeps: () => {
      expect(screen.getByText('Le CV n’a pas pu être analysé.')).toBeVisible();
      expect(button("Relancer l'analyse")).toBeEnabled();
    },
  },
  rankCandidates: {
    kind: 'loading',
    open: () => show(`/placements?job=${job.id}&view=ranking`),
    shows: () => 'Impossible de charger le classement. Veuillez réessayer.',
  },
  rankJobs: {
    kind: 'loading',
    open: () => show(`/candidates/${lea.id}`),
    shows: () => 'Impossible de charger le classement.',
  },
});
