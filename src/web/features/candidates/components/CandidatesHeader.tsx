import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { CandidateRow } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import { PageHeader } from '#ui/PageHeader';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesHeaderProps {
  /** undefined until the list is known. */
  list: AnalyzedList<CandidateRow> | undefined;
  onCreate: () => void;
}

export const CandidatesHeader = ({ list, onCreate }: CandidatesHeaderProps) => (
  <PageHeader
    title={candidatesTexts.title}
    subtitle={<span aria-live="polite">{list ? candidatesTexts.count(list.total, list.analyzing) : '\u00A0'}</span>}
    actions={
      <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
        {candidatesTexts.newCandidate}
      </Button>
    }
  />
);
