import WorkOffOutlined from '@mui/icons-material/WorkOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { jobsTexts } from '../../texts.ts';

/** Deleted, or never there, or another company's: the server does not tell (spec 1 §2). */
export const JobNotFound = () => (
  <EmptyState
    icon={<WorkOffOutlined />}
    title={jobsTexts.notFound}
    titleAs="h1"
    text={jobsTexts.notFoundText}
    action={
      <Button variant="contained" component={Link} to={paths.jobs}>
        {jobsTexts.backToList}
      </Button>
    }
  />
);
