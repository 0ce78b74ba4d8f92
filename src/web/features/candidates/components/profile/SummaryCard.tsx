import Typography from '@mui/material/Typography';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { summaryText } from '../../candidateForm.ts';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';

export const SummaryCard = ({ candidate }: SectionProps) => {
  const summary = summaryText(candidate.professionalSummary);
  return (
    <SectionCard title={profileTexts.sections.summary}>
      {summary === '' ? (
        <Nothing text={profileTexts.nothing.summary} />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch', overflowWrap: 'anywhere' }}>{summary}</Typography>
      )}
    </SectionCard>
  );
};
