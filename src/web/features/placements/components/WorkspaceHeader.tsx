import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Job } from '#contract/jobs';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { type PlacementsAddress, withJob } from '../address.ts';
import { joined } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import type { WorkspaceProps } from './JobWorkspace.tsx';

export interface WorkspaceHeaderProps extends WorkspaceProps {
  /** undefined until the offer is known. */
  job: Job | undefined;
  /** It could not be known. */
  hasFailed: boolean;
}

const VIEWS = [
  { view: '', label: placementsTexts.views.cards, Icon: GridViewOutlined },
  { view: 'board', label: placementsTexts.views.board, Icon: ViewKanbanOutlined },
  { view: 'ranking', label: placementsTexts.views.ranking, Icon: LeaderboardOutlined },
] as const;

const waiting = (hasFailed: boolean, width: string) => (hasFailed ? '—' : <Skeleton width={width} />);

/** Which offer it is, and the three ways to look at its candidates. */
export const WorkspaceHeader = ({ job, hasFailed, address, onChange }: WorkspaceHeaderProps) => (
  <>
    <Box sx={{ display: { xs: 'block', lg: address.view === 'board' ? 'block' : 'none' } }}>
      <BackLink to={withJob({ ...address, view: '' }, '')} label={placementsTexts.allJobs} />
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {job ? job.title || job.fileName || placementsTexts.untitledJob : waiting(hasFailed, '60%')}
        </Typography>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {job ? (
            <>
              {joined(job.company, job.location)}
              {job.company || job.location ? ' · ' : ''}
              <Link component={RouterLink} to={paths.job(job.id)}>
                {placementsTexts.viewJob}
              </Link>
            </>
          ) : (
            waiting(hasFailed, '40%')
          )}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={address.view}
        aria-label={placementsTexts.views.label}
        onChange={(_event, view: PlacementsAddress['view'] | null) => {
          if (view !== null) onChange({ view });
        }}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none', gap: 0.75, px: 1.5, fontWeight: 600, bgcolor: 'background.paper' } }}
      >
        {VIEWS.map(({ view, label, Icon }) => (
          <ToggleButton key={view} value={view}>
            <Icon fontSize="small" aria-hidden="true" />
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  </>
);
