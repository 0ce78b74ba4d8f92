// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { screen } from '@testing-library/react';
import { conversationEndpoints } from '#contract/conversations';
import { makeConversation, makeMessage } from '../../../support/makeConversation.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { isAbsent, isEmpty, saidOr } from '../faults.ts';
import { keepsForm, press } from '../gestures.ts';
import { table } from '../table.ts';

const TITLE = 'Profils C++ à Nantes';
const conversation = makeConversation({ title: TITLE, lastMessageAt: '2026-11-20T10:05:00.000Z' });
const message = makeMessage({ content: 'Qui connaît le C++ ?' });
const world = () => ({ conversations: [conversation], messages: { [conversation.id]: [message] } });

const show = (route = `/conversations/${conversation.id}`) => renderApp({ route, world: world() });
const open = async () => {
  const view = show();
  await screen.findByText('Qui connaît le C++ ?');
  return view;
};
const keepsMessages = () => expect(screen.getByText('Qui connaît le C++ ?')).toBeVisible();

export const conversations = table(conversationEndpoints, {
  list: {
    kind: 'loading',
    open: () => show('/conversations'),
    toast: 'Erreur lors du chargement des conversations',
    shows: () => 'Erreur de chargement',
  },
  get: {
    kind: 'loading',
    open: show,
    shows: (fault) =>
      isAbsent(fault) ? 'Conversation introuvable' : saidOr('Impossible de charger la conversation. Veuillez réessayer.')(fault),
  },
  create: {
    kind: 'acting',
    open: async () => {
      const view = await open();
      await press('Nouvelle conversation')(view);
      await view.user.type(await screen.findByLabelText('Titre *'), 'Offres à Lyon');
      return view;
    },
    act: press('Créer la conversation'),
    toast: 'Impossible de créer la conversation',
    keeps: keepsForm({ 'Titre *': 'Offres à Lyon' }, 'Créer la conversation'),
  },
  rename: {
    kind: 'acting',
    open: async () => {
      const view = await open();
      await press('Modifier le titre')(view);
      await view.user.type(screen.getByLabelText('Titre de la conversation'), ' bis');
      return view;
    },
    act: press('Enregistrer le titre'),
    toast: 'Impossible de mettre à jour le titre',
    keeps: () => expect(screen.getByLabelText('Titre de la conversation')).toHaveValue(`${TITLE} bis`),
  },
  remove: {
    kind: 'acting',
    open,
    act: press('Supprimer la conversation'),
    toast: 'Impossible de supprimer la conversation',
    keeps: keepsMessages,
  },
  messages: {
    kind: 'loading',
    open: show,
    shows: () => 'Impossible de charger les messages. Veuillez réessayer.',
  },
  chat: {
    kind: 'acting',
    open: async () => {
      const view = await open();
      await view.user.type(screen.getByLabelText('Votre message'), 'Et le Rust ?');
      return view;
    },
    act: press('Envoyer'),
    toast: "Impossible d'envoyer le message",
    keeps: () => {
      expect(screen.getByLabelText('Votre message')).toHaveValue('Et le Rust ?');
      expect(screen.queryByText('Vivier réfléchit…')).toBeNull();
    },
  },
  summarise: {
    kind: 'acting',
    open,
    act: press('Résumer'),
    // No summary is an answer too (spec 2 §8).
    toast: (fault) => (isEmpty(fault) ? 'Résumé généré' : 'Impossible de générer le résumé'),
    keeps: keepsMessages,
  },
});
