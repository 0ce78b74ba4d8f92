import Link from '@mui/material/Link';
import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { SourceTip } from '#ui/SourceTip';
import { profileTexts } from '../../profileTexts.ts';
import { sourceOf } from '../../sources.ts';
import type { SectionProps } from './CandidateSections.tsx';
import { Fact } from './Fact.tsx';

export const ContactCard = ({ candidate }: SectionProps) => {
  const link = (path: 'emailAddress' | 'phoneNumber', href: string) =>
    candidate[path] === '' ? (
      <Fact candidate={candidate} path={path} text="" />
    ) : (
      <SourceTip source={sourceOf(candidate.passages, path)}>
        <Link href={href}>{candidate[path]}</Link>
      </SourceTip>
    );
  return (
    <SectionCard title={profileTexts.sections.contact}>
      <DefinitionList
        items={[
          { term: profileTexts.email, value: link('emailAddress', `mailto:${candidate.emailAddress}`) },
          { term: profileTexts.phone, value: link('phoneNumber', `tel:${candidate.phoneNumber.replaceAll(/[^\d+]/g, '')}`) },
        ]}
      />
    </SectionCard>
  );
};
