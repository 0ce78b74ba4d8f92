import { formatSalary } from '#lib/money';
import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { DEFAULT_CURRENCY } from '../../candidateForm.ts';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';
import { Fact } from './Fact.tsx';

export const SalaryCard = ({ candidate }: SectionProps) => {
  const { expectedSalaryMin: min, expectedSalaryMax: max, salaryCurrency } = candidate;
  const text = formatSalary({ min, max, currency: salaryCurrency ?? DEFAULT_CURRENCY });
  return (
    <SectionCard title={profileTexts.sections.salary}>
      <DefinitionList
        items={[
          {
            term: profileTexts.expectedSalary,
            value: <Fact candidate={candidate} path={min === null ? 'expectedSalaryMax' : 'expectedSalaryMin'} text={text} />,
          },
        ]}
      />
    </SectionCard>
  );
};
