import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { JobRow } from '#contract/jobs';

export interface JobFactProps {
  job: JobRow;
  text: string;
}

/** What a row has room for. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textWrap: 'balance',
  lineHeight: 1.4,
};

/** A fact of a row; a placeholder while the file is being read. */
export const JobFact = ({ job: { status }, text }: JobFactProps) =>
  status === 'ai_analyzing' ? (
    <Skeleton animation={false} width="60%" height={22} />
  ) : (
    <Box component="span" title={text} sx={twoLines}>
      {text || '—'}
    </Box>
  );
