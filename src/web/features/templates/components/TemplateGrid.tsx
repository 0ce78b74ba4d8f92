import type { Template } from '#contract/templates';
import { CardGrid } from '#ui/CardGrid';
import { TemplateCard } from './TemplateCard.tsx';

export interface TemplateGridProps {
  templates: readonly Template[];
}

export const TemplateGrid = ({ templates }: TemplateGridProps) => (
  <CardGrid>
    {templates.map((template) => (
      <TemplateCard key={template.id} template={template} />
    ))}
  </CardGrid>
);
