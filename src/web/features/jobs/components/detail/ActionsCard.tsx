import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { commonTexts } from '#lib/commonTexts';
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
      <Tooltip describeChild title={commonTexts.soon}>
        <Box component="span">
          <Button variant="outlined" fullWidth startIcon={<HandshakeOutlined />} disabled>
            {detailTexts.placements}
          </Button>
        </Box>
      </Tooltip>
      <Button variant="outlined" color="error" fullWidth startIcon={<DeleteOutlined />} onClick={onRemove}>
        {detailTexts.remove}
      </Button>
    </Box>
  </SectionCard>
);
