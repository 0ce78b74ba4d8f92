import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { BuiltInGallery } from './components/BuiltInGallery.tsx';
import { TemplatePreview } from './components/TemplatePreview.tsx';
import { TemplatesFrame } from './components/TemplatesFrame.tsx';
import { useTemplateRemoval } from './useTemplateRemoval.ts';

/** `/templates/preview`: the latest template, or what to begin with (decisions §1). */
export const LatestTemplatePage = () => {
  const { removeAndLeave } = useRecordRemoval(useTemplateRemoval());
  return (
    <TemplatesFrame empty={<BuiltInGallery />}>
      {([latest]) =>
        latest ? (
          <TemplatePreview key={latest.id} template={latest} onRemove={() => void removeAndLeave(latest.id, paths.templateList)} />
        ) : null
      }
    </TemplatesFrame>
  );
};
