import type { Statistics } from '#contract/statistics';
import { activityData, type ChartData, revenueData, scoreData, statusData } from './chartData.ts';
import { indicatorsOf } from './indicators.ts';
import { analyticsTexts as texts } from './texts.ts';

type Cell = string | number;

/** Excel in French parts cells by semicolons, writes decimals with a comma, and knows UTF-8 by its mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const toCell = (cell: Cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : `"${cell.replaceAll('"', '""')}"`);

const tableOf = ({ axis, labels, series }: ChartData): Cell[][] => [
  [axis, ...series.map(({ label }) => label)],
  ...labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? 0)]),
];

/** The real figures of a period; an example is never exported (decisions §5). */
export const toCsv = (statistics: Statistics): string => {
  const indicators = indicatorsOf(statistics)
    .filter(({ isExample, value }) => !isExample && value !== null)
    .map(({ label, value }): Cell[] => [label, value!]);
  const rows: Cell[][] = [
    [texts.periodLabel, statistics.from, statistics.to],
    [],
    [texts.indicator, texts.value],
    ...indicators,
    [],
    ...tableOf(activityData(statistics)),
    [],
    ...tableOf(revenueData(statistics)),
    [],
    ...tableOf(statusData(statistics)),
    [],
    ...tableOf(scoreData(statistics)),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(toCell).join(';')).join('\r\n');
};
