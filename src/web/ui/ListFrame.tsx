import Card from '@mui/material/Card';
import { type ReactNode, useEffect } from 'react';
import type { AnalyzedList } from '#contract/common';
import { PAGE_SIZE } from '#lib/listParams';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { OutdatedList } from './OutdatedList.tsx';
import { Pager } from './Pager.tsx';
import { uiTexts } from './texts.ts';

export interface ListFrameProps<Row> {
  list: {
    data?: AnalyzedList<Row>;
    /** The rows are those of another page or filter; the right ones are on their way. */
    isStale: boolean;
    hasFailed: boolean;
    /** The rows are there, but the last call for news of them failed. */
    isOutdated: boolean;
    refetch: () => unknown;
  };
  page: number;
  /** Must keep its identity. */
  onPage: (page: number) => void;
  failure: string;
  skeleton: ReactNode;
  empty: ReactNode;
  /** The rows of the page. */
  children: (data: AnalyzedList<Row>) => ReactNode;
}

/** A list in each of its states: on its way, failed, empty, or there, with its pager. */
export const ListFrame = <Row,>({ list, page, onPage, failure, skeleton, empty, children }: ListFrameProps<Row>) => {
  const { data, isStale, hasFailed, isOutdated } = list;
  const refetch = () => void list.refetch();

  const lastPage = data && !isStale ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : null;
  useEffect(() => {
    if (lastPage !== null && page > lastPage) onPage(lastPage);
  }, [lastPage, page, onPage]);

  if (hasFailed) {
    return (
      <Card>
        <ErrorPanel title={commonTexts.loadFailed} text={failure} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) return skeleton;
  const notice = isOutdated ? <OutdatedList onRetry={refetch} /> : null;
  if (data.total === 0 && !isStale) {
    return (
      <>
        {notice}
        <Card>{empty}</Card>
      </>
    );
  }
  return (
    <>
      {notice}
      {children(data)}
      <Pager label={uiTexts.pages} page={page} pageSize={PAGE_SIZE} total={data.total} onPage={onPage} />
    </>
  );
};
