import { Suspense } from 'react';
import type { Candidate } from '#contract/candidates';
import { MatchingJobs } from '#features/placements';
import { RecordColumns } from '#ui/RecordColumns';
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

/** Every section (spec 2 §2): the career on the left, the person on the right. */
export const CandidateSections = ({ candidate }: SectionProps) => (
  <RecordColumns
    main={
      <>
        <MainCard candidate={candidate} />
        <SummaryCard candidate={candidate} />
        {candidate.status === 'analyzed' ? (
          <Suspense fallback={null}>
            <MatchingJobs candidateId={candidate.id} />
          </Suspense>
        ) : null}
        <TagsCard candidate={candidate} list="technicalSkills" />
        <TagsCard candidate={candidate} list="softSkills" />
        <ExperienceCard candidate={candidate} />
        <EducationCard candidate={candidate} />
        <AnalysisCard candidate={candidate} />
      </>
    }
    side={
      <>
        <PortraitCard candidate={candidate} />
        <ContactCard candidate={candidate} />
        <PreferencesCard candidate={candidate} />
        <SalaryCard candidate={candidate} />
        <LanguagesCard candidate={candidate} />
        <TagsCard candidate={candidate} list="certifications" />
      </>
    }
  />
);
