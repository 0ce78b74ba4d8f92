import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import type { JobRow } from '#contract/jobs';
import { paths } from '#lib/paths';
import { IconAction } from '#ui/IconAction';
import { jobTitle } from '../names.ts';
import { jobsTexts } from '../texts.ts';

export interface JobActionHandlers {
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  onAnalyze: (id: string) => void;
}

export interface JobRowProps {
  job: JobRow;
  handlers: JobActionHandlers;
}

/** View, edit, delete; while the file is being read there is nothing to view or edit yet (spec 1 §2). */
export const JobActions = ({ job, handlers: { onEdit, onRemove } }: JobRowProps) => {
  const { id, status } = job;
  const title = jobTitle(job);
  const isAnalyzing = status === 'ai_analyzing';
  return (
    <Box sx={{ display: 'flex', gap: 0.25 }}>
      <IconAction label={jobsTexts.view(title)} Icon={VisibilityOutlined} disabled={isAnalyzing} to={paths.job(id)} />
      <IconAction label={jobsTexts.edit(title)} Icon={EditOutlined} disabled={isAnalyzing} onClick={() => onEdit(id)} />
      <IconAction label={jobsTexts.remove(title)} Icon={DeleteOutlined} onClick={() => onRemove(id)} />
    </Box>
  );
};
