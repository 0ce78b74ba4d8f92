import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { TemplateConfig } from '#contract/template-configs';
import { failureMessage } from '#lib/api/failure';
import { paths } from '#lib/paths';
import { useDownloadSampleMutation } from '../templateConfigsApi.ts';
import { configsTexts } from '../texts.ts';
import { useConfigCopy } from '../useConfigCopy.ts';

export interface ConfigActionsProps {
  config: TemplateConfig;
}

/** What one may do with a configuration; why its sample was not printed stays to be read. */
export const ConfigActions = ({ config }: ConfigActionsProps) => {
  const copy = useConfigCopy();
  const [download, { isLoading, error }] = useDownloadSampleMutation();
  const refusal = failureMessage(error);
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy(config)}>
        {configsTexts.duplicateAction}
      </Button>
      <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={paths.templateConfigEdit(config.id)}>
        {configsTexts.editAction}
      </Button>
      <Button variant="contained" startIcon={<DownloadOutlined />} disabled={isLoading} onClick={() => void download(config.id)}>
        {isLoading ? configsTexts.downloading : configsTexts.downloadPdf}
      </Button>
      {refusal === null ? null : (
        <Alert severity="error" sx={{ width: '100%' }}>
          {refusal}
        </Alert>
      )}
    </>
  );
};
