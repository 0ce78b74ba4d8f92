import type { TemplateCategory } from '#contract/templates';
import { classic } from './builtIn/classic.ts';

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
  description: 'Une colonne, un caractère de livre et des filets fins : le CV que tout le monde sait lire.',
  category: 'classic',
  handlebarsTemplate: classic,
};

export const BUILT_IN_TEMPLATES: BuiltInTemplate[] = [CLASSIC_TEMPLATE];
