import Box from '@mui/material/Box';
import { formatNumber } from '#lib/figures';
import type { ChartData } from '../chartData.ts';
import { analyticsTexts as texts } from '../texts.ts';

export interface FiguresTableProps {
  title: string;
  data: ChartData;
}

export const FiguresTable = ({ title, data: { axis, labels, series } }: FiguresTableProps) => (
  <Box component="details" sx={{ mt: 1, fontSize: '0.875rem', '& summary': { cursor: 'pointer', color: 'text.secondary' } }}>
    <summary>{texts.showFigures}</summary>
    <Box
      component="table"
      aria-label={title}
      sx={{
        mt: 1,
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { textAlign: 'left', py: 0.5, pr: 2, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ label: name, values }) => (
              <td key={name}>{formatNumber(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
