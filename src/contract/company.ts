import { type InferType, object, string } from 'yup';
import { idParams, type One } from './common.ts';
import { endpoint } from './endpoint.ts';

export const INDUSTRIES = ['it', 'finance', 'health', 'education', 'retail', 'other'] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** The two lists of the specification disagree: each form shows its own, the server accepts both (decisions §4). */
export const ONBOARDING_COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export const SETTINGS_COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+', '201-1000', '1000+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

export const TIMEZONES = [
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export type Timezone = (typeof TIMEZONES)[number];

export const LOCALES = ['fr-FR', 'en-US', 'en-GB', 'es-ES', 'de-DE'] as const;
export type CompanyLocale = (typeof LOCALES)[number];

export interface Company {
  id: string;
  name: string;
  slug: string;
  industry: Industry;
  companySize: CompanySize;
  website: string | null;
  description: string | null;
  logoUrl: string | null;
  phone: string;
  timezone: Timezone;
  address: string;
  city: string;
  country: string;
  billingEmail: string;
  billingAddress: string;
  locale: CompanyLocale;
  createdAt: string;
}

/** A required text between two lengths, worded as spec 1 §5: « Le … doit contenir au moins N caractères ». */
const text = (label: string, min: number, max: number) =>
  string()
    .trim()
    .required(`${label} doit contenir au moins ${min} caractères`)
    .min(min, `${label} doit contenir au moins ${min} caractères`)
    .max(max, `${label} ne peut pas dépasser ${max} caractères`);

/** http or https only: any other scheme would become a link that runs. */
const webUrl = string()
  .trim()
  .max(500, 'Veuillez entrer une URL valide')
  .test('web-url', 'Veuillez entrer une URL valide', (value) => !value || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)));

const phone = string()
  .trim()
  .required('Veuillez entrer un numéro de téléphone valide')
  .max(30, 'Veuillez entrer un numéro de téléphone valide')
  .matches(/^\+?[\d\s()-]{8,}$/, 'Veuillez entrer un numéro de téléphone valide');

/** Spec 1 §5, Company creation. */
export const companySchema = object({
  name: text('Le nom', 2, 100),
  slug: text('Le slug', 2, 50).matches(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Le slug ne peut contenir que des lettres minuscules, des chiffres et des tirets simples, sans tiret au début ni à la fin',
  ),
  industry: string().oneOf(INDUSTRIES, 'Veuillez sélectionner un secteur').required('Veuillez sélectionner un secteur'),
  companySize: string().oneOf(COMPANY_SIZES, 'Veuillez sélectionner une taille').required('Veuillez sélectionner une taille'),
  website: webUrl,
  logoUrl: webUrl,
  description: string().trim().max(1000, 'La description ne peut pas dépasser 1000 caractères'),
  phone,
  timezone: string().oneOf(TIMEZONES, 'Veuillez sélectionner un fuseau horaire').required('Veuillez sélectionner un fuseau horaire'),
  address: text("L'adresse", 10, 200),
  city: text('La ville', 2, 100),
  country: text('Le pays', 2, 100),
  billingEmail: string()
    .trim()
    .lowercase()
    .max(254, 'Veuillez entrer un email valide')
    .required('Veuillez entrer un email valide')
    .email('Veuillez entrer un email valide'),
  billingAddress: text("L'adresse de facturation", 10, 200),
  locale: string().oneOf(LOCALES, 'Veuillez sélectionner une langue').required('Veuillez sélectionner une langue'),
}).required();
export type CompanyCreation = InferType<typeof companySchema>;

/** Spec 1 §5, Settings, Company: the name is the only one that cannot be emptied. */
export const companySettingsSchema = object({
  name: string().trim().max(100).required("Le nom de l'entreprise est requis"),
  website: string()
    .trim()
    .max(500)
    .test('web-url', 'URL invalide', (value) => !value || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value))),
  phone: string().trim().max(30),
  address: string().trim().max(200),
  city: string().trim().max(100),
  country: string().trim().max(100),
  industry: string().oneOf(INDUSTRIES),
  companySize: string().oneOf(COMPANY_SIZES),
  timezone: string().oneOf(TIMEZONES),
});
export type CompanySettings = InferType<typeof companySettingsSchema>;

/** `PUT companies/{id}`: any of these (spec 1 §7). */
export const companyUpdateSchema = companySettingsSchema.partial().required();
export type CompanyUpdate = InferType<typeof companyUpdateSchema>;

export const companyEndpoints = {
  create: endpoint<One<Company>>()({
    method: 'POST',
    path: '/companies',
    access: 'session',
    body: companySchema,
    status: 201,
    summary: 'Créer son entreprise',
  }),
  mine: endpoint<One<Company>>()({
    method: 'GET',
    path: '/companies',
    access: 'session',
    summary: 'L’entreprise de l’utilisateur\u00A0; 404 tant qu’il n’en a pas',
  }),
  update: endpoint<One<Company>>()({
    method: 'PUT',
    path: '/companies/:id',
    access: 'company',
    params: idParams,
    body: companyUpdateSchema,
    summary: 'Modifier son entreprise',
  }),
};
