import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Candidate } from '#contract/candidates';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { candidateName } from '../../names.ts';
import { profileTexts } from '../../profileTexts.ts';
import { candidatesTexts } from '../../texts.ts';

export interface CandidateHeaderProps {
  candidate: Candidate;
  onEdit: () => void;
  onRemove: () => void;
}

export const CandidateHeader = ({ candidate, onEdit, onRemove }: CandidateHeaderProps) => (
  <>
    <BackLink to={paths.candidates} label={candidatesTexts.backToList} />
    <PageHeader
      title={candidateName(candidate)}
      subtitle={[candidate.currentPosition, candidate.currentCompany].filter(Boolean).join(' · ')}
      actions={
        <>
          <Tooltip describeChild title={commonTexts.soon}>
            <Box component="span">
              <Button variant="outlined" startIcon={<PictureAsPdfOutlined />} disabled>
                {profileTexts.generateCv}
              </Button>
            </Box>
          </Tooltip>
          <Button variant="outlined" startIcon={<EditOutlined />} disabled={candidate.status === 'ai_analyzing'} onClick={onEdit}>
            {profileTexts.edit}
          </Button>
          <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
            {profileTexts.remove}
          </Button>
        </>
      }
    />
  </>
);
