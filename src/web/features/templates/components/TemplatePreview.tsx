import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Template } from '#contract/templates';
import { CvPreview } from '#features/cv';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { LazyCodeEditor } from '../editor/LazyCodeEditor.tsx';
import { PLAIN_STYLE } from '../templateForm.ts';
import { templatesTexts } from '../texts.ts';
import { useTemplateCopy } from '../useTemplateCopy.ts';
import { TemplateBadges } from './TemplateBadges.tsx';

export interface TemplatePreviewProps {
  template: Template;
  onRemove: () => void;
}

/** The sample CV by this template, and its code in another tab (spec 2 §2). */
export const TemplatePreview = ({ template, onRemove }: TemplatePreviewProps) => {
  const { id, name, description, version, handlebarsTemplate } = template;
  const [view, setView] = useState<'preview' | 'code'>('preview');
  const copy = useTemplateCopy();
  return (
    <>
      <BackLink to={paths.templateList} label={templatesTexts.back} />
      <PageHeader
        title={name}
        subtitle={description}
        actions={
          <>
            <Button variant="outlined" startIcon={<DeleteOutlined />} color="error" onClick={onRemove}>
              {templatesTexts.removeAction}
            </Button>
            <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy(template, templatesTexts.copyOf(name))}>
              {templatesTexts.duplicateAction}
            </Button>
            <Button variant="contained" startIcon={<EditOutlined />} component={Link} to={paths.templateEdit(id)}>
              {templatesTexts.editAction}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TemplateBadges template={template} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {templatesTexts.version(version)}
        </Typography>
      </Box>
      <Tabs
        value={view}
        onChange={(_event, chosen: typeof view) => setView(chosen)}
        aria-label={templatesTexts.views}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="preview" label={templatesTexts.preview} id="tab-preview" aria-controls="panel-preview" />
        <Tab value="code" label={templatesTexts.code} id="tab-code" aria-controls="panel-code" />
      </Tabs>
      <Box role="tabpanel" id="panel-preview" aria-labelledby="tab-preview" hidden={view !== 'preview'} sx={{ maxWidth: 860, mx: 'auto' }}>
        <Suspense fallback={<RecordSkeleton />}>
          <CvPreview
            template={handlebarsTemplate}
            config={PLAIN_STYLE}
            title={templatesTexts.previewOf(name)}
            failure={templatesTexts.renderFailed}
          />
        </Suspense>
      </Box>
      <Box role="tabpanel" id="panel-code" aria-labelledby="tab-code" hidden={view !== 'code'}>
        {view === 'code' ? <LazyCodeEditor label={templatesTexts.code} value={handlebarsTemplate} /> : null}
      </Box>
    </>
  );
};
