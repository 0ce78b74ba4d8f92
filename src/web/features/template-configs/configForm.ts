import {
  BUILT_IN_CLASSIC,
  DEFAULT_ANONYMITY,
  DEFAULT_COLORS,
  DEFAULT_FOOTER,
  type Footer,
  type StyleConfig,
  type TemplateConfig,
  templateConfigCreationSchema,
  type TemplateConfigCreation,
} from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CLASSIC_TEMPLATE } from '#cv/builtInTemplates';

/** What the inputs hold. */
export interface ConfigFormValues {
  name: string;
  description: string;
  /** '' while none is chosen. */
  templateId: string;
  isActive: boolean;
  isDefault: boolean;
  config: StyleConfig;
}

/** Standard palette and footer (spec 2 §9). */
export const BLANK_CONFIG: ConfigFormValues = {
  name: '',
  description: '',
  templateId: '',
  isActive: true,
  isDefault: false,
  config: { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY },
};

export const toFormValues = ({ name, description, templateId, isActive, isDefault, config }: TemplateConfig): ConfigFormValues => ({
  name,
  description,
  templateId,
  isActive,
  isDefault,
  config,
});

const OPTIONAL = ['managerName', 'managerPhone', 'logo', 'tagline'] as const;

/** Spec 2 §5: empty optional footer fields are dropped. */
const sentFooter = (footer: Footer): Partial<Footer> => {
  const sent: Partial<Footer> = { ...footer };
  for (const name of OPTIONAL) if (footer[name].trim() === '') delete sent[name];
  return sent;
};

/** What is sent of a configuration, new or edited. */
export const toBody = (values: ConfigFormValues): TemplateConfigCreation => {
  const body = templateConfigCreationSchema.cast(values);
  return { ...body, config: { ...body.config, footer: sentFooter(body.config.footer) as Footer } };
};

/** The Handlebars of a configuration; one whose template is gone has the built-in classic (decisions §6). */
export const codeOf = (templates: readonly Template[], templateId: string): string =>
  (templateId === BUILT_IN_CLASSIC ? undefined : templates.find(({ id }) => id === templateId))?.handlebarsTemplate ??
  CLASSIC_TEMPLATE.handlebarsTemplate;
