import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { CardGrid } from '#ui/CardGrid';
import { CardsSkeleton } from '#ui/CardsSkeleton';
import { EmptyState } from '#ui/EmptyState';
import { ErrorPanel } from '#ui/ErrorPanel';
import { useListConfigTemplatesQuery, useListTemplateConfigsQuery } from '../templateConfigsApi.ts';
import { configsTexts } from '../texts.ts';
import { ConfigCard } from './ConfigCard.tsx';

const Nothing = () => (
  <Card>
    <EmptyState
      icon={<PaletteOutlined />}
      title={configsTexts.none}
      text={configsTexts.noneText}
      action={
        <Button variant="contained" component={Link} to={paths.templateConfigCreate}>
          {configsTexts.newConfig}
        </Button>
      }
    />
  </Card>
);

/** The configurations in each of their states: on their way, failed, none, or there. */
export const ConfigList = () => {
  const { data, error, refetch } = useListTemplateConfigsQuery();
  const { data: templates } = useListConfigTemplatesQuery();
  if (data?.length === 0) return <Nothing />;
  if (data) {
    return (
      <CardGrid>
        {data.map((config) => (
          <ConfigCard key={config.id} config={config} templates={templates} />
        ))}
      </CardGrid>
    );
  }
  if (!error) return <CardsSkeleton cards={3} />;
  return (
    <Card>
      <ErrorPanel title={commonTexts.loadFailed} text={failureText(error, configsTexts.loadFailed)} onRetry={() => void refetch()} />
    </Card>
  );
};
