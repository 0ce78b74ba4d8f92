import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { JobRow } from '#contract/jobs';
import { joined } from '../names.ts';
import { placementsTexts } from '../texts.ts';

export interface JobCardProps {
  job: JobRow;
  to: string;
  isSelected: boolean;
}

const COUNTS = ['analyzed', 'presented', 'placed'] as const;

/** Placed over total, at most 100 (spec 2 §2). */
const progressOf = ({ placed, total }: Pick<JobRow['stats'], 'placed' | 'total'>): number =>
  total === 0 ? 0 : Math.min(100, Math.round((placed / total) * 100));

/** An offer, how far its candidates have come, and the way to them. */
export const JobCard = ({ job, to, isSelected }: JobCardProps) => {
  const { stats } = job;
  const title = job.title || job.fileName || placementsTexts.untitledJob;
  const progress = placementsTexts.progress(stats.placed, stats.total);
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        borderColor: isSelected ? 'primary.main' : undefined,
        boxShadow: isSelected ? '0 0 0 1px currentColor' : undefined,
        color: 'primary.main',
      }}
    >
      <CardActionArea
        component={Link}
        to={to}
        aria-current={isSelected ? 'true' : undefined}
        sx={{ p: 2, color: 'text.primary', alignContent: 'start' }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere', textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mt: 0.25 }}>
          {joined(job.company, job.location) || '\u00A0'}
        </Typography>
        <Box sx={{ mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
            {placementsTexts.candidateCount(stats.total)}
          </Box>
          {joined(...COUNTS.map((status) => placementsTexts.stats[status](stats[status])))}
        </Box>
        <LinearProgress
          variant="determinate"
          color="success"
          value={progressOf(stats)}
          aria-label={progress}
          title={progress}
          sx={{ mt: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
        />
      </CardActionArea>
    </Card>
  );
};
