import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import type { CandidateRow } from '#contract/candidates';
import { paths } from '#lib/paths';
import { IconAction } from '#ui/IconAction';
import { candidateName } from '../names.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidateActionHandlers {
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  onAnalyze: (id: string) => void;
}

export interface CandidateActionsProps {
  candidate: CandidateRow;
  handlers: CandidateActionHandlers;
}

/** View, email, edit, delete; while the CV is being read there is nothing to view or edit yet (spec 2 §2). */
export const CandidateActions = ({ candidate, handlers: { onEdit, onRemove } }: CandidateActionsProps) => {
  const { id, status, emailAddress } = candidate;
  const name = candidateName(candidate);
  const isAnalyzing = status === 'ai_analyzing';
  return (
    <Box sx={{ display: 'flex', gap: 0.25 }}>
      <IconAction label={candidatesTexts.view(name)} Icon={VisibilityOutlined} disabled={isAnalyzing} to={paths.candidate(id)} />
      <IconAction label={candidatesTexts.email(name)} Icon={MailOutlined} disabled={emailAddress === ''} href={`mailto:${emailAddress}`} />
      <IconAction label={candidatesTexts.edit(name)} Icon={EditOutlined} disabled={isAnalyzing} onClick={() => onEdit(id)} />
      <IconAction label={candidatesTexts.remove(name)} Icon={DeleteOutlined} onClick={() => onRemove(id)} />
    </Box>
  );
};
