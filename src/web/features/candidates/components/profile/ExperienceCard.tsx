import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { Timeline } from '#ui/Timeline';
import { formatPeriod } from '../../periods.ts';
import { profileTexts } from '../../profileTexts.ts';
import { sourceOf } from '../../sources.ts';
import type { SectionProps } from './CandidateSections.tsx';

export const ExperienceCard = ({ candidate: { workExperience, passages } }: SectionProps) => (
  <SectionCard title={profileTexts.sections.experience}>
    {workExperience.length === 0 ? (
      <Nothing text={profileTexts.nothing.experience} />
    ) : (
      <Timeline
        steps={workExperience.map(({ position, company, description, ...period }, rank) => ({
          title: position || profileTexts.notTold,
          subtitle: company,
          period: formatPeriod(period, profileTexts.present),
          text: description,
          source: sourceOf(passages, `workExperience.${rank}`),
        }))}
      />
    )}
  </SectionCard>
);
