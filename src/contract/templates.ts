import { boolean, type InferType, mixed, object, string } from 'yup';
import { idParams, type One } from './common.ts';
import { endpoint } from './endpoint.ts';

export const TEMPLATE_TYPES = ['cv', 'cover_letter', 'portfolio', 'invoice', 'report'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];
export const TEMPLATE_CATEGORIES = ['modern', 'classic', 'creative', 'minimal', 'professional', 'corporate'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

export const DEFAULT_TEMPLATE_VERSION = '1.0.0';
/** Characters of Handlebars a template may have. */
export const MAX_TEMPLATE_LENGTH = 200_000;

/** A template of a company; the built-in ones are copied to each new company (decisions §6). */
export interface Template {
  id: string;
  name: string;
  description: string;
  version: string;
  templateType: TemplateType;
  category: TemplateCategory;
  handlebarsTemplate: string;
  isActive: boolean;
  isPublic: boolean;
  metadata: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

const fields = {
  name: string().trim().max(200).required('Le nom est requis'),
  description: string().trim().max(2000),
  version: string().trim().max(30),
  templateType: string().oneOf(TEMPLATE_TYPES),
  category: string().oneOf(TEMPLATE_CATEGORIES),
  handlebarsTemplate: string()
    .max(MAX_TEMPLATE_LENGTH, 'Le template ne peut pas dépasser 200 000 caractères')
    .required('Le template Handlebars est requis'),
  isActive: boolean(),
  isPublic: boolean(),
  metadata: mixed<Record<string, unknown>>(),
};

/** Spec 2 §5, Template: `POST templates`, and the creation form. */
export const templateCreationSchema = object({
  ...fields,
  description: fields.description.default(''),
  version: fields.version.default(DEFAULT_TEMPLATE_VERSION),
  templateType: fields.templateType.default('cv'),
  category: fields.category.default('modern'),
  isActive: fields.isActive.default(true),
  isPublic: fields.isPublic.default(false),
  metadata: fields.metadata.default(() => ({})),
}).required();
export type TemplateCreation = InferType<typeof templateCreationSchema>;

/** `PATCH templates/{id}`: any of the fields. */
export const templateUpdateSchema = object(fields).partial().required();
export type TemplateUpdate = InferType<typeof templateUpdateSchema>;

export const templateEndpoints = {
  list: endpoint<One<{ templates: Template[] }>>()({
    method: 'GET',
    path: '/templates',
    access: 'company',
    summary: 'Les templates, le plus récent d’abord',
  }),
  get: endpoint<One<Template>>()({ method: 'GET', path: '/templates/:id', access: 'company', params: idParams, summary: 'Un template' }),
  create: endpoint<One<Template>>()({
    method: 'POST',
    path: '/templates',
    access: 'company',
    body: templateCreationSchema,
    status: 201,
    summary: 'Créer un template',
  }),
  update: endpoint<One<Template>>()({
    method: 'PATCH',
    path: '/templates/:id',
    access: 'company',
    params: idParams,
    body: templateUpdateSchema,
    summary: 'Modifier un template',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/templates/:id',
    access: 'company',
    params: idParams,
    status: 204,
    summary: 'Supprimer un template\u00A0; ses configurations reviennent au classique intégré',
  }),
};
