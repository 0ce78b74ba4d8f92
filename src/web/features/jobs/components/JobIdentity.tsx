import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { JobRow } from '#contract/jobs';
import { formatDate } from '#lib/dates';
import { paths } from '#lib/paths';
import { TwoLines } from '#ui/TwoLines';
import { jobTitle } from '../names.ts';
import { jobsTexts } from '../texts.ts';

export interface JobIdentityProps {
  job: JobRow;
}

/** Title, and since when the offer is there. */
export const JobIdentity = ({ job }: JobIdentityProps) => {
  const title = jobTitle(job);
  return (
    <TwoLines
      title={title}
      first={
        job.status === 'ai_analyzing' ? (
          title
        ) : (
          <Link component={RouterLink} to={paths.job(job.id)} color="inherit">
            {title}
          </Link>
        )
      }
      second={jobsTexts.addedOn(formatDate(job.createdAt))}
    />
  );
};
