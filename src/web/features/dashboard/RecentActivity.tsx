import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatElapsed } from '#lib/dates';
import { SectionCard } from '#ui/SectionCard';
import type { RecentEvent } from './recentEvents.ts';
import { dashboardTexts } from './texts.ts';

const ICONS = { candidate: PersonAddOutlined, placement: HandshakeOutlined };

export interface RecentActivityProps {
  events: readonly RecentEvent[];
  /** ISO instant that « il y a » counts from. */
  now: string;
}

export const RecentActivity = ({ events, now }: RecentActivityProps) => (
  <SectionCard title={dashboardTexts.recentActivity}>
    {events.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{dashboardTexts.noActivity}</Typography> : null}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {events.map(({ id, kind, title, subject, to, at }) => {
        const Icon = ICONS[kind];
        return (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box
              aria-hidden="true"
              sx={{
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 36,
                height: 36,
                borderRadius: '50%',
                bgcolor: 'action.hover',
                color: 'primary.main',
              }}
            >
              <Icon fontSize="small" />
            </Box>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {title}
              </Typography>
              <Link component={RouterLink} to={to} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {subject}
              </Link>
            </Box>
            <Typography component="time" dateTime={at} variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatElapsed(at, now)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  </SectionCard>
);
