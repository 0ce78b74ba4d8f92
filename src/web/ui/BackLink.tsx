import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

export interface BackLinkProps {
  to: string;
  label: string;
}

/** The way back to the list, above a record. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Button component={Link} to={to} size="small" startIcon={<ArrowBack fontSize="small" />} sx={{ mb: 1.5, ml: -1 }}>
    {label}
  </Button>
);
