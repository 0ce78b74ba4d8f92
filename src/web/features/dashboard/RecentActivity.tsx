import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CandidateRow } from '#contract/candidates';
import { formatElapsed } from '#lib/dates';
import { paths } from '#lib/paths';
import { SectionCard } from '#ui/SectionCard';
import { dashboardTexts } from './texts.ts';

/** Events shown, newest first (spec 1 §9). */
const EVENTS = 3;

export interface RecentActivityProps {
  candidates: CandidateRow[];
  /** ISO instant that « il y a » counts from. */
  now: string;
}

export const RecentActivity = ({ candidates, now }: RecentActivityProps) => (
  <SectionCard title={dashboardTexts.recentActivity}>
    {candidates.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{dashboardTexts.noActivity}</Typography> : null}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {candidates.slice(0, EVENTS).map(({ id, firstName, lastName, createdAt }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            aria-hidden="true"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 36,
              height: 36,
              borderRadius: '50%',
              bgcolor: 'action.hover',
              color: 'primary.main',
            }}
          >
            <PersonAddOutlined fontSize="small" />
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {dashboardTexts.candidateAdded}
            </Typography>
            <Link component={RouterLink} to={paths.candidate(id)} noWrap sx={{ display: 'block' }}>
              {`${firstName} ${lastName}`.trim() || dashboardTexts.unnamed}
            </Link>
          </Box>
          <Typography component="time" dateTime={createdAt} variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatElapsed(createdAt, now)}
          </Typography>
        </Box>
      ))}
    </Box>
  </SectionCard>
);
