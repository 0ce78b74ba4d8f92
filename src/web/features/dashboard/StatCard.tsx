import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Change } from '#ui/Change';
import { ExampleMark } from '#ui/ExampleMark';
import type { Growth } from './growth.ts';
import { dashboardTexts } from './texts.ts';

export interface StatCardProps {
  title: string;
  /** undefined until it is known. */
  value: string | undefined;
  /** It could not be known. */
  failed?: boolean;
  note?: string;
  growth?: Growth | null;
}

const wide = { gridColumn: '1 / -1' } as const;

/** The figure keeps to one line, whatever the width of its card. */
const ONE_LINE = 'clamp(1.5rem, 13cqi, 2.25rem)';

/** One figure of the dashboard (spec 1 §2). */
export const StatCard = ({ title, value, failed = false, note, growth }: StatCardProps) => (
  <Card sx={{ containerType: 'inline-size', display: 'grid', gridTemplateColumns: '1fr auto', alignContent: 'start', columnGap: 1, p: 3 }}>
    <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'end' }}>
      {note}
    </Typography>
    <Typography sx={{ ...wide, fontFamily: 'h1.fontFamily', fontWeight: 650, fontSize: ONE_LINE, lineHeight: '2.7rem' }}>
      {value ?? (failed ? '—' : <Skeleton width="60%" />)}
    </Typography>
    <Box sx={{ ...wide, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.5, minHeight: 24 }}>
      {growth ? <Change percent={growth.percent} versus={dashboardTexts.versus} /> : null}
      {growth?.isExample ? <ExampleMark label={dashboardTexts.example} hint={dashboardTexts.exampleHint} /> : null}
    </Box>
  </Card>
);
