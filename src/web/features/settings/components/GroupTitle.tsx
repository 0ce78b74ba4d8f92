import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface GroupTitleProps {
  title: string;
  hint: string;
}

/** Heads a part of a card, with what one should know of it. */
export const GroupTitle = ({ title, hint }: GroupTitleProps) => (
  <Box sx={{ mb: 2 }}>
    <Typography variant="subtitle1" component="h3">
      {title}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {hint}
    </Typography>
  </Box>
);
