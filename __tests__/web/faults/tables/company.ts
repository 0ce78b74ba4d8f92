// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen, waitFor } from '@testing-library/react';
import { companyEndpoints } from '#contract/company';
import { fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { button, keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const CONTACT = {
  Téléphone: '06 39 98 00 12',
  'Email de facturation': 'compta@example.fr',
  Adresse: '12 rue des Tanneurs',
  Ville: 'Lyon',
  Pays: 'France',
  'Adresse de facturation': '12 rue des Tanneurs, 69009 Lyon',
};
const CREATE = "Créer l'entreprise";
const SETTINGS = { "Nom de l'entreprise": 'Rivière & fils', Ville: 'Nantes' };

export const company = table(companyEndpoints, {
  create: {
    kind: 'acting',
    open: async () => {
      const view = renderApp({ route: '/onboarding', world: { company: null } });
      await screen.findByText('Informations de base');
      await fill(view.user, { "Nom de l'entreprise": 'Étang Conseil' });
      await press('Suivant')(view);
      await screen.findByText('Contact et facturation');
      await fill(view.user, CONTACT);
      await waitFor(() => expect(button(CREATE)).toBeEnabled());
      return view;
    },
    act: press(CREATE),
    toast: ({ said, status }) =>
      status === 409
        ? "Ce nom d'entreprise ou ce slug est déjà utilisé"
        : (said ?? "Une erreur est survenue lors de la création de l'entreprise"),
    shows: ({ status }) => (status === null || status >= 500 ? 'Une erreur inattendue est survenue. Veuillez réessayer.' : null),
    keeps: keepsForm(CONTACT, CREATE),
  },
  // Only a 404 says that there is no company.
  mine: {
    kind: 'loading',
    open: () => renderApp({ route: '/settings' }),
    shows: ({ status }) =>
      status === 404 ? 'Créez votre entreprise pour commencer' : 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
  update: {
    kind: 'acting',
    open: async () => {
      const view = renderApp({ route: '/settings?tab=company' });
      await screen.findByLabelText("Nom de l'entreprise");
      await fill(view.user, SETTINGS);
      return view;
    },
    act: press('Enregistrer'),
    toast: "Impossible de mettre à jour les informations de l'entreprise. Veuillez réessayer.",
    keeps: keepsForm(SETTINGS, 'Enregistrer'),
  },
});
