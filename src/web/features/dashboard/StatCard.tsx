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

/** One figure of the dashboard (spec 1 §2). */
export const StatCard = ({ title, value, failed = false, note, growth }: StatCardProps) => (
  <Card sx={{ p: 3 }}>
    <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography sx={{ fontFamily: 'h1.fontFamily', fontWeight: 650, fontSize: '2.25rem', lineHeight: 1.2 }}>
      {value ?? (failed ? '—' : <Skeleton width="60%" />)}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.5, minHeight: 24 }}>
      {growth ? <Change percent={growth.percent} versus={dashboardTexts.versus} /> : null}
      {growth?.isExample ? <ExampleMark label={dashboardTexts.example} hint={dashboardTexts.exampleHint} /> : null}
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 21 }}>
      {note}
    </Typography>
  </Card>
);
