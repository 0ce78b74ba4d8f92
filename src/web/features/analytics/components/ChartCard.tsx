import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SectionCard } from '#ui/SectionCard';
import { type ChartData, isEmptyChart } from '../chartData.ts';
import { analyticsTexts as texts } from '../texts.ts';
import { FiguresTable } from './FiguresTable.tsx';

export interface ChartCardProps {
  title: string;
  data: ChartData;
  children: ReactNode;
}

/** Pixels; also of the words that stand where there is nothing to draw. */
export const CHART_HEIGHT = 260;

/** A chart, and its figures for who cannot see it or wants them. */
export const ChartCard = ({ title, data, children }: ChartCardProps) => (
  <SectionCard title={title}>
    {isEmptyChart(data) ? (
      <Box sx={{ display: 'grid', placeItems: 'center', height: CHART_HEIGHT }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.noData}</Typography>
      </Box>
    ) : (
      <>
        <Box aria-hidden="true">{children}</Box>
        <FiguresTable title={title} data={data} />
      </>
    )}
  </SectionCard>
);
