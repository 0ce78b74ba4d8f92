import { DEFAULT_ANONYMITY, DEFAULT_COLORS, DEFAULT_FOOTER, type TemplateConfig } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CLASSIC_TEMPLATE } from '#cv/builtInTemplates';

let made = 0;

const nextId = () => {
  made += 1;
  return `0199f000-0000-7000-9000-${made.toString(16).padStart(12, '0')}`;
};

const dates = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };

/** The classic template; each has an id of its own. */
export const makeTemplate = (differences: Partial<Template> = {}): Template => ({
  id: nextId(),
  name: CLASSIC_TEMPLATE.name,
  description: CLASSIC_TEMPLATE.description,
  version: '1.0.0',
  templateType: 'cv',
  category: CLASSIC_TEMPLATE.category,
  handlebarsTemplate: CLASSIC_TEMPLATE.handlebarsTemplate,
  isActive: true,
  isPublic: false,
  metadata: {},
  ...dates,
  ...differences,
});

/** The standard palette and footer on the built-in classic; each has an id of its own. */
export const makeTemplateConfig = (differences: Partial<TemplateConfig> = {}): TemplateConfig => ({
  id: nextId(),
  name: 'Charte du cabinet',
  description: '',
  templateId: 'none',
  isActive: true,
  isDefault: false,
  config: { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY },
  ...dates,
  ...differences,
});
