import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface PictureCardProps {
  title: string;
  text: string;
  /** Where the title and the picture lead; absent for a card that leads nowhere. */
  to?: string;
  /** Decorative; may come later. */
  picture: ReactNode;
  badges: ReactNode;
  actions: ReactNode;
}

/** A record that is best known by its looks. */
export const PictureCard = ({ title, text, to, picture, badges, actions }: PictureCardProps) => (
  <Card component="article" aria-label={title} sx={{ display: 'flex', flexDirection: 'column' }}>
    <Box sx={{ aspectRatio: '4 / 3', borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default', position: 'relative' }}>
      <Suspense fallback={null}>{picture}</Suspense>
      {to === undefined ? null : (
        <Box component={RouterLink} to={to} tabIndex={-1} aria-hidden="true" sx={{ position: 'absolute', inset: 0 }} />
      )}
    </Box>
    <Box sx={{ p: 2, pb: 1, flexGrow: 1, minWidth: 0 }}>
      <Typography variant="h3" component="h2" noWrap title={title}>
        {to === undefined ? (
          title
        ) : (
          <Link component={RouterLink} to={to} color="inherit">
            {title}
          </Link>
        )}
      </Typography>
      <Typography
        variant="body2"
        title={text}
        sx={{
          mt: 0.5,
          minHeight: '3em',
          color: 'text.secondary',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.5 }}>{badges}</Box>
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, px: 1.5, pb: 1.5 }}>{actions}</Box>
  </Card>
);
