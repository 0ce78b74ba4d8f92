import Typography from '@mui/material/Typography';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../../detailTexts.ts';
import type { SectionProps } from './JobSections.tsx';

export const DescriptionCard = ({ job: { description } }: SectionProps) => (
  <SectionCard title={detailTexts.sections.description}>
    {description === '' ? (
      <Nothing text={detailTexts.noDescription} />
    ) : (
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch', overflowWrap: 'anywhere' }}>{description}</Typography>
    )}
  </SectionCard>
);
