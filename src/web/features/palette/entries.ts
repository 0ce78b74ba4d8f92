import type { ComponentType } from 'react';
import { CREATION, paths } from '#lib/paths';
import { matches } from './matching.ts';
import { paletteTexts as texts } from './texts.ts';

/** Dialogs of the shell that the palette leads to. */
export type PaletteDialog = 'shortcuts' | 'referral';

/** An entry of the sidebar. */
export interface PaletteScreen {
  label: string;
  path: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
}

/** Something to choose: a place to go, or a thing to do. */
export type PaletteEntry = { label: string; also: string } & ({ to: string } | { opens: PaletteDialog } | { does: 'signOut' });

/** Other words for the screens of the sidebar. */
const ALSO: Record<string, string> = {
  [paths.dashboard]: 'tableau de bord dashboard activité',
  [paths.candidates]: 'cv profils talents candidatures vivier',
  [paths.jobs]: 'offres emplois postes annonces missions fiches de poste',
  [paths.conversations]: 'chat messages assistant ia discussion',
  [paths.placements]: 'rapprochements matching pipeline embauches scores',
  [paths.templates]: 'cv modèles gabarits mise en page',
  [paths.settings]: 'réglages préférences compte options',
};

const MORE_SCREENS: readonly PaletteEntry[] = [
  { label: texts.analytics, also: 'statistiques chiffres indicateurs graphiques honoraires export', to: paths.analytics },
  { label: texts.templateConfigs, also: 'réglages styles couleurs polices cv', to: paths.templateConfigs },
  {
    label: texts.settingsProfile,
    also: 'réglages thème sombre clair compact langue notifications email téléphone préférences',
    to: `${paths.settings}?tab=profile`,
  },
  { label: texts.settingsCompany, also: 'réglages société adresse fuseau horaire', to: `${paths.settings}?tab=company` },
  { label: texts.settingsSecurity, also: 'réglages mot de passe supprimer compte', to: `${paths.settings}?tab=security` },
];

const ACTIONS: readonly PaletteEntry[] = [
  { label: texts.addCandidate, also: 'nouveau déposer importer cv', to: paths.candidates + CREATION },
  { label: texts.addJob, also: 'ajouter créer déposer poste annonce', to: paths.jobs + CREATION },
  { label: texts.addPlacement, also: 'ajouter créer rapprocher', to: paths.placements + CREATION },
  { label: texts.addConversation, also: 'poser question assistant chat', to: paths.conversations + CREATION },
  { label: texts.addTemplate, also: 'nouveau ajouter modèle', to: paths.templateCreate },
  { label: texts.addTemplateConfig, also: 'nouvelle ajouter style', to: paths.templateConfigCreate },
  { label: texts.refer, also: 'parrainage inviter lien', opens: 'referral' },
  { label: texts.showShortcuts, also: 'aide touches', opens: 'shortcuts' },
  { label: texts.signOut, also: 'déconnexion quitter sortir', does: 'signOut' },
];

/** The screens that these words name; without words, those of the sidebar. */
export const screensFor = (words: string, sidebar: readonly PaletteScreen[]): PaletteEntry[] => {
  const screens = sidebar.map(({ label, path }) => ({ label, also: ALSO[path] ?? '', to: path }));
  return words === '' ? screens : [...screens, ...MORE_SCREENS].filter((entry) => matches(words, entry));
};

/** The actions that these words name; all without words. */
export const actionsFor = (words: string): PaletteEntry[] => ACTIONS.filter((entry) => matches(words, entry));
