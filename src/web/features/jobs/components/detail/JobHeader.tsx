import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Job } from '#contract/jobs';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { detailTexts } from '../../detailTexts.ts';
import { jobTitle } from '../../names.ts';
import { jobsTexts } from '../../texts.ts';

export interface JobHeaderProps {
  job: Job;
  onRemove: () => void;
}

export const JobHeader = ({ job, onRemove }: JobHeaderProps) => (
  <>
    <BackLink to={paths.jobs} label={jobsTexts.backToList} />
    <PageHeader
      title={jobTitle(job)}
      subtitle={[job.company, job.location].filter(Boolean).join(' · ')}
      actions={
        <>
          {job.status === 'ai_analyzing' ? (
            <Button variant="outlined" startIcon={<EditOutlined />} disabled>
              {detailTexts.edit}
            </Button>
          ) : (
            <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={paths.jobEdit(job.id)}>
              {detailTexts.edit}
            </Button>
          )}
          <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
            {detailTexts.remove}
          </Button>
        </>
      }
    />
  </>
);
