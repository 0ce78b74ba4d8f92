import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { TemplatePreview } from './components/TemplatePreview.tsx';
import { TemplateRecord } from './components/TemplateRecord.tsx';
import { useTemplateRemoval } from './useTemplateRemoval.ts';

/** One template, previewed (spec 2 §2). */
export const TemplatePreviewPage = () => {
  const { id = '' } = useParams();
  const { goneId, removeAndLeave } = useRecordRemoval(useTemplateRemoval());
  const onRemove = () => void removeAndLeave(id, paths.templateList);
  return (
    <TemplateRecord id={id} isGone={goneId === id}>
      {(template) => <TemplatePreview key={id} template={template} onRemove={onRemove} />}
    </TemplateRecord>
  );
};
