import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatChange } from '#lib/figures';

export interface ChangeProps {
  /** Whole percent. */
  percent: number;
  /** What it is compared with: 'vs mois dernier'. */
  versus: string;
}

const lookOf = (percent: number) => {
  if (percent > 0) return { Icon: TrendingUp, color: 'success.main' };
  return percent < 0 ? { Icon: TrendingDown, color: 'error.main' } : { Icon: TrendingFlat, color: 'text.secondary' };
};

/** How a figure changed: « +12 % vs mois dernier ». */
export const Change = ({ percent, versus }: ChangeProps) => {
  const { Icon, color } = lookOf(percent);
  return (
    <Typography variant="body2" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
      <Icon aria-hidden="true" sx={{ fontSize: 18, color }} />
      <Box component="span" sx={{ color, fontWeight: 600 }}>
        {formatChange(percent)}
      </Box>
      {versus}
    </Typography>
  );
};
