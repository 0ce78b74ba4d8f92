// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { accountEndpoints } from '#contract/account';
import { fill } from '../../../support/forms.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { type Fault, isEmpty } from '../faults.ts';
import { keepsForm, press } from '../gestures.ts';
import { type Acting, table } from '../table.ts';

/** Calls without a token: a 401 is a failure like others. */
const never = () => false;
const NO_ANSWER = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';
const NO_TOKEN = 'Aucun token reçu dans la réponse';
const NOT_SAVED = 'Impossible de mettre à jour vos paramètres. Veuillez réessayer.';
/** Someone who tried too often is told how long to wait. */
const waitOr =
  (sentence: string) =>
  ({ said, status }: Fault) =>
    status === 429 ? said : sentence;
const isSilent = ({ status }: Fault) => status === null;

const form = (route: string, signedIn: boolean, typed: Record<string, string>, send: string) => ({
  kind: 'acting' as const,
  open: async () => {
    const view = renderApp({ route, signedIn });
    await screen.findByLabelText(Object.keys(typed)[0]!);
    await fill(view.user, typed);
    return view;
  },
  act: press(send),
  keeps: keepsForm(typed, send),
});

/** A 403 has said its words in the toast. */
const banner = ({ said, status }: Fault) => (status === 403 ? null : (said ?? NO_ANSWER));

const publicForm = (route: string, typed: Record<string, string>, send: string): Acting => ({
  ...form(route, false, typed, send),
  ends: never,
  shows: banner,
});

const expiring = () => {
  const claims = { exp: Math.floor(Date.now() / 1000) + 30 };
  localStorage.setItem('accessToken', `access-1.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`);
  localStorage.setItem('refreshToken', 'refresh-1');
  return renderApp({ route: '/candidates', signedIn: false });
};

export const account = table(accountEndpoints, {
  register: {
    ...publicForm(
      '/register',
      {
        Prénom: 'Inès',
        Nom: 'Lefèvre',
        Email: 'ines@example.fr',
        Téléphone: '06 39 98 00 12',
        'Mot de passe': 'motdepasse',
        'Confirmer le mot de passe': 'motdepasse',
      },
      'Créer mon compte',
    ),
    toast: ({ said }) => said ?? "Une erreur inattendue s'est produite",
  },
  login: {
    ...publicForm('/login', { Email: 'camille@example.fr', 'Mot de passe': 'correct horse' }, 'Se connecter'),
    toast: (fault) => (isEmpty(fault) ? NO_TOKEN : (fault.said ?? 'Erreur lors de la connexion. Veuillez vérifier vos identifiants.')),
    shows: (fault) => (isEmpty(fault) ? NO_TOKEN : banner(fault)),
  },
  // A token about to end is renewed before the first call: a refusal ends the session, silence does not.
  refresh: {
    kind: 'loading',
    open: expiring,
    ends: (fault) => fault.status !== null || fault.name === 'a malformed body' || isEmpty(fault),
    shows: () => 'Aucun candidat trouvé',
  },
  // Leaving never fails: the tokens are gone before the server hears of it.
  logout: {
    kind: 'loading',
    open: () => renderApp({ route: '/settings' }),
    leads: async (view) => {
      await screen.findByText('Camille Rivière');
      await press('Se déconnecter')(view);
    },
    ends: never,
    shows: () => 'Se connecter',
  },
  forgotPassword: publicForm('/forgot-password', { Email: 'camille@example.fr' }, 'Recevoir le lien'),
  resetPassword: publicForm(
    '/reset-password?token=secret-1',
    { 'Nouveau mot de passe': 'motdepasse', 'Confirmer le mot de passe': 'motdepasse' },
    'Enregistrer le mot de passe',
  ),
  // A refusal clears the session and is logged (spec 1 §8); without an answer nothing is known, and nothing is cleared.
  me: {
    kind: 'loading',
    open: () => renderApp({ route: '/candidates' }),
    shows: (fault) => (isSilent(fault) ? NO_ANSWER : 'Se connecter'),
    logs: (fault) => (isSilent(fault) ? [] : ['Erreur lors de la récupération des données utilisateur']),
  },
  update: { ...form('/settings', true, { Prénom: 'Zoé', Email: 'zoe@example.fr' }, 'Enregistrer'), toast: waitOr(NOT_SAVED) },
  changePassword: {
    ...form(
      '/settings?tab=security',
      true,
      { 'Mot de passe actuel': 'correct horse', 'Nouveau mot de passe': 'sixsix', 'Confirmer le mot de passe': 'sixsix' },
      'Changer le mot de passe',
    ),
    toast: waitOr(NOT_SAVED),
  },
  remove: {
    kind: 'acting',
    open: async () => {
      const view = renderApp({ route: '/settings?tab=security' });
      await screen.findByText('Zone de danger');
      await press('Supprimer le compte')(view);
      await view.user.type(await screen.findByLabelText('Mot de passe'), 'correct horse');
      return view;
    },
    act: ({ user }) => user.keyboard('{Enter}'),
    toast: waitOr('Impossible de supprimer votre compte. Veuillez réessayer.'),
    keeps: () => expect(screen.getByLabelText('Mot de passe')).toHaveValue('correct horse'),
  },
});
