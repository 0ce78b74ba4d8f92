import { companySchema } from '#contract/company';

const BASICS = ['name', 'slug', 'industry', 'companySize', 'website', 'logoUrl', 'description'] as const;

export const STEP_COUNT = 2;

/** Position of a step, from 0. */
export type OnboardingStep = 0 | 1;

/** 'Suivant' asks for what the first step holds, 'Créer l'entreprise' for everything (spec 1 §2). */
export const STEP_SCHEMAS = [companySchema.pick([...BASICS]), companySchema] as const;

/** The first step that holds one of these fields. */
export const stepOf = (fields: readonly string[]): OnboardingStep => (BASICS.some((field) => fields.includes(field)) ? 0 : 1);
