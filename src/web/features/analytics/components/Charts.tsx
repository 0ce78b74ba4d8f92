import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Statistics } from '#contract/statistics';
import { formatNumber } from '#lib/figures';
import { activityData, revenueData, scoreData, statusData } from '../chartData.ts';
import { analyticsTexts as texts } from '../texts.ts';
import { CHART_HEIGHT, ChartCard } from './ChartCard.tsx';

const MARGIN = { left: 0, right: 24, top: 12, bottom: 0 };
const format = (value: number | null) => (value === null ? '' : formatNumber(value));
/** Nothing here is counted in halves. */
const COUNTED = { valueFormatter: formatNumber, tickMinStep: 1 };

/** The charts of the screen, drawn from real figures only. */
export const Charts = ({ statistics }: { statistics: Statistics }) => {
  const theme = useTheme();
  const { primary, secondary, info } = (theme.vars ?? theme).palette;
  const colors = [primary.main, info.main, secondary.main];
  const [activity, revenue, status, score] = [
    activityData(statistics),
    revenueData(statistics),
    statusData(statistics),
    scoreData(statistics),
  ] as const;
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const bars = (data: typeof status, color: string, layout: 'horizontal' | 'vertical') => {
    const labels = { data: data.labels, scaleType: 'band' } as const;
    const isLying = layout === 'horizontal';
    return (
      <BarChart
        height={CHART_HEIGHT}
        disableKeyboardNavigation
        margin={MARGIN}
        hideLegend
        borderRadius={4}
        layout={layout}
        xAxis={[isLying ? COUNTED : labels]}
        yAxis={[isLying ? { ...labels, width: 84 } : COUNTED]}
        series={data.series.map(({ label, values }) => ({ label, data: values, color, valueFormatter: format }))}
      />
    );
  };
  // Where names would not all find room under their bars, bars lie beside them.
  const ofKinds = isNarrow ? 'horizontal' : 'vertical';
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      <ChartCard title={texts.activity} data={activity}>
        <LineChart
          height={CHART_HEIGHT}
          disableKeyboardNavigation
          margin={MARGIN}
          xAxis={[{ data: activity.labels, scaleType: 'point' }]}
          yAxis={[COUNTED]}
          series={activity.series.map(({ label, values }, index) => ({
            label,
            data: values,
            color: colors[index],
            showMark: false,
            curve: 'linear',
            valueFormatter: format,
          }))}
        />
      </ChartCard>
      <ChartCard title={texts.byStatus} data={status}>
        {bars(status, primary.main, ofKinds)}
      </ChartCard>
      <ChartCard title={texts.byScore} data={score}>
        {bars(score, info.main, ofKinds)}
      </ChartCard>
      <ChartCard title={texts.revenueOverTime} data={revenue}>
        {bars(revenue, secondary.main, 'vertical')}
      </ChartCard>
    </Box>
  );
};
