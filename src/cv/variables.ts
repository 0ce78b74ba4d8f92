import { type ColorName, DEFAULT_COLORS } from '#contract/template-configs';
import { cssVariable } from './cvPage.ts';

/** Something that an author may insert in a template. */
export interface TemplateVariable {
  /** As inserted. */
  code: string;
  /** French. */
  description: string;
}

export interface TemplateVariableGroup {
  title: string;
  variables: TemplateVariable[];
}

const COLOR_WORDS: Record<ColorName, string> = {
  primary: 'Couleur primaire',
  secondary: 'Couleur secondaire',
  accent: 'Couleur d’accent',
  textPrimary: 'Texte principal',
  textSecondary: 'Texte secondaire',
  textLight: 'Texte clair',
  bgPrimary: 'Fond principal',
  bgSecondary: 'Fond secondaire',
  borderColor: 'Bordures',
};

const group = (title: string, variables: [code: string, description: string][]): TemplateVariableGroup => ({
  title,
  variables: variables.map(([code, description]) => ({ code, description })),
});

/** What a template may use, as the editor lists it. */
export const TEMPLATE_VARIABLES: TemplateVariableGroup[] = [
  group('Personne', [
    ['{{fullName}}', 'Prénom et nom'],
    ['{{firstName}}', 'Prénom'],
    ['{{lastName}}', 'Nom'],
    ['{{currentPosition}}', 'Poste actuel'],
    ['{{email}}', 'Adresse email'],
    ['{{phone}}', 'Téléphone'],
    ['{{location}}', 'Localisation'],
    ['{{summary}}', 'Résumé'],
  ]),
  group('Expérience', [
    ['{{#each workExperience}}{{/each}}', 'Pour chaque expérience'],
    ['{{title}}', 'Poste'],
    ['{{company}}', 'Entreprise'],
    ['{{location}}', 'Lieu'],
    ['{{startDate}}', 'Début'],
    ['{{endDate}}', 'Fin'],
    ['{{context}}', 'Contexte'],
    ['{{description}}', 'Description'],
    ['{{#each responsibilities}}{{this}}{{/each}}', 'Responsabilités, une à une'],
  ]),
  group('Formation', [
    ['{{#each education}}{{/each}}', 'Pour chaque formation'],
    ['{{degree}}', 'Diplôme'],
    ['{{institution}}', 'Établissement'],
    ['{{location}}', 'Lieu'],
    ['{{startYear}}', 'Année de début'],
    ['{{endYear}}', 'Année de fin'],
    ['{{description}}', 'Description'],
  ]),
  group('Compétences et langues', [
    ['{{#each technicalSkills}}{{this}}{{/each}}', 'Compétences, une à une'],
    ['{{#each softSkills}}{{this}}{{/each}}', 'Savoir-être, un à un'],
    ['{{#each languages}}{{name}} {{level}}{{/each}}', 'Langues et niveaux'],
    ['{{#each certifications}}{{this}}{{/each}}', 'Certifications, une à une'],
  ]),
  group('Pied de page', [
    ['{{#if footer.enabled}}{{/if}}', 'Si le pied de page est activé'],
    ['{{footer.companyName}}', 'Entreprise'],
    ['{{footer.managerName}}', 'Responsable'],
    ['{{footer.managerPhone}}', 'Téléphone du responsable'],
    ['{{footer.tagline}}', 'Accroche'],
  ]),
  group(
    'Couleurs, dans les styles',
    (Object.keys(DEFAULT_COLORS) as ColorName[]).map((name) => [`var(${cssVariable(name)})`, COLOR_WORDS[name]]),
  ),
  group('Fonctions', [
    ['{{#if summary}}{{/if}}', 'Seulement si l’information est connue'],
    ['{{period startDate endDate}}', 'Période\u00A0: début – fin'],
    ['{{line " · " company location}}', 'Ce qui est connu, séparé'],
    ['{{join technicalSkills ", "}}', 'Une liste sur une ligne'],
    ['{{initials fullName}}', 'Initiales'],
    ['{{uppercase lastName}}', 'En majuscules'],
    ['{{date "2024-03"}}', 'Date en toutes lettres'],
  ]),
];
