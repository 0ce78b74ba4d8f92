import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../detailTexts.ts';
import type { PlacementProps } from './PlacementState.tsx';

interface PointsProps {
  title: string;
  lines: readonly string[];
  none: string;
}

/** Lines under their name; also of the follow-up. */
export const Points = ({ title, lines, none }: PointsProps) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {lines.length === 0 ? (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {none}
      </Typography>
    ) : (
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    )}
  </Box>
);

const READINGS = ['strengths', 'concerns', 'missingSkills'] as const;

/** What the criteria say, in sentences (spec 2 §3). */
export const AnalysisCard = ({ placement: { aiAnalysis, aiReasoning } }: PlacementProps) => (
  <SectionCard title={detailTexts.analysis}>
    {aiAnalysis ? (
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {READINGS.map((reading) => (
          <Points key={reading} title={detailTexts[reading]} lines={aiAnalysis[reading]} none={detailTexts.none[reading]} />
        ))}
        {aiReasoning === '' ? null : (
          <Box>
            <Typography variant="subtitle2" component="h3">
              {detailTexts.reasoning}
            </Typography>
            <Typography sx={{ mt: 0.5, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{aiReasoning}</Typography>
          </Box>
        )}
      </Box>
    ) : (
      <Nothing text={detailTexts.notAnalyzed} />
    )}
  </SectionCard>
);
