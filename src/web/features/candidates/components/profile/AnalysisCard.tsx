import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '#ui/SectionCard';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';

interface PointsProps {
  title: string;
  lines: readonly string[];
}

const Points = ({ title, lines }: PointsProps) =>
  lines.length === 0 ? null : (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );

/** What the analysis derives from the facts; absent until there is one (spec 2 §2). */
export const AnalysisCard = ({ candidate: { aiProfileAnalysis } }: SectionProps) => {
  if (!aiProfileAnalysis) return null;
  const { strengths, weaknesses, marketValue, recommendations } = aiProfileAnalysis;
  return (
    <SectionCard title={profileTexts.sections.analysis}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Points title={profileTexts.strengths} lines={strengths} />
        <Points title={profileTexts.weaknesses} lines={weaknesses} />
        <Points title={profileTexts.marketValue} lines={marketValue ? [marketValue] : []} />
        <Points title={profileTexts.recommendations} lines={recommendations} />
      </Box>
    </SectionCard>
  );
};
