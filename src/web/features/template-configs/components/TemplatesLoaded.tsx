import type { ReactNode } from 'react';
import type { Template } from '#contract/templates';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { useListConfigTemplatesQuery } from '../templateConfigsApi.ts';
import { configsTexts } from '../texts.ts';

export interface TemplatesLoadedProps {
  children: (templates: readonly Template[]) => ReactNode;
}

/** What depends on the company's templates, once they are there. */
export const TemplatesLoaded = ({ children }: TemplatesLoadedProps) => {
  const { data, error, refetch } = useListConfigTemplatesQuery();
  if (data) return children(data);
  if (!error) return <RecordSkeleton />;
  return (
    <ErrorPanel
      titleAs="h1"
      title={commonTexts.loadFailed}
      text={failureText(error, configsTexts.templatesLoadFailed)}
      onRetry={() => void refetch()}
    />
  );
};
