import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { usePageTitle } from '#lib/usePageTitle';
import { EmptyState } from '#ui/EmptyState';
import { detailTexts } from './detailTexts.ts';
import { placementsTexts } from './texts.ts';

/** Deleted, or never there, or another company's: the server does not tell (spec 2 §2). */
export const PlacementNotFound = () => {
  usePageTitle(placementsTexts.title);
  return (
    <EmptyState
      icon={<LinkOffOutlined />}
      title={detailTexts.notFound}
      titleAs="h1"
      action={
        <Button variant="contained" component={Link} to={paths.placements}>
          {detailTexts.back}
        </Button>
      }
    />
  );
};
