import Skeleton from '@mui/material/Skeleton';
import type { JobRow } from '#contract/jobs';

export interface JobFactProps {
  job: JobRow;
  text: string;
}

/** A fact of a row; a placeholder while the file is being read. */
export const JobFact = ({ job: { status }, text }: JobFactProps) =>
  status === 'ai_analyzing' ? (
    <Skeleton animation={false} width="60%" height={22} />
  ) : (
    <span title={text} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text || '—'}
    </span>
  );
