import type { GridColDef } from '@mui/x-data-grid';
import type { JobRow } from '#contract/jobs';
import { FailedAnalysis } from '#ui/FailedAnalysis';
import { StatusChip } from '#ui/StatusChip';
import { statusLabel } from '../labels.ts';
import { salaryOf } from '../names.ts';
import { jobsTexts } from '../texts.ts';
import { type JobActionHandlers, JobActions } from './JobActions.tsx';
import { JobFact } from './JobFact.tsx';
import { JobIdentity } from './JobIdentity.tsx';

const { columns } = jobsTexts;

/** Columns of the table (spec 1 §2). Why an analysis failed takes the room of the facts that it did not find. */
export const jobColumns = (handlers: JobActionHandlers): GridColDef<JobRow>[] => [
  {
    field: 'title',
    headerName: columns.title,
    flex: 3,
    minWidth: 160,
    renderCell: ({ row }) => <JobIdentity job={row} />,
  },
  {
    field: 'company',
    headerName: columns.company,
    flex: 2,
    minWidth: 100,
    colSpan: (_value, { analysisError }) => (analysisError === null ? 1 : 3),
    renderCell: ({ row }) =>
      row.analysisError === null ? (
        <JobFact job={row} text={row.company} />
      ) : (
        <FailedAnalysis reason={row.analysisError} onAnalyze={() => handlers.onAnalyze(row.id)} />
      ),
  },
  {
    field: 'location',
    headerName: columns.location,
    flex: 1.5,
    minWidth: 108,
    renderCell: ({ row }) => <JobFact job={row} text={row.location} />,
  },
  {
    field: 'salary',
    headerName: columns.salary,
    flex: 1.5,
    minWidth: 128,
    sortable: false,
    renderCell: ({ row }) => <JobFact job={row} text={salaryOf(row)} />,
  },
  {
    field: 'status',
    headerName: columns.status,
    width: 96,
    sortable: false,
    renderCell: ({ row }) => <StatusChip {...statusLabel(row.status)} />,
  },
  {
    field: 'actions',
    headerName: columns.actions,
    width: 122,
    sortable: false,
    renderCell: ({ row }) => <JobActions job={row} handlers={handlers} />,
  },
];
