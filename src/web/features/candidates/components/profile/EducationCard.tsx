import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { Timeline } from '#ui/Timeline';
import { formatPeriod } from '../../periods.ts';
import { profileTexts } from '../../profileTexts.ts';
import { sourceOf } from '../../sources.ts';
import type { SectionProps } from './CandidateSections.tsx';

export const EducationCard = ({ candidate: { education, passages } }: SectionProps) => (
  <SectionCard title={profileTexts.sections.education}>
    {education.length === 0 ? (
      <Nothing text={profileTexts.nothing.education} />
    ) : (
      <Timeline
        steps={education.map(({ degree, institution, field, ...period }, rank) => ({
          title: degree || field || profileTexts.notTold,
          subtitle: [institution, degree ? field : ''].filter(Boolean).join(' · '),
          period: formatPeriod(period, profileTexts.ongoing),
          text: '',
          source: sourceOf(passages, `education.${rank}`),
        }))}
      />
    )}
  </SectionCard>
);
