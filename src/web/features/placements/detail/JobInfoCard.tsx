import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { formatSalary } from '#lib/money';
import { paths } from '#lib/paths';
import { DefinitionList } from '#ui/DefinitionList';
import { SectionCard } from '#ui/SectionCard';
import { detailTexts } from '../detailTexts.ts';
import { offerTitle } from '../names.ts';
import type { PlacementProps } from './PlacementState.tsx';

/** The offer; its salary as placement cards show it (decisions §5). */
export const JobInfoCard = ({ placement: { job } }: PlacementProps) => (
  <SectionCard
    title={detailTexts.job}
    action={
      <Link component={RouterLink} to={paths.job(job.id)} variant="body2" aria-label={`${detailTexts.viewJob}\u00A0: ${offerTitle(job)}`}>
        {detailTexts.viewJob}
      </Link>
    }
  >
    <DefinitionList
      items={[
        { term: detailTexts.title, value: offerTitle(job) },
        { term: detailTexts.company, value: job.company || detailTexts.unspecified },
        { term: detailTexts.location, value: job.location || detailTexts.unspecified },
        {
          term: detailTexts.salary,
          value: formatSalary({ min: job.salaryMin, max: job.salaryMax, currency: job.salaryCurrency ?? 'EUR' }),
        },
      ]}
    />
  </SectionCard>
);
