import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#lib/paths';
import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../detailTexts.ts';
import { mailLink, personName, phoneLink } from '../names.ts';
import type { PlacementProps } from './PlacementState.tsx';

const orUnspecified = (text: string) => text || detailTexts.unspecified;

/** Who it is, and how to reach her. */
export const CandidateCard = ({ placement: { candidate } }: PlacementProps) => {
  const email = mailLink(candidate.emailAddress);
  const phone = phoneLink(candidate.phoneNumber);
  return (
    <SectionCard
      title={detailTexts.candidate}
      action={
        <Link
          component={RouterLink}
          to={paths.candidate(candidate.id)}
          variant="body2"
          aria-label={`${detailTexts.viewCandidate}\u00A0: ${personName(candidate)}`}
        >
          {detailTexts.viewCandidate}
        </Link>
      }
    >
      <DefinitionList
        items={[
          { term: detailTexts.position, value: orUnspecified(candidate.currentPosition) },
          { term: detailTexts.company, value: orUnspecified(candidate.currentCompany) },
          { term: detailTexts.email, value: email === null ? detailTexts.unspecified : <Link href={email}>{candidate.emailAddress}</Link> },
          { term: detailTexts.phone, value: phone === null ? detailTexts.unspecified : <Link href={phone}>{candidate.phoneNumber}</Link> },
        ]}
      />
    </SectionCard>
  );
};
