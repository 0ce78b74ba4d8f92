import Typography from '@mui/material/Typography';

export interface NothingProps {
  text: string;
}

/** A section that has nothing to show. */
export const Nothing = ({ text }: NothingProps) => <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>;
