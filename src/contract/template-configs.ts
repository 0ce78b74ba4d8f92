import { boolean, type InferType, object, string } from 'yup';
import { idParams, type One, PRODUCT_NAME, recordId } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The nine colours, with the standard palette (spec 2 §9). */
export const DEFAULT_COLORS = {
  primary: '#3B82F6',
  secondary: '#6B7280',
  accent: '#10B981',
  textPrimary: '#1F2937',
  textSecondary: '#6B7280',
  textLight: '#9CA3AF',
  bgPrimary: '#FFFFFF',
  bgSecondary: '#F9FAFB',
  borderColor: '#E5E7EB',
} as const;
export type ColorName = keyof typeof DEFAULT_COLORS;
export type Colors = Record<ColorName, string>;

export interface Footer {
  enabled: boolean;
  /** '' falls back to the product's name. */
  companyName: string;
  managerName: string;
  managerPhone: string;
  /** URL; only drawn where the renderer can embed it. */
  logo: string;
  tagline: string;
}
export const DEFAULT_FOOTER: Footer = {
  enabled: true,
  companyName: PRODUCT_NAME,
  managerName: 'Manager',
  managerPhone: '',
  logo: '',
  tagline: '',
};

/** « CV anonymisé »: who the person is stays out of the document and of its file name. */
export const ANONYMITY_NAMES = ['initials', 'trigram'] as const;
export interface Anonymity {
  enabled: boolean;
  name: (typeof ANONYMITY_NAMES)[number];
  hideEmployers: boolean;
}
export const DEFAULT_ANONYMITY: Anonymity = { enabled: false, name: 'initials', hideEmployers: false };

export interface StyleConfig {
  colors: Colors;
  footer: Footer;
  anonymity: Anonymity;
}

/** Value of `templateId` that means the built-in classic (decisions §6). */
export const BUILT_IN_CLASSIC = 'none';

export interface TemplateConfig {
  id: string;
  name: string;
  description: string;
  /** Id of a template, or 'none'. */
  templateId: string;
  isActive: boolean;
  isDefault: boolean;
  config: StyleConfig;
  createdAt: string;
  updatedAt: string;
}

/** « Couleur primaire invalide » and its sisters (spec 2 §5). */
const COLOR_SENTENCES: Record<ColorName, string> = {
  primary: 'Couleur primaire invalide',
  secondary: 'Couleur secondaire invalide',
  accent: "Couleur d'accent invalide",
  textPrimary: 'Couleur du texte principal invalide',
  textSecondary: 'Couleur du texte secondaire invalide',
  textLight: 'Couleur du texte clair invalide',
  bgPrimary: 'Couleur de fond principale invalide',
  bgSecondary: 'Couleur de fond secondaire invalide',
  borderColor: 'Couleur de bordure invalide',
};

const color = (name: ColorName) =>
  string()
    .trim()
    .default(DEFAULT_COLORS[name])
    .matches(/^#[0-9a-f]{6}$/i, COLOR_SENTENCES[name]);

const colors = object({
  primary: color('primary'),
  secondary: color('secondary'),
  accent: color('accent'),
  textPrimary: color('textPrimary'),
  textSecondary: color('textSecondary'),
  textLight: color('textLight'),
  bgPrimary: color('bgPrimary'),
  bgSecondary: color('bgSecondary'),
  borderColor: color('borderColor'),
});

const logo = string()
  .trim()
  .max(500)
  .default('')
  .test('logo', 'URL du logo invalide', (value) => !value || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)));

const footer = object({
  enabled: boolean().default(true),
  companyName: string().trim().max(200).required("Nom de l'entreprise requis").default(PRODUCT_NAME),
  managerName: string().trim().max(200).default(''),
  managerPhone: string().trim().max(40).default(''),
  logo,
  tagline: string().trim().max(200).default(''),
});

const anonymity = object({
  enabled: boolean().default(false),
  name: string().oneOf(ANONYMITY_NAMES).default('initials'),
  hideEmployers: boolean().default(false),
});

export const styleConfigSchema = object({ colors, footer, anonymity });

const templateId = string()
  .matches(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'Le template est requis')
  .required('Le template est requis');

/** Spec 2 §5, Configuration create. */
export const templateConfigCreationSchema = object({
  name: string().trim().max(200).required('Le nom est requis'),
  description: string().trim().max(2000).default(''),
  templateId,
  isActive: boolean().default(true),
  isDefault: boolean().default(false),
  config: styleConfigSchema,
}).required();
export type TemplateConfigCreation = InferType<typeof templateConfigCreationSchema>;

/** Spec 2 §5, Configuration edit: any of the fields. */
export const templateConfigUpdateSchema = object({
  name: string().trim().max(200).required('Le nom est requis'),
  description: string().trim().max(2000),
  templateId,
  isActive: boolean(),
  isDefault: boolean(),
  config: styleConfigSchema.default(undefined),
})
  .partial()
  .required();
export type TemplateConfigUpdate = InferType<typeof templateConfigUpdateSchema>;

export const generateParams = object({ candidateId: recordId, configId: recordId }).required();

export const templateConfigEndpoints = {
  list: endpoint<One<{ configs: TemplateConfig[] }>>()({
    method: 'GET',
    path: '/template-configs',
    access: 'company',
    summary: 'Les configurations, celle par défaut d’abord',
  }),
  get: endpoint<One<TemplateConfig>>()({
    method: 'GET',
    path: '/template-configs/:id',
    access: 'company',
    params: idParams,
    summary: 'Une configuration',
  }),
  create: endpoint<One<TemplateConfig>>()({
    method: 'POST',
    path: '/template-configs',
    access: 'company',
    body: templateConfigCreationSchema,
    status: 201,
    summary: 'Créer une configuration',
  }),
  update: endpoint<One<TemplateConfig>>()({
    method: 'PATCH',
    path: '/template-configs/:id',
    access: 'company',
    params: idParams,
    body: templateConfigUpdateSchema,
    summary: 'Modifier une configuration',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/template-configs/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer une configuration',
  }),
  /** Downloaded as `cv-{candidateId}-{configId}.pdf`; an anonymised one is named without the person all the same, ids being no names. */
  generate: endpoint<Blob>()({
    method: 'GET',
    path: '/cv-templates/generate/:candidateId/:configId',
    access: 'company',
    params: generateParams,
    summary: 'Le CV d’un candidat en PDF',
  }),
  /** The sample CV of the preview's 'Télécharger PDF' (decisions §6). */
  sample: endpoint<Blob>()({
    method: 'GET',
    path: '/template-configs/:id/sample',
    access: 'company',
    params: idParams,
    summary: 'Le CV d’exemple d’une configuration en PDF',
  }),
};
