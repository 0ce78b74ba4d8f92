import { BuiltInGallery } from './components/BuiltInGallery.tsx';
import { TemplatePreview } from './components/TemplatePreview.tsx';
import { TemplatesFrame } from './components/TemplatesFrame.tsx';

/** `/templates/preview`: the latest template, or what to begin with (decisions §1). */
export const LatestTemplatePage = () => (
  <TemplatesFrame empty={<BuiltInGallery />}>
    {([latest]) => (latest ? <TemplatePreview key={latest.id} template={latest} /> : null)}
  </TemplatesFrame>
);
