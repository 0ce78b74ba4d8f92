import { useNavigate, useParams } from 'react-router-dom';
import { jobFormSchema } from '#contract/jobs';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { BackLink } from '#ui/BackLink';
import { FormPage } from '#ui/FormPage';
import { PageHeader } from '#ui/PageHeader';
import { AnalysisState } from './components/detail/AnalysisState.tsx';
import { JobRecord } from './components/detail/JobRecord.tsx';
import { formTexts } from './formTexts.ts';
import { toFormValues } from './jobForm.ts';
import { JobForm } from './JobForm.tsx';
import { jobTitle } from './names.ts';
import { useJobUpdate } from './useJobSaving.ts';

/** Edits an offer on a page of its own (spec 1 §2). */
export const JobEditPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const leave = useLeave();
  const save = useJobUpdate('page', () => leave(paths.job(id)));
  return (
    <JobRecord id={id}>
      {(job) => (
        <>
          <BackLink to={paths.job(id)} label={formTexts.back} />
          <PageHeader title={formTexts.editTitle} />
          <AnalysisState job={job} />
          {job.status === 'ai_analyzing' ? null : (
            <FormPage
              title={jobTitle(job)}
              initialValues={toFormValues(job)}
              validationSchema={jobFormSchema}
              onSubmit={save(job)}
              onClose={() => void navigate(paths.job(id))}
            >
              <JobForm />
            </FormPage>
          )}
        </>
      )}
    </JobRecord>
  );
};
