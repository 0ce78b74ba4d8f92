import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../../detailTexts.ts';
import { Items } from './Items.tsx';
import type { SectionProps } from './JobSections.tsx';

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Box>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** What the offer asks for; what is indispensable told apart from what is welcome when the text does (decisions §6). */
export const RequirementsCard = ({ job }: SectionProps) => {
  const { requirements, niceToHave } = job;
  const musts = requirements.length > 0 ? <Items job={job} list="requirements" /> : null;
  return (
    <SectionCard title={detailTexts.sections.requirements}>
      {requirements.length + niceToHave.length === 0 ? <Nothing text={detailTexts.noRequirements} /> : null}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {musts && niceToHave.length > 0 ? <Part title={detailTexts.mustHave}>{musts}</Part> : musts}
        {niceToHave.length > 0 ? (
          <Part title={detailTexts.niceToHave}>
            <Items job={job} list="niceToHave" />
          </Part>
        ) : null}
      </Box>
    </SectionCard>
  );
};
