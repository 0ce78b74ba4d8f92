import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { PageHeader } from '#ui/PageHeader';
import { jobsTexts } from '../texts.ts';

export interface JobsHeaderProps {
  onCreate: () => void;
}

export const JobsHeader = ({ onCreate }: JobsHeaderProps) => (
  <PageHeader
    title={jobsTexts.title}
    subtitle={jobsTexts.subtitle}
    actions={
      <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
        {jobsTexts.newJob}
      </Button>
    }
  />
);
