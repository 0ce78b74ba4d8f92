import Box from '@mui/material/Box';
import type { Candidate } from '#contract/candidates';
import { AnalysisCard } from './AnalysisCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { EducationCard } from './EducationCard.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { MainCard } from './MainCard.tsx';
import { PortraitCard } from './PortraitCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { SalaryCard } from './SalaryCard.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { TagsCard } from './TagsCard.tsx';

export interface SectionProps {
  candidate: Candidate;
}

const column = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 } as const;

/** Every section (spec 2 §2): the career on the left, the person on the right, or below on a narrow screen. */
export const CandidateSections = ({ candidate }: SectionProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
    <Box sx={column}>
      <MainCard candidate={candidate} />
      <SummaryCard candidate={candidate} />
      <TagsCard candidate={candidate} list="technicalSkills" />
      <TagsCard candidate={candidate} list="softSkills" />
      <ExperienceCard candidate={candidate} />
      <EducationCard candidate={candidate} />
      <AnalysisCard candidate={candidate} />
    </Box>
    <Box sx={column}>
      <PortraitCard candidate={candidate} />
      <ContactCard candidate={candidate} />
      <PreferencesCard candidate={candidate} />
      <SalaryCard candidate={candidate} />
      <LanguagesCard candidate={candidate} />
      <TagsCard candidate={candidate} list="certifications" />
    </Box>
  </Box>
);
