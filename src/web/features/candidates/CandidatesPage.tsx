import { lazy, Suspense, useMemo, useState } from 'react';
import { useCreation } from '#lib/useCreation';
import { useListParams } from '#lib/useListParams';
import { AnalysisBadges } from '#ui/AnalysisBadges';
import type { CandidateActionHandlers } from './components/CandidateActions.tsx';
import { CandidatesHeader } from './components/CandidatesHeader.tsx';
import { CandidatesList } from './components/CandidatesList.tsx';
import { CandidatesPolling } from './components/CandidatesPolling.tsx';
import { PlacementCreation } from './components/PlacementCreation.tsx';
import { CandidatesToolbar } from './components/CandidatesToolbar.tsx';
import { candidateListRules, toListQuery } from './listParams.ts';
import { useAnalyzeCandidateMutation } from './candidatesApi.ts';
import { useCandidateList } from './useCandidateList.ts';
import { useCandidateRemoval } from './useCandidateRemoval.ts';

const UploadDialog = lazy(async () => ({ default: (await import('./UploadDialog.tsx')).UploadDialog }));
const CandidateFormDialog = lazy(async () => ({ default: (await import('./CandidateFormDialog.tsx')).CandidateFormDialog }));

/** The base of candidates (spec 2 §2). Page, search, filter and sort live in the URL. */
export const CandidatesPage = () => {
  const { params, change } = useListParams(candidateListRules);
  const query = useMemo(() => toListQuery(params), [params]);
  const list = useCandidateList(query);
  const { isCreating, openCreation, closeCreation } = useCreation();
  const [editedId, setEditedId] = useState<string | null>(null);
  const remove = useCandidateRemoval();
  const [analyze] = useAnalyzeCandidateMutation();
  const handlers = useMemo<CandidateActionHandlers>(
    () => ({ onEdit: setEditedId, onRemove: (id) => void remove(id), onAnalyze: (id) => void analyze(id) }),
    [remove, analyze],
  );
  const isAnalyzing = list.data !== undefined && list.data.analyzing > 0;

  return (
    <>
      <CandidatesHeader list={list.data} onCreate={openCreation} />
      <PlacementCreation />
      <CandidatesToolbar params={params} onChange={change} />
      <CandidatesList list={list} params={params} onChange={change} onCreate={openCreation} handlers={handlers} />
      {/* A list that could not be asked again is asked until the server is back: it may owe news of an upload. */}
      {isAnalyzing || list.isOutdated ? <CandidatesPolling query={query} /> : null}
      {list.data && isAnalyzing ? <AnalysisBadges count={list.data.analyzing} /> : null}
      <Suspense fallback={null}>
        {isCreating ? <UploadDialog onClose={closeCreation} /> : null}
        {editedId === null ? null : <CandidateFormDialog id={editedId} onClose={() => setEditedId(null)} />}
      </Suspense>
    </>
  );
};
