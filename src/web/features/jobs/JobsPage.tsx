import { lazy, Suspense, useMemo, useState } from 'react';
import { useCreation } from '#lib/useCreation';
import { useListParams } from '#lib/useListParams';
import { AnalysisBadges } from '#ui/AnalysisBadges';
import type { JobActionHandlers } from './components/JobActions.tsx';
import { JobsHeader } from './components/JobsHeader.tsx';
import { JobsList } from './components/JobsList.tsx';
import { JobsPolling } from './components/JobsPolling.tsx';
import { JobsToolbar } from './components/JobsToolbar.tsx';
import { useAnalyzeJobMutation } from './jobsApi.ts';
import { jobListRules, toListQuery } from './listParams.ts';
import { useJobList } from './useJobList.ts';
import { useJobRemoval } from './useJobRemoval.ts';

const NewJobDialog = lazy(async () => ({ default: (await import('./NewJobDialog.tsx')).NewJobDialog }));
const JobFormDialog = lazy(async () => ({ default: (await import('./JobFormDialog.tsx')).JobFormDialog }));

/** The job offers (spec 1 §2). Page, search, filter and sort live in the URL. */
export const JobsPage = () => {
  const { params, change } = useListParams(jobListRules);
  const query = useMemo(() => toListQuery(params), [params]);
  const list = useJobList(query);
  const { isCreating, openCreation, closeCreation } = useCreation();
  const [editedId, setEditedId] = useState<string | null>(null);
  const remove = useJobRemoval('list');
  const [analyze] = useAnalyzeJobMutation();
  const handlers = useMemo<JobActionHandlers>(
    () => ({ onEdit: setEditedId, onRemove: (id) => void remove(id), onAnalyze: (id) => void analyze(id) }),
    [remove, analyze],
  );
  const isAnalyzing = list.data !== undefined && list.data.analyzing > 0;

  return (
    <>
      <JobsHeader onCreate={openCreation} />
      <JobsToolbar params={params} onChange={change} />
      <JobsList list={list} params={params} onChange={change} onCreate={openCreation} handlers={handlers} />
      {/* A list that could not be asked again is asked until the server is back: it may owe news of an upload. */}
      {isAnalyzing || list.isOutdated ? <JobsPolling query={query} /> : null}
      {list.data && isAnalyzing ? <AnalysisBadges count={list.data.analyzing} /> : null}
      <Suspense fallback={null}>
        {isCreating ? <NewJobDialog onClose={closeCreation} /> : null}
        {editedId === null ? null : <JobFormDialog id={editedId} onClose={() => setEditedId(null)} />}
      </Suspense>
    </>
  );
};
