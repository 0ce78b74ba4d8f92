import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { StatusChip } from '#ui/StatusChip';
import { availabilityLabel, CONTACT_LABELS, EMPLOYMENT_LABELS, levelLabel, REMOTE_LABELS, statusLabel } from '../../labels.ts';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';
import { Fact } from './Fact.tsx';

export const PreferencesCard = ({ candidate }: SectionProps) => {
  const { status, noticePeriodWeeks, willingToRelocate, remoteWorkPreference, employmentTypePreference, preferredContactMethod } =
    candidate;
  const fact = (path: string, text: string | null | undefined) => <Fact candidate={candidate} path={path} text={text ?? ''} />;
  return (
    <SectionCard title={profileTexts.sections.preferences}>
      <DefinitionList
        columns={2}
        items={[
          { term: profileTexts.status, value: <StatusChip {...statusLabel(status)} /> },
          { term: profileTexts.availability, value: fact('availabilityStatus', availabilityLabel(candidate.availabilityStatus).label) },
          { term: profileTexts.level, value: fact('candidateLevel', levelLabel(candidate.candidateLevel).label) },
          { term: profileTexts.remote, value: fact('remoteWorkPreference', remoteWorkPreference && REMOTE_LABELS[remoteWorkPreference]) },
          {
            term: profileTexts.employment,
            value: fact('employmentTypePreference', employmentTypePreference && EMPLOYMENT_LABELS[employmentTypePreference]),
          },
          {
            term: profileTexts.notice,
            value: fact('noticePeriodWeeks', noticePeriodWeeks === null ? '' : profileTexts.weeks(noticePeriodWeeks)),
          },
          {
            term: profileTexts.relocate,
            value: fact('willingToRelocate', willingToRelocate === null ? '' : willingToRelocate ? profileTexts.yes : profileTexts.no),
          },
          {
            term: profileTexts.contactMethod,
            value: fact('preferredContactMethod', preferredContactMethod && CONTACT_LABELS[preferredContactMethod]),
          },
        ]}
      />
    </SectionCard>
  );
};
