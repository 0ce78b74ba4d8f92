import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../../detailTexts.ts';
import type { JobSectionsProps } from './JobSections.tsx';

export const ActionsCard = ({ job, onRemove }: JobSectionsProps) => (
  <SectionCard title={detailTexts.sections.actions}>
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Button variant="outlined" fullWidth startIcon={<EditOutlined />} component={Link} to={paths.jobEdit(job.id)}>
        {detailTexts.edit}
      </Button>
      <Button variant="outlined" fullWidth startIcon={<HandshakeOutlined />} component={Link} to={paths.jobPlacements(job.id)}>
        {detailTexts.placements}
      </Button>
      <Button variant="outlined" fullWidth startIcon={<ForumOutlined />} component={Link} to={paths.askAboutJob(job.id)}>
        {detailTexts.ask}
      </Button>
      <Button variant="outlined" color="error" fullWidth startIcon={<DeleteOutlined />} onClick={onRemove}>
        {detailTexts.remove}
      </Button>
    </Box>
  </SectionCard>
);
