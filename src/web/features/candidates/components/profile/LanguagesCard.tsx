import { DefinitionList } from '#ui/DefinitionList';
import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { profileTexts } from '../../profileTexts.ts';
import type { SectionProps } from './CandidateSections.tsx';
import { Fact } from './Fact.tsx';

export const LanguagesCard = ({ candidate }: SectionProps) => {
  const languages = Object.entries(candidate.languages);
  return (
    <SectionCard title={profileTexts.sections.languages}>
      {languages.length === 0 ? (
        <Nothing text={profileTexts.nothing.languages} />
      ) : (
        <DefinitionList
          items={languages.map(([name, level]) => ({
            term: name,
            value: <Fact candidate={candidate} path={`languages.${name}`} text={level} />,
          }))}
        />
      )}
    </SectionCard>
  );
};
