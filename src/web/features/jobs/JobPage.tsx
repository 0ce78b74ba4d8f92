import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { AnalysisState } from './components/detail/AnalysisState.tsx';
import { JobHeader } from './components/detail/JobHeader.tsx';
import { JobRecord } from './components/detail/JobRecord.tsx';
import { JobSections } from './components/detail/JobSections.tsx';
import { useJobRemoval } from './useJobRemoval.ts';

/** One offer (spec 1 §2). */
export const JobPage = () => {
  const { id = '' } = useParams();
  const { goneId, removeAndLeave } = useRecordRemoval(useJobRemoval('page'));
  const onRemove = () => void removeAndLeave(id, paths.jobs);
  return (
    <JobRecord id={id} isGone={goneId === id}>
      {(job) => (
        <>
          <JobHeader job={job} onRemove={onRemove} />
          <AnalysisState job={job} />
          {job.status === 'ai_analyzing' ? null : <JobSections job={job} onRemove={onRemove} />}
        </>
      )}
    </JobRecord>
  );
};
