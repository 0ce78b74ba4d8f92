// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { questionEndpoints } from '#contract/questions';
import { makePlacement } from '../../../support/makePlacement.ts';
import { makeQuestion } from '../../../support/makeQuestion.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { keepsForm, press } from '../gestures.ts';
import { isAbsent } from '../faults.ts';
import { table } from '../table.ts';

const placement = makePlacement();
const asked = makeQuestion({ placementId: placement.id, toAsk: 'Que fait volatile ?' });

const show = () => renderApp({ route: `/placements/${placement.id}/questions`, world: { placements: [placement], questions: [asked] } });
const open = async () => {
  const view = show();
  await screen.findByText('Que fait volatile ?');
  return view;
};

export const questions = table(questionEndpoints, {
  list: {
    kind: 'loading',
    open: show,
    shows: (fault) =>
      isAbsent(fault) ? /^Placement introuvable\./ : "Erreur lors du chargement des questions d'entretien. Veuillez réessayer.",
  },
  generate: {
    kind: 'acting',
    open,
    act: press('Générer des questions'),
    toast: ({ said }) => said ?? 'Erreur lors de la génération des questions',
    keeps: () => expect(screen.getByText('Que fait volatile ?')).toBeVisible(),
  },
  create: {
    kind: 'acting',
    open: async () => {
      const view = await open();
      await press('Nouvelle question')(view);
      await view.user.type(await screen.findByLabelText('Question *'), 'Et const ?');
      return view;
    },
    act: press('Enregistrer'),
    toast: 'Erreur lors de la création de la question',
    keeps: keepsForm({ 'Question *': 'Et const ?' }, 'Enregistrer'),
  },
  update: {
    kind: 'acting',
    open: async () => {
      const view = await open();
      await view.user.click(screen.getByLabelText(/^Modifier la question/));
      await view.user.type(await screen.findByLabelText('Question *'), ' Et const ?');
      return view;
    },
    act: press('Enregistrer'),
    toast: 'Erreur lors de la mise à jour de la question',
    keeps: keepsForm({ 'Question *': 'Que fait volatile ? Et const ?' }, 'Enregistrer'),
  },
});
