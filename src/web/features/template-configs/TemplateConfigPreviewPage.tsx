import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { ConfigActions } from './components/ConfigActions.tsx';
import { ConfigBadges } from './components/ConfigBadges.tsx';
import { ConfigPreview } from './components/ConfigPreview.tsx';
import { ConfigRecord } from './components/ConfigRecord.tsx';
import { configsTexts } from './texts.ts';

/** One configuration, previewed (spec 2 §2). */
export const TemplateConfigPreviewPage = () => {
  const { id = '' } = useParams();
  return (
    <ConfigRecord id={id}>
      {(config, templates) => (
        <>
          <BackLink to={paths.templateConfigs} label={configsTexts.back} />
          <PageHeader title={configsTexts.previewTitle} actions={<ConfigActions config={config} />} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {config.name}
            </Typography>
            <ConfigBadges config={config} />
          </Box>
          <Typography sx={{ color: 'text.secondary', mb: 2.5, overflowWrap: 'anywhere' }}>{config.description}</Typography>
          <ConfigPreview key={id} config={config} templates={templates} />
        </>
      )}
    </ConfigRecord>
  );
};
