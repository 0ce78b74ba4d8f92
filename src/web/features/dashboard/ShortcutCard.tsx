import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

export interface ShortcutCardProps {
  title: string;
  text: string;
  to: string;
}

/** The way to a list (spec 1 §2). */
export const ShortcutCard = ({ title, text, to }: ShortcutCardProps) => (
  <Card>
    <CardActionArea
      component={Link}
      to={to}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, p: 3, height: '100%' }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
      <ArrowForward color="primary" />
    </CardActionArea>
  </Card>
);
