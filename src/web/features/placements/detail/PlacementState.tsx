import type { Placement } from '#contract/placements';
import { AnalysisFailure } from '#ui/AnalysisFailure';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { FloatingBadge } from '#ui/FloatingBadge';
import { detailTexts } from '../detailTexts.ts';
import { useAnalyzePlacementMutation } from '../placementsApi.ts';

export interface PlacementProps {
  placement: Placement;
}

/** Where the analysis stands when there is something to say of it: under way, or failed. */
export const PlacementState = ({ placement: { id, placementStatus, analysisError } }: PlacementProps) => {
  const [analyze, { isLoading }] = useAnalyzePlacementMutation();
  if (analysisError !== null) return <AnalysisFailure reason={analysisError} disabled={isLoading} onAnalyze={() => void analyze(id)} />;
  if (placementStatus !== 'to_analyze') return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <AlertTitle>{detailTexts.toAnalyze}</AlertTitle>
      {detailTexts.toAnalyzeText}
      <Box sx={{ mt: 1.5 }}>
        <FloatingBadge pulsing>{detailTexts.autoRefresh}</FloatingBadge>
      </Box>
    </Alert>
  );
};
