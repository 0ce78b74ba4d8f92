import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { useOneAtATime } from '#lib/useOneAtATime';
import { AnalysisState } from './components/detail/AnalysisState.tsx';
import { JobHeader } from './components/detail/JobHeader.tsx';
import { JobRecord } from './components/detail/JobRecord.tsx';
import { JobSections } from './components/detail/JobSections.tsx';
import { useJobRemoval } from './useJobRemoval.ts';

/** One offer (spec 1 §2). */
export const JobPage = () => {
  const { id = '' } = useParams();
  const leave = useLeave();
  const remove = useJobRemoval('page');
  const removeAndLeave = useOneAtATime(async () => {
    if (await remove(id)) await leave(paths.jobs, { replace: true });
  });
  const onRemove = () => void removeAndLeave();
  return (
    <JobRecord id={id}>
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
