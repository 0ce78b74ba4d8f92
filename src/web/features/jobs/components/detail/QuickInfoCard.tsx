import { formatDate } from '#lib/dates';
import { formatShortSalary } from '#lib/money';
import { DefinitionList } from '#ui/DefinitionList';
import { Fact } from '#ui/Fact';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../../detailTexts.ts';
import { EMPLOYMENT_LABELS, LEVEL_LABELS } from '../../labels.ts';
import { sourceOf } from '../../sources.ts';
import type { SectionProps } from './JobSections.tsx';

/** The offer in a few words; 'Non spécifié' where it says nothing (spec 1 §2). */
export const QuickInfoCard = ({ job }: SectionProps) => {
  const { company, location, employmentType, experienceLevel, salaryMin: min, salaryMax: max, applicationDeadline } = job;
  const fact = (path: string, text: string) => <Fact text={text} missing={detailTexts.unspecified} source={sourceOf(job.passages, path)} />;
  return (
    <SectionCard title={detailTexts.sections.info}>
      <DefinitionList
        items={[
          { term: detailTexts.company, value: fact('company', company) },
          { term: detailTexts.location, value: fact('location', location) },
          { term: detailTexts.employmentType, value: fact('employmentType', employmentType ? EMPLOYMENT_LABELS[employmentType] : '') },
          { term: detailTexts.experienceLevel, value: fact('experienceLevel', experienceLevel ? LEVEL_LABELS[experienceLevel] : '') },
          { term: detailTexts.salary, value: fact(min === null ? 'salaryMax' : 'salaryMin', formatShortSalary({ min, max })) },
          { term: detailTexts.deadline, value: fact('applicationDeadline', applicationDeadline ? formatDate(applicationDeadline) : '') },
        ]}
      />
    </SectionCard>
  );
};
