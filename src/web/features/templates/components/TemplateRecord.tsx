import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Template } from '#contract/templates';
import { toRecordState } from '#lib/api/recordState';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { RecordFrame } from '#ui/RecordFrame';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { useGetTemplateQuery } from '../templatesApi.ts';
import { templatesTexts } from '../texts.ts';

export interface TemplateRecordProps {
  id: string;
  /** It was just deleted here. */
  isGone?: boolean;
  children: (template: Template) => ReactNode;
}

const toState = toRecordState(templatesTexts.recordLoadFailed);

const NotFound = () => (
  <EmptyState
    icon={<SearchOffOutlined />}
    title={templatesTexts.notFound}
    titleAs="h1"
    text={templatesTexts.notFoundText}
    action={
      <Button variant="contained" component={Link} to={paths.templateList}>
        {templatesTexts.back}
      </Button>
    }
  />
);

/** The template that a page is about, or why there is none. */
export const TemplateRecord = ({ id, isGone, children }: TemplateRecordProps) => {
  const state = useGetTemplateQuery(id, { selectFromResult: toState });
  return (
    <RecordFrame {...state} isGone={isGone} notFound={<NotFound />} skeleton={<RecordSkeleton />}>
      {children}
    </RecordFrame>
  );
};
