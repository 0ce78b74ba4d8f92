import { meaningOf } from './words.ts';

/** What is said in every kind of work: two texts that share them say little the same. */
const COMMON: ReadonlySet<string> = new Set(
  meaningOf(
    'gestion accompagnement personnes équipe client conseil développement suivi analyse semaine industrie direction système public relation professionnel général organisation qualité formation accueil préparation conception projet produit rapport contrôle centre outil besoin objectif solution activité procédure planning service services interne externe technique administratif dossier document information communication réunion grand petit jeune france ville région monde mise place création amélioration business office people help day days time new small large full run keep take give make look follow write read plan meet build report local national européen international nombreux divers ensemble plan commande recherche encadrement entretien mesure support membre collaborateurs secteur domaine spécialisé titre matin soir jour',
  ),
);

/** How much a word that two texts share says, 0 to 1. */
export const wordWeight = (word: string): number => (COMMON.has(word) ? 0.35 : 1);
