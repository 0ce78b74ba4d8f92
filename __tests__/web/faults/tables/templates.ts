// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { templateEndpoints } from '#contract/templates';
import { fill } from '../../../support/forms.ts';
import { makeTemplate } from '../../../support/makeTemplate.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { isAbsent, saidOr } from '../faults.ts';
import { keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const house = makeTemplate({ name: 'Maison', handlebarsTemplate: '<h1>{{fullName}}</h1>' });
const TYPED = { 'Nom *': 'Cabinet', 'Template Handlebars': '<p>à moi</p>' };

const show = (route: string) => renderApp({ route, world: { templates: [house] } });
const openForm = (route: string) => async () => {
  const view = show(route);
  await screen.findByLabelText('Template Handlebars');
  await fill(view.user, TYPED);
  return view;
};

export const templates = table(templateEndpoints, {
  list: {
    kind: 'loading',
    open: () => show('/templates/list'),
    toast: ({ said }) => `Impossible de charger les templates: ${said ?? 'Erreur inconnue'}`,
    shows: saidOr('Impossible de charger les templates.'),
  },
  get: {
    kind: 'loading',
    open: () => show(`/templates/${house.id}/preview`),
    shows: (fault) => (isAbsent(fault) ? 'Template non trouvé' : saidOr('Impossible de charger le template. Veuillez réessayer.')(fault)),
  },
  create: {
    kind: 'acting',
    open: openForm('/templates/create'),
    act: press('Créer le template'),
    toast: 'Erreur lors de la création du template',
    keeps: keepsForm(TYPED, 'Créer le template'),
  },
  update: {
    kind: 'acting',
    open: openForm(`/templates/${house.id}/edit`),
    act: press('Enregistrer'),
    toast: 'Erreur lors de la mise à jour du template',
    keeps: keepsForm(TYPED, 'Enregistrer'),
  },
  remove: {
    kind: 'acting',
    open: async () => {
      const view = show('/templates/list');
      await screen.findByLabelText('Supprimer le template Maison');
      return view;
    },
    act: press('Supprimer le template Maison'),
    toast: 'Erreur lors de la suppression du template',
    keeps: () => expect(screen.getByText('Maison')).toBeVisible(),
  },
});
