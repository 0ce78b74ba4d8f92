import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlineOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RankedCandidate } from '#contract/placements';
import { matchTexts } from '../matchTexts.ts';

export interface EvidenceProps {
  ranked: Pick<RankedCandidate, 'strengths' | 'missingSkills'>;
}

interface LineProps {
  icon: ReactNode;
  children: ReactNode;
}

const Line = ({ icon, children }: LineProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
    {icon}
    <span>{children}</span>
  </Box>
);

const size = { fontSize: 16, mt: '1px' } as const;
const SHOWN = 2;

/** The best reasons for a place in the ranking, and what is missing. */
export const Evidence = ({ ranked: { strengths, missingSkills } }: EvidenceProps) => (
  <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem' }}>
    {strengths.slice(0, SHOWN).map((strength) => (
      <Line key={strength} icon={<CheckCircleOutlined titleAccess={matchTexts.strengths} sx={{ ...size, color: 'success.main' }} />}>
        {strength}
      </Line>
    ))}
    {missingSkills.length > 0 ? (
      <Line icon={<RemoveCircleOutlined aria-hidden="true" sx={{ ...size, color: 'warning.main' }} />}>
        {matchTexts.missing}&nbsp;: {missingSkills.join(', ')}
      </Line>
    ) : null}
  </Box>
);
