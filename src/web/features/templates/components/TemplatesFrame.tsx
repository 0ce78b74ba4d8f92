import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Template } from '#contract/templates';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { CardsSkeleton } from '#ui/CardsSkeleton';
import { EmptyState } from '#ui/EmptyState';
import { ErrorPanel } from '#ui/ErrorPanel';
import { useListTemplatesQuery } from '../templatesApi.ts';
import { templatesTexts } from '../texts.ts';

export interface TemplatesFrameProps {
  /** Instead of the invitation to create one. */
  empty?: ReactNode;
  children: (templates: Template[]) => ReactNode;
}

const Nothing = () => (
  <Card>
    <EmptyState
      icon={<DescriptionOutlined />}
      title={templatesTexts.none}
      text={templatesTexts.noneText}
      action={
        <>
          <Button variant="contained" component={Link} to={paths.templateCreate} sx={{ mr: 1.5 }}>
            {templatesTexts.newTemplate}
          </Button>
          <Button component={Link} to={paths.latestTemplate}>
            {templatesTexts.gallery}
          </Button>
        </>
      }
    />
  </Card>
);

/** The company's templates in each of their states: on their way, failed, none, or there. */
export const TemplatesFrame = ({ empty, children }: TemplatesFrameProps) => {
  const { data, error, refetch } = useListTemplatesQuery();
  if (data) return data.length === 0 ? (empty ?? <Nothing />) : children(data);
  if (!error) return <CardsSkeleton cards={6} />;
  return (
    <Card>
      <ErrorPanel title={commonTexts.loadFailed} text={failureText(error, templatesTexts.loadFailed)} onRetry={() => void refetch()} />
    </Card>
  );
};
