import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { candidatesTexts } from '../../texts.ts';

/** Deleted, or never there, or another company's: the server does not tell (spec 2 §2). */
export const CandidateNotFound = () => (
  <EmptyState
    icon={<PersonOffOutlined />}
    title={candidatesTexts.notFound}
    titleAs="h1"
    text={candidatesTexts.notFoundText}
    action={
      <Button variant="contained" component={Link} to={paths.candidates}>
        {candidatesTexts.backToList}
      </Button>
    }
  />
);
