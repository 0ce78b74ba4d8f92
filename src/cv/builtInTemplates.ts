import type { TemplateCategory } from '#contract/templates';
import { classic } from './builtIn/classic.ts';
import { creative } from './builtIn/creative.ts';
import { dossier } from './builtIn/dossier.ts';
import { minimal } from './builtIn/minimal.ts';
import { modern } from './builtIn/modern.ts';
import { onePage } from './builtIn/onePage.ts';

/** A template that every company starts with (decisions §6). */
export interface BuiltInTemplate {
  /** Stable, for addresses and tests. */
  key: string;
  /** French. */
  name: string;
  description: string;
  category: TemplateCategory;
  handlebarsTemplate: string;
}

export const CLASSIC_TEMPLATE: BuiltInTemplate = {
  key: 'classic',
  name: 'Classique',
  description: 'Une colonne, un caractère de livre et des filets fins\u00A0: le CV que tout le monde sait lire.',
  category: 'classic',
  handlebarsTemplate: classic,
};

/** In the order in which a company finds them. */
export const BUILT_IN_TEMPLATES: BuiltInTemplate[] = [
  CLASSIC_TEMPLATE,
  {
    key: 'modern',
    name: 'Moderne, deux colonnes',
    description: 'Un bandeau de couleur, les compétences sur le côté, le parcours au centre.',
    category: 'modern',
    handlebarsTemplate: modern,
  },
  {
    key: 'minimal',
    name: 'Minimal',
    description: 'Du blanc, un seul caractère, ni filet ni cadre\u00A0: rien que le parcours.',
    category: 'minimal',
    handlebarsTemplate: minimal,
  },
  {
    key: 'creative',
    name: 'Créatif',
    description: 'Un monogramme, une ligne de temps et des étiquettes, pour les métiers de l’image et des idées.',
    category: 'creative',
    handlebarsTemplate: creative,
  },
  {
    key: 'dossier',
    name: 'Dossier de compétences',
    description: 'Les compétences d’abord, puis une fiche par mission\u00A0: le document qu’un cabinet présente à son client.',
    category: 'corporate',
    handlebarsTemplate: dossier,
  },
  {
    key: 'one-page',
    name: 'Une page',
    description: 'Caractères serrés et marges étroites pour tenir sur une feuille.',
    category: 'professional',
    handlebarsTemplate: onePage,
  },
];
