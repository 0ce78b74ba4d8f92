import { useParams } from 'react-router-dom';
import { TemplatePreview } from './components/TemplatePreview.tsx';
import { TemplateRecord } from './components/TemplateRecord.tsx';

/** One template, previewed (spec 2 §2). */
export const TemplatePreviewPage = () => {
  const { id = '' } = useParams();
  return <TemplateRecord id={id}>{(template) => <TemplatePreview key={id} template={template} />}</TemplateRecord>;
};
