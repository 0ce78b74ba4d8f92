import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { GenerateCvDialog } from '#features/cv';
import { toRecordState } from '#lib/api/recordState';
import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { RecordFrame } from '#ui/RecordFrame';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { CandidateHeader } from './components/profile/CandidateHeader.tsx';
import { CandidateNotFound } from './components/profile/CandidateNotFound.tsx';
import { CandidatePolling } from './components/profile/CandidatePolling.tsx';
import { CandidateSections } from './components/profile/CandidateSections.tsx';
import { AnalysisState } from './components/profile/AnalysisState.tsx';
import { useGetCandidateQuery } from './candidatesApi.ts';
import { candidateName } from './names.ts';
import { candidatesTexts } from './texts.ts';
import { useCandidateRemoval } from './useCandidateRemoval.ts';

const CandidateFormDialog = lazy(async () => ({ default: (await import('./CandidateFormDialog.tsx')).CandidateFormDialog }));

const toState = toRecordState(candidatesTexts.recordLoadFailed);

/** One candidate (spec 2 §2). */
export const CandidatePage = () => {
  const { id = '' } = useParams();
  const state = useGetCandidateQuery(id, { selectFromResult: toState });
  const [isEditing, setEditing] = useState(false);
  const [isGenerating, setGenerating] = useState(false);
  const { goneId, removeAndLeave } = useRecordRemoval(useCandidateRemoval());

  return (
    <RecordFrame {...state} isGone={goneId === id} notFound={<CandidateNotFound />} skeleton={<RecordSkeleton portrait />}>
      {(candidate) => (
        <>
          <CandidateHeader
            candidate={candidate}
            onGenerate={() => setGenerating(true)}
            onEdit={() => setEditing(true)}
            onRemove={() => void removeAndLeave(id, paths.candidates)}
          />
          <AnalysisState candidate={candidate} />
          {candidate.status === 'ai_analyzing' ? <CandidatePolling id={id} /> : <CandidateSections candidate={candidate} />}
          <Suspense fallback={null}>
            {isEditing ? <CandidateFormDialog id={id} onClose={() => setEditing(false)} /> : null}
            {isGenerating ? (
              <GenerateCvDialog candidateId={id} candidateName={candidateName(candidate)} onClose={() => setGenerating(false)} />
            ) : null}
          </Suspense>
        </>
      )}
    </RecordFrame>
  );
};
