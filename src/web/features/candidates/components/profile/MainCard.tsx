import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { candidateName } from '../../names.ts';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';
import { Fact } from './Fact.tsx';

export const MainCard = ({ candidate }: SectionProps) => {
  const { nationality, currentPosition, currentCompany, currentLocation, yearsOfExperience } = candidate;
  const fact = (path: string, text: string) => <Fact candidate={candidate} path={path} text={text} />;
  return (
    <SectionCard title={profileTexts.sections.main}>
      <DefinitionList
        columns={2}
        items={[
          { term: profileTexts.fullName, value: fact('firstName', candidateName(candidate)) },
          { term: profileTexts.nationality, value: fact('nationality', nationality) },
          { term: profileTexts.position, value: fact('currentPosition', currentPosition) },
          { term: profileTexts.company, value: fact('currentCompany', currentCompany) },
          { term: profileTexts.location, value: fact('currentLocation', currentLocation) },
          {
            term: profileTexts.experienceYears,
            value: fact('yearsOfExperience', yearsOfExperience === null ? '' : profileTexts.years(yearsOfExperience)),
          },
        ]}
      />
    </SectionCard>
  );
};
