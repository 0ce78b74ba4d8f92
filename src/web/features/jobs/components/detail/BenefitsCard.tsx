import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../../detailTexts.ts';
import { Items } from './Items.tsx';
import type { SectionProps } from './JobSections.tsx';

export const BenefitsCard = ({ job }: SectionProps) => (
  <SectionCard title={detailTexts.sections.benefits}>
    {job.benefits.length === 0 ? <Nothing text={detailTexts.noBenefits} /> : <Items job={job} list="benefits" />}
  </SectionCard>
);
