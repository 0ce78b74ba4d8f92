// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { jobEndpoints } from '#contract/jobs';
import { fill } from '../../../support/forms.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import type { Fault } from '../faults.ts';
import { keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const TYPED = { 'Titre du poste *': 'Data analyst', 'Localisation *': 'Lyon' };
const NOT_SAVED = 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.';
const waitOr = ({ said, status }: Fault) => (status === 429 ? said : NOT_SAVED);

/** Forms that share their call with another one, which stands in the table of its endpoint. */
export const otherForms = table(
  {
    'an offer, in the dialog of the list': jobEndpoints.update,
    preferences: accountEndpoints.update,
    'the theme': accountEndpoints.update,
  },
  {
    'an offer, in the dialog of the list': {
      kind: 'acting',
      open: async () => {
        const view = renderApp({ route: '/jobs', world: { jobs: [makeJob()] } });
        await screen.findByLabelText('Modifier l’offre Développeur C++ H/F');
        await press('Modifier l’offre Développeur C++ H/F')(view);
        await screen.findByLabelText('Titre du poste *');
        await fill(view.user, TYPED);
        return view;
      },
      act: press('Enregistrer'),
      toast: 'Erreur lors de la mise à jour du job',
      keeps: keepsForm(TYPED, 'Enregistrer'),
    },
    preferences: {
      kind: 'acting',
      open: async () => {
        const view = renderApp({ route: '/settings' });
        await view.user.click(await screen.findByLabelText('Notifications push'));
        return view;
      },
      act: ({ user }) => user.click(screen.getAllByText('Enregistrer', { selector: 'button' }).at(-1)!),
      toast: waitOr,
      keeps: () => expect(screen.getByLabelText('Notifications push')).toBeChecked(),
    },
    'the theme': {
      kind: 'acting',
      open: async () => {
        const view = renderApp({ route: '/settings' });
        await screen.findByLabelText('Mode compact');
        return view;
      },
      act: ({ user }) => user.click(screen.getByLabelText('Mode compact')),
      toast: waitOr,
      keeps: () => expect(screen.getByLabelText('Mode compact')).not.toBeChecked(),
    },
  },
);
