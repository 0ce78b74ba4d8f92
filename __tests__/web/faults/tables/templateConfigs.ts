// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { templateConfigEndpoints } from '#contract/template-configs';
import { choose, fill } from '../../../support/forms.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeTemplateConfig } from '../../../support/makeTemplate.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { isAbsent, saidOr } from '../faults.ts';
import { keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const house = makeTemplateConfig({ name: 'Charte', isDefault: true });
const lea = makeCandidate();
const TYPED = { 'Nom *': 'Client', 'Couleur primaire': '#112233' };

const show = (route: string) => renderApp({ route, world: { templateConfigs: [house], candidates: [lea] } });
const openForm = (route: string) => async () => {
  const view = show(route);
  await screen.findByLabelText('Nom *');
  await fill(view.user, TYPED);
  return view;
};

export const templateConfigs = table(templateConfigEndpoints, {
  list: {
    kind: 'loading',
    open: () => show('/template-configs'),
    toast: ({ said }) => `Impossible de charger les configurations: ${said ?? 'Erreur inconnue'}`,
    shows: saidOr('Impossible de charger les configurations.'),
  },
  get: {
    kind: 'loading',
    open: () => show(`/template-configs/${house.id}/preview`),
    shows: (fault) =>
      isAbsent(fault) ? 'Configuration non trouvée' : saidOr('Impossible de charger la configuration. Veuillez réessayer.')(fault),
  },
  create: {
    kind: 'acting',
    open: async () => {
      const view = await openForm('/template-configs/create')();
      await choose(view.user, 'Template *', 'Classique intégré');
      return view;
    },
    act: press('Créer la configuration'),
    toast: 'Erreur lors de la création de la configuration',
    keeps: keepsForm(TYPED, 'Créer la configuration'),
  },
  update: {
    kind: 'acting',
    open: openForm(`/template-configs/${house.id}/edit`),
    act: press('Enregistrer'),
    toast: 'Erreur lors de la mise à jour de la configuration',
    keeps: keepsForm(TYPED, 'Enregistrer'),
  },
  remove: {
    kind: 'acting',
    open: async () => {
      const view = show('/template-configs');
      await screen.findByLabelText('Supprimer la configuration Charte');
      return view;
    },
    act: press('Supprimer la configuration Charte'),
    toast: 'Erreur lors de la suppression de la configuration',
    keeps: () => expect(screen.getByText('Charte')).toBeVisible(),
  },
  generate: {
    kind: 'acting',
    open: async () => {
      const view = show(`/candidates/${lea.id}`);
      await screen.findByText('Générer CV');
      await press('Générer CV')(view);
      await view.user.click(await screen.findByRole('radio', { name: /Charte/ }));
      return view;
    },
    act: press('Générer le CV'),
    toast: 'Erreur lors de la génération du CV',
    keeps: () => expect(screen.getByRole('radio', { name: /Charte/ })).toBeChecked(),
  },
  sample: {
    kind: 'acting',
    open: async () => {
      const view = show(`/template-configs/${house.id}/preview`);
      await screen.findByText('Télécharger PDF');
      return view;
    },
    act: press('Télécharger PDF'),
    toast: 'Erreur lors de la génération du CV',
    keeps: () => expect(screen.getByText('Prévisualisation de la configuration')).toBeVisible(),
  },
});
