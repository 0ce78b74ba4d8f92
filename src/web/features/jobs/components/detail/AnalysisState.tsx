import type { Job } from '#contract/jobs';
import { AnalysisFailure } from '#ui/AnalysisFailure';
import { AnalysisRunning } from '#ui/AnalysisRunning';
import { useAnalyzeJobMutation } from '../../jobsApi.ts';
import { jobsTexts } from '../../texts.ts';

export interface AnalysisStateProps {
  job: Job;
}

/** Where the analysis stands when there is something to say of it: under way, or failed and to be completed by hand. */
export const AnalysisState = ({ job: { id, status, analysisError } }: AnalysisStateProps) => {
  const [analyze, { isLoading }] = useAnalyzeJobMutation();
  if (status === 'ai_analyzing') return <AnalysisRunning title={jobsTexts.analyzing} text={jobsTexts.analyzingText} />;
  return analysisError === null ? null : <AnalysisFailure reason={analysisError} disabled={isLoading} onAnalyze={() => void analyze(id)} />;
};
