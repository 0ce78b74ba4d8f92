import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { CandidateRow } from '#contract/candidates';
import { paths } from '#lib/paths';
import { InitialsAvatar } from '#ui/InitialsAvatar';
import { StatusChip } from '#ui/StatusChip';
import { TwoLines } from '#ui/TwoLines';
import { availabilityLabel, STATUS_LABELS } from '../labels.ts';
import { candidateName, initialsOf } from '../names.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidateIdentityProps {
  candidate: CandidateRow;
}

/** Portrait, name, and where the candidate stands. */
export const CandidateIdentity = ({ candidate }: CandidateIdentityProps) => {
  const name = candidateName(candidate);
  const isAnalyzing = candidate.status === 'ai_analyzing';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: '100%' }}>
      <InitialsAvatar initials={initialsOf(candidate)} />
      <TwoLines
        first={
          isAnalyzing ? (
            name
          ) : (
            <Link component={RouterLink} to={paths.candidate(candidate.id)} color="inherit">
              {name}
            </Link>
          )
        }
        title={name}
        second={
          isAnalyzing ? (
            candidatesTexts.analyzing
          ) : (
            <StatusChip
              {...(candidate.status === 'analysis_failed'
                ? STATUS_LABELS.analysis_failed
                : availabilityLabel(candidate.availabilityStatus))}
            />
          )
        }
      />
    </Box>
  );
};
