import {
  DEFAULT_TEMPLATE_VERSION,
  type Template,
  type TemplateCategory,
  type TemplateCreation,
  templateCreationSchema,
  type TemplateType,
} from '#contract/templates';
import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER, type StyleConfig } from '#contract/template-configs';

/** What the inputs hold, and what is sent. */
export interface TemplateFormValues {
  name: string;
  description: string;
  version: string;
  templateType: TemplateType;
  category: TemplateCategory;
  isActive: boolean;
  isPublic: boolean;
  handlebarsTemplate: string;
}

/** Spec 2 §3, §9. */
export const BLANK_TEMPLATE: TemplateFormValues = {
  name: '',
  description: '',
  version: DEFAULT_TEMPLATE_VERSION,
  templateType: 'cv',
  category: 'modern',
  isActive: true,
  isPublic: false,
  handlebarsTemplate: '',
};

export const toFormValues = (template: Template): TemplateFormValues => ({
  name: template.name,
  description: template.description,
  version: template.version,
  templateType: template.templateType,
  category: template.category,
  isActive: template.isActive,
  isPublic: template.isPublic,
  handlebarsTemplate: template.handlebarsTemplate,
});

/** What is sent of an edited template; one without a version has the first one (spec 2 §3). */
export const toUpdate = (values: TemplateFormValues): TemplateFormValues => ({
  ...values,
  version: values.version.trim() || DEFAULT_TEMPLATE_VERSION,
});

/** What is sent of a new template. */
export const toCreation = (values: TemplateFormValues): TemplateCreation => templateCreationSchema.cast(toUpdate(values));

/** The standard palette and footer: a template is previewed by itself (spec 2 §9). */
export const PLAIN_STYLE: StyleConfig = { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY };
