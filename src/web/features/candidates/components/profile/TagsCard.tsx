import { Nothing } from '#ui/Nothing';
import { SectionCard } from '#ui/SectionCard';
import { TagList } from '#ui/TagList';
import { profileTexts } from '../../profileTexts.ts';
import { sourcedTags } from '../../sources.ts';
import type { SectionProps } from './CandidateSections.tsx';

export interface TagsCardProps extends SectionProps {
  list: 'technicalSkills' | 'softSkills' | 'certifications';
}

/** A list of words. Technical skills always have their section, the others only if any (spec 2 §2). */
export const TagsCard = ({ candidate, list }: TagsCardProps) => {
  const tags = sourcedTags(candidate, list);
  if (tags.length === 0 && list !== 'technicalSkills') return null;
  return (
    <SectionCard title={profileTexts.sections[list]}>
      {tags.length === 0 ? <Nothing text={profileTexts.nothing.technicalSkills} /> : <TagList tags={tags} />}
    </SectionCard>
  );
};
