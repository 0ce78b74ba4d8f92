import type { Template } from '#contract/templates';
import { StatusChip } from '#ui/StatusChip';
import { CATEGORY_LABELS, TYPE_LABELS } from '../labels.ts';
import { templatesTexts } from '../texts.ts';

export interface TemplateBadgesProps {
  template: Pick<Template, 'isActive' | 'templateType' | 'category'>;
}

export const TemplateBadges = ({ template: { isActive, templateType, category } }: TemplateBadgesProps) => (
  <>
    <StatusChip label={isActive ? templatesTexts.active : templatesTexts.inactive} tone={isActive ? 'success' : 'neutral'} />
    <StatusChip label={TYPE_LABELS[templateType]} tone="primary" />
    <StatusChip label={CATEGORY_LABELS[category]} tone="neutral" />
  </>
);
