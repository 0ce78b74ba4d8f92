import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDate } from '#lib/dates';
import { InitialsAvatar } from '#ui/InitialsAvatar';
import { StatusChip } from '#ui/StatusChip';
import { useSaveCandidateFileMutation } from '../../candidatesApi.ts';
import { availabilityLabel, levelLabel } from '../../labels.ts';
import { candidateName, initialsOf } from '../../names.ts';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';

/** Initials in place of a photograph, which would say nothing of the work; the CV as it was received. */
export const PortraitCard = ({ candidate }: SectionProps) => {
  const { id, fileName, availabilityStatus, candidateLevel, createdAt } = candidate;
  const [save, { isLoading }] = useSaveCandidateFileMutation();
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, p: 3 }}>
      <InitialsAvatar initials={initialsOf(candidate)} size={11} />
      <Typography variant="subtitle1" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {candidateName(candidate)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.75 }}>
        <StatusChip {...availabilityLabel(availabilityStatus)} />
        {candidateLevel === null ? null : <StatusChip {...levelLabel(candidateLevel)} />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {profileTexts.addedOn(formatDate(createdAt))}
      </Typography>
      {fileName === null ? null : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadOutlined />}
          loading={isLoading}
          loadingPosition="start"
          title={fileName}
          onClick={() => void save({ id, fileName })}
          sx={{ mt: 1 }}
        >
          {profileTexts.originalFile}
        </Button>
      )}
    </Card>
  );
};
