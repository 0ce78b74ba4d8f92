import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { QuestionsPanel } from '#features/questions';
import { RecordColumns } from '#ui/RecordColumns';
import { AnalysisCard } from './AnalysisCard.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { EstimatesCards } from './EstimatesCards.tsx';
import { FinancesCard } from './FinancesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { JobInfoCard } from './JobInfoCard.tsx';
import type { PlacementProps } from './PlacementState.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { VerdictCard } from './VerdictCard.tsx';
import { WorkflowCard } from './WorkflowCard.tsx';

/** Every block (spec 2 §2): why the score is what it is on the left, the business on the right. */
export const PlacementSections = ({ placement }: PlacementProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <RecordColumns
      main={
        <>
          <ScoreCard placement={placement} />
          <AnalysisCard placement={placement} />
          <Suspense fallback={null}>
            <QuestionsPanel placementId={placement.id} />
          </Suspense>
        </>
      }
      side={
        <>
          <VerdictCard placement={placement} />
          <CandidateCard placement={placement} />
          <JobInfoCard placement={placement} />
          <FinancesCard placement={placement} />
          <WorkflowCard placement={placement} />
          <HistoryCard placement={placement} />
        </>
      }
    />
    <EstimatesCards placement={placement} />
  </Box>
);
