import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_PERIOD, type Period, PERIODS, type Statistics } from '#contract/statistics';
import { failureText } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import { formatDate } from '#lib/dates';
import { saveFile } from '#lib/saveFile';
import { ErrorPanel } from '#ui/ErrorPanel';
import { FilterSelect } from '#ui/FilterSelect';
import { PageHeader } from '#ui/PageHeader';
import { Charts } from './components/Charts.tsx';
import { IndicatorCard } from './components/IndicatorCard.tsx';
import { toCsv } from './csv.ts';
import { indicatorsOf } from './indicators.ts';
import { useGetStatisticsQuery } from './statisticsApi.ts';
import { analyticsTexts as texts, PERIOD_LABELS } from './texts.ts';

const periodIn = (address: URLSearchParams): Period => PERIODS.find((period) => String(period) === address.get('period')) ?? DEFAULT_PERIOD;

const download = (statistics: Statistics) =>
  saveFile(new Blob([toCsv(statistics)], { type: 'text/csv;charset=utf-8' }), `vivier-analytics-${statistics.from}-${statistics.to}.csv`);

/** The last row fills its width whatever the number of cards. */
const ROWS = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, '& > *': { flex: '1 1 15rem' } };

const Waiting = () => (
  <Box role="status" aria-label={commonTexts.loading} sx={ROWS}>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} variant="rounded" height={140} />
    ))}
  </Box>
);

/** The company's figures over a period, which lives in the URL (spec 2 §2). */
export const AnalyticsPage = () => {
  const [address, setAddress] = useSearchParams();
  const period = periodIn(address);
  const { data: latest, currentData: statistics, error, refetch } = useGetStatisticsQuery({ query: { period } });
  const choose = (value: string) => setAddress(value === String(DEFAULT_PERIOD) ? {} : { period: value });
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={latest ? texts.subtitle(formatDate(latest.from), formatDate(latest.to)) : undefined}
        actions={
          <>
            <FilterSelect
              label={texts.periodLabel}
              value={String(period)}
              options={PERIODS.map((value) => ({ value: String(value), label: PERIOD_LABELS[value] }))}
              onChange={choose}
            />
            <Button
              variant="outlined"
              startIcon={<FileDownload />}
              disabled={!statistics}
              onClick={statistics && (() => download(statistics))}
            >
              {texts.export}
            </Button>
          </>
        }
      />
      {statistics ? (
        <>
          <Box sx={ROWS}>
            {indicatorsOf(statistics).map((indicator) => (
              <IndicatorCard key={indicator.label} indicator={indicator} />
            ))}
          </Box>
          <Charts statistics={statistics} />
        </>
      ) : error ? (
        <ErrorPanel title={commonTexts.loadFailed} text={failureText(error, texts.loadFailed)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  );
};
