import { Suspense } from 'react';
import type { Job } from '#contract/jobs';
import { TopCandidates } from '#features/placements';
import { RecordColumns } from '#ui/RecordColumns';
import { ActionsCard } from './ActionsCard.tsx';
import { BenefitsCard } from './BenefitsCard.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';
import { QuickInfoCard } from './QuickInfoCard.tsx';
import { RequirementsCard } from './RequirementsCard.tsx';

export interface SectionProps {
  job: Job;
}

export interface JobSectionsProps extends SectionProps {
  onRemove: () => void;
}

/** Every card (spec 1 §2). */
export const JobSections = ({ job, onRemove }: JobSectionsProps) => (
  <RecordColumns
    main={
      <>
        <DescriptionCard job={job} />
        <RequirementsCard job={job} />
        <Suspense fallback={null}>
          <TopCandidates jobId={job.id} />
        </Suspense>
        <BenefitsCard job={job} />
      </>
    }
    side={
      <>
        <QuickInfoCard job={job} />
        <ActionsCard job={job} onRemove={onRemove} />
      </>
    }
  />
);
