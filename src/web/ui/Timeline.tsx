import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SourceTip } from './SourceTip.tsx';

export interface TimelineStep {
  title: string;
  /** '' when there is nothing to add, as for the others. */
  subtitle: string;
  period: string;
  text: string;
  /** Where the step comes from; null when nothing tells. */
  source: string | null;
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
}

/** Steps of a life along a line, in the order given. */
export const Timeline = ({ steps }: TimelineProps) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {steps.map(({ title, subtitle, period, text, source }, rank) => (
      <Box
        // oxlint-disable-next-line react/no-array-index-key -- steps have no identity of their own
        key={rank}
        component="li"
        sx={{
          position: 'relative',
          pl: 3,
          pb: rank < steps.length - 1 ? 2.5 : 0,
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 7,
            width: 9,
            height: 9,
            borderRadius: '50%',
            bgcolor: 'primary.main',
          },
          '&:not(:last-of-type)::after': {
            content: '""',
            position: 'absolute',
            left: 4,
            top: 20,
            bottom: -3,
            width: '1px',
            bgcolor: 'divider',
          },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <SourceTip source={source}>
            <Typography variant="subtitle1" component="h3" tabIndex={source === null ? undefined : 0}>
              {title}
            </Typography>
          </SourceTip>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {period}
          </Typography>
        </Box>
        {subtitle === '' ? null : <Typography sx={{ color: 'text.secondary' }}>{subtitle}</Typography>}
        {text === '' ? null : (
          <Typography variant="body2" sx={{ mt: 0.75, whiteSpace: 'pre-line', maxWidth: '78ch', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
