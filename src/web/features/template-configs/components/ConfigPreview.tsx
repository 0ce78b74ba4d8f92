import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { TemplateConfig } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CvPreview, type Rendering } from '#features/cv';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { codeOf } from '../configForm.ts';
import { configsTexts } from '../texts.ts';
import { AppliedColors } from './AppliedColors.tsx';

type View = 'preview' | 'html';

export interface ConfigPreviewProps {
  config: TemplateConfig;
  templates: readonly Template[];
}

const Code = ({ rendering }: { rendering: Rendering | null }) =>
  rendering?.ok === false ? (
    <Alert severity="error">{configsTexts.renderFailed}</Alert>
  ) : (
    <Box
      component="pre"
      tabIndex={0}
      aria-label={configsTexts.html}
      sx={{ m: 0, p: 2, maxHeight: '75vh', overflow: 'auto', fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {rendering?.html}
    </Box>
  );

/** The sample CV by this configuration, or its raw HTML (spec 2 §2). */
export const ConfigPreview = ({ config: { name, templateId, config }, templates }: ConfigPreviewProps) => {
  const [view, setView] = useState<View>('preview');
  const [rendering, setRendering] = useState<Rendering | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mb: 2.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={view}
          aria-label={configsTexts.views}
          sx={{ '& .MuiToggleButton-root': { px: 1.5, textTransform: 'none', fontWeight: 600 } }}
          onChange={(_event, chosen: View | null) => {
            if (chosen) setView(chosen);
          }}
        >
          <ToggleButton value="preview">{configsTexts.preview}</ToggleButton>
          <ToggleButton value="html">{configsTexts.html}</ToggleButton>
        </ToggleButtonGroup>
        <AppliedColors colors={config.colors} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {config.footer.enabled ? configsTexts.withFooter : configsTexts.withoutFooter}
        </Typography>
      </Box>
      {view === 'html' ? (
        <Card>
          <Code rendering={rendering} />
        </Card>
      ) : null}
      <Box sx={{ display: view === 'preview' ? 'block' : 'none', maxWidth: 860, mx: 'auto' }}>
        <Suspense fallback={<RecordSkeleton />}>
          <CvPreview
            template={codeOf(templates, templateId)}
            config={config}
            title={configsTexts.previewOf(name)}
            failure={configsTexts.renderFailed}
            onRendered={setRendering}
          />
        </Suspense>
      </Box>
    </>
  );
};
