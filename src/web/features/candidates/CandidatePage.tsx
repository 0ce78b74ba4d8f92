import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { failureMessage, failureStatus } from '#lib/api/failure';
import { paths } from '#lib/paths';
import { ErrorPanel } from '#ui/ErrorPanel';
import { CandidateHeader } from './components/profile/CandidateHeader.tsx';
import { CandidateNotFound } from './components/profile/CandidateNotFound.tsx';
import { CandidatePolling } from './components/profile/CandidatePolling.tsx';
import { CandidateSections } from './components/profile/CandidateSections.tsx';
import { AnalysisState } from './components/profile/AnalysisState.tsx';
import { ProfileSkeleton } from './components/profile/ProfileSkeleton.tsx';
import { useGetCandidateQuery } from './candidatesApi.ts';
import { candidatesTexts } from './texts.ts';
import { useCandidateRemoval } from './useCandidateRemoval.ts';

const CandidateFormDialog = lazy(async () => ({ default: (await import('./CandidateFormDialog.tsx')).CandidateFormDialog }));

/** Statuses of an id that names no candidate of the company. */
const ABSENT = [400, 404, 422];

/** One candidate (spec 2 §2). */
export const CandidatePage = () => {
  const { id = '' } = useParams();
  const { candidate, isError, error, refetch } = useGetCandidateQuery(id, {
    selectFromResult: ({ currentData, isError, error }) => ({ candidate: currentData, isError, error }),
  });
  const [isEditing, setEditing] = useState(false);
  const remove = useCandidateRemoval();
  const navigate = useNavigate();

  if (isError && ABSENT.includes(failureStatus(error) ?? 0)) return <CandidateNotFound />;
  if (isError && !candidate) {
    const text = failureStatus(error) === 403 ? null : failureMessage(error);
    return (
      <ErrorPanel
        titleAs="h1"
        title={candidatesTexts.loadFailedTitle}
        text={text ?? candidatesTexts.recordLoadFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!candidate) return <ProfileSkeleton />;

  const removeAndLeave = async () => {
    if (await remove(id)) void navigate(paths.candidates, { replace: true });
  };

  return (
    <>
      <CandidateHeader candidate={candidate} onEdit={() => setEditing(true)} onRemove={() => void removeAndLeave()} />
      <AnalysisState candidate={candidate} />
      {candidate.status === 'ai_analyzing' ? <CandidatePolling id={id} /> : <CandidateSections candidate={candidate} />}
      <Suspense fallback={null}>{isEditing ? <CandidateFormDialog id={id} onClose={() => setEditing(false)} /> : null}</Suspense>
    </>
  );
};
