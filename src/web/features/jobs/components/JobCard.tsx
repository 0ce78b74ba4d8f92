import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FailedAnalysis } from '#ui/FailedAnalysis';
import { StatusChip } from '#ui/StatusChip';
import { statusLabel } from '../labels.ts';
import { salaryOf } from '../names.ts';
import { JobActions, type JobRowProps } from './JobActions.tsx';
import { JobFact } from './JobFact.tsx';
import { JobIdentity } from './JobIdentity.tsx';

/** A row of the list on a narrow screen. */
export const JobCard = ({ job, handlers }: JobRowProps) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
      <JobIdentity job={job} />
      <Box sx={{ flexShrink: 0 }}>
        <StatusChip {...statusLabel(job.status)} />
      </Box>
    </Box>
    {job.analysisError === null ? (
      <JobFact job={job} text={[job.company, job.location].filter(Boolean).join(' · ')} />
    ) : (
      <FailedAnalysis reason={job.analysisError} onAnalyze={() => handlers.onAnalyze(job.id)} />
    )}
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography component="div" variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        <JobFact job={job} text={salaryOf(job)} />
      </Typography>
      <JobActions job={job} handlers={handlers} />
    </Box>
  </>
);
