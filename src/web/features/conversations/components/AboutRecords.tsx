import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import type { Citation } from '#contract/conversations';
import { paths } from '#lib/paths';
import { conversationsTexts as texts } from '../texts.ts';

const LEADS_TO = { candidate: paths.candidate, job: paths.job, placement: paths.placement } as const satisfies Record<
  Citation['kind'],
  unknown
>;

/** The records that a conversation is about, each leading to its page; many of them scroll on one line. */
export const AboutRecords = ({ records }: { records: readonly Citation[] }) => (
  <Box
    component="ul"
    aria-label={texts.about}
    sx={{ display: 'flex', gap: 0.75, m: 0, p: 0, px: { xs: 1, sm: 2.5 }, pb: 1.5, overflowX: 'auto', listStyle: 'none' }}
  >
    {records.map(({ kind, id, label }) => (
      <li key={id}>
        <Chip
          component={Link}
          to={LEADS_TO[kind](id)}
          clickable
          size="small"
          variant="outlined"
          icon={kind === 'job' ? <WorkOutlined /> : <PersonOutlined />}
          label={label}
          title={label}
          sx={{ maxWidth: '18rem' }}
        />
      </li>
    ))}
  </Box>
);
