import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Candidate } from '#contract/candidates';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { candidateName } from '../../names.ts';
import { profileTexts } from '../../profileTexts.ts';
import { candidatesTexts } from '../../texts.ts';

export interface CandidateHeaderProps {
  candidate: Candidate;
  onGenerate: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export const CandidateHeader = ({ candidate, onGenerate, onEdit, onRemove }: CandidateHeaderProps) => (
  <>
    <BackLink to={paths.candidates} label={candidatesTexts.backToList} />
    <PageHeader
      title={candidateName(candidate)}
      subtitle={[candidate.currentPosition, candidate.currentCompany].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<PictureAsPdfOutlined />}
            disabled={candidate.status === 'ai_analyzing'}
            onClick={onGenerate}
          >
            {profileTexts.generateCv}
          </Button>
          {candidate.status === 'ai_analyzing' ? null : (
            <Button variant="outlined" startIcon={<ForumOutlined />} component={Link} to={paths.askAboutCandidate(candidate.id)}>
              {profileTexts.ask}
            </Button>
          )}
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
