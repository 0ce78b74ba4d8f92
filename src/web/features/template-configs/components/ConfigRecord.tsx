import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TemplateConfig } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { toRecordState } from '#lib/api/recordState';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { RecordFrame } from '#ui/RecordFrame';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { useGetTemplateConfigQuery } from '../templateConfigsApi.ts';
import { configsTexts } from '../texts.ts';
import { TemplatesLoaded } from './TemplatesLoaded.tsx';

export interface ConfigRecordProps {
  id: string;
  children: (config: TemplateConfig, templates: readonly Template[]) => ReactNode;
}

const toState = toRecordState(configsTexts.recordLoadFailed);

const NotFound = () => (
  <EmptyState
    icon={<SearchOffOutlined />}
    title={configsTexts.notFound}
    titleAs="h1"
    text={configsTexts.notFoundText}
    action={
      <Button variant="contained" component={Link} to={paths.templateConfigs}>
        {configsTexts.back}
      </Button>
    }
  />
);

/** The configuration that a page is about and the templates it may use, or why they are not there. */
export const ConfigRecord = ({ id, children }: ConfigRecordProps) => {
  const state = useGetTemplateConfigQuery(id, { selectFromResult: toState });
  return (
    <RecordFrame {...state} notFound={<NotFound />} skeleton={<RecordSkeleton />}>
      {(config) => <TemplatesLoaded>{(templates) => children(config, templates)}</TemplatesLoaded>}
    </RecordFrame>
  );
};
