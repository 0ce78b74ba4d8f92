import { formatDate } from '#lib/dates';
import { formatShortSalary } from '#lib/money';
import { DefinitionList } from '#ui/DefinitionList';
import { Fact } from '#ui/Fact';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { detailTexts } from '../../detailTexts.ts';
import { EMPLOYMENT_LABELS, LEVEL_LABELS, statusLabel } from '../../labels.ts';
import { sourceOf } from '../../sources.ts';
import type { SectionProps } from './JobSections.tsx';

/** The offer in a few words; 'Non spécifié' where it says nothing (spec 1 §2). */
export const QuickInfoCard = ({ job }: SectionProps) => {
  const { employmentType, experienceLevel, salaryMin: min, salaryMax: max, applicationDeadline } = job;
  const fact = (path: string, text: string) => <Fact text={text} missing={detailTexts.unspecified} source={sourceOf(job.passages, path)} />;
  const languages = Object.entries(job.languages).map(([name, level]) => (level ? `${name} (${level})` : name));
  // Few offers ask for these, and their requirements tell them in full.
  const asked = [
    { term: detailTexts.languages, value: languages.join(', ') },
    { term: detailTexts.education, value: job.education.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <SectionCard title={detailTexts.sections.info}>
      <DefinitionList
        items={[
          { term: detailTexts.status, value: <StatusChip {...statusLabel(job.status)} /> },
          { term: detailTexts.company, value: fact('company', job.company) },
          { term: detailTexts.location, value: fact('location', job.location) },
          { term: detailTexts.employmentType, value: fact('employmentType', employmentType ? EMPLOYMENT_LABELS[employmentType] : '') },
          { term: detailTexts.experienceLevel, value: fact('experienceLevel', experienceLevel ? LEVEL_LABELS[experienceLevel] : '') },
          {
            term: detailTexts.salary,
            value: fact(min === null ? 'salaryMax' : 'salaryMin', min === null && max === null ? '' : formatShortSalary({ min, max })),
          },
          { term: detailTexts.deadline, value: fact('applicationDeadline', applicationDeadline ? formatDate(applicationDeadline) : '') },
          ...asked,
        ]}
      />
    </SectionCard>
  );
};
