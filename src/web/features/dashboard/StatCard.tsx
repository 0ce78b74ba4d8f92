import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export interface StatCardProps {
  title: string;
  /** undefined until it is known. */
  value: string | undefined;
  /** It could not be known. */
  failed?: boolean;
  note?: string;
}

/** One figure of the dashboard (spec 1 §2). */
export const StatCard = ({ title, value, failed = false, note }: StatCardProps) => (
  <Card sx={{ p: 3 }}>
    <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography sx={{ fontFamily: 'h1.fontFamily', fontWeight: 650, fontSize: '2.25rem', lineHeight: 1.2 }}>
      {value ?? (failed ? '—' : <Skeleton width="60%" />)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 21 }}>
      {note}
    </Typography>
  </Card>
);
