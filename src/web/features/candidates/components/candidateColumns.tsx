import Skeleton from '@mui/material/Skeleton';
import type { GridColDef } from '@mui/x-data-grid';
import type { CandidateRow } from '#contract/candidates';
import { candidatesTexts } from '../texts.ts';
import { type CandidateActionHandlers, CandidateActions } from './CandidateActions.tsx';
import { CandidateIdentity } from './CandidateIdentity.tsx';
import { CandidatePosition } from './CandidatePosition.tsx';

const { columns } = candidatesTexts;

/** Columns of the table (spec 2 §2). Why an analysis failed takes the room of the facts that it did not find. */
export const candidateColumns = (handlers: CandidateActionHandlers): GridColDef<CandidateRow>[] => [
  {
    field: 'name',
    headerName: columns.name,
    flex: 3,
    minWidth: 210,
    renderCell: ({ row }) => <CandidateIdentity candidate={row} />,
  },
  {
    field: 'position',
    headerName: columns.position,
    flex: 3,
    minWidth: 220,
    colSpan: (_value, { status }) => (status === 'analysis_failed' ? 2 : 1),
    renderCell: ({ row }) => <CandidatePosition candidate={row} onAnalyze={handlers.onAnalyze} />,
  },
  {
    field: 'location',
    headerName: columns.location,
    flex: 1.5,
    minWidth: 120,
    renderCell: ({ row }) =>
      row.status === 'ai_analyzing' ? (
        <Skeleton animation={false} width="60%" height={22} />
      ) : (
        <span title={row.currentLocation}>{row.currentLocation || '—'}</span>
      ),
  },
  {
    field: 'actions',
    headerName: columns.actions,
    width: 156,
    sortable: false,
    renderCell: ({ row }) => <CandidateActions candidate={row} handlers={handlers} />,
  },
];
