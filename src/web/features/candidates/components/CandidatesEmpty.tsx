import Add from '@mui/icons-material/Add';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { EmptyState } from '#ui/EmptyState';
import type { ListParams } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesEmptyProps {
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
  onCreate: () => void;
}

/** Nobody: the base is empty, or the filters leave no one. */
export const CandidatesEmpty = ({ params, onChange, onCreate }: CandidatesEmptyProps) => {
  const isFiltered = params.search !== '' || params.availability !== '';
  return (
    <Card>
      <EmptyState
        icon={<GroupOutlined />}
        title={candidatesTexts.nobody}
        text={isFiltered ? candidatesTexts.nobodyMatches : candidatesTexts.nobodyYet}
        action={
          isFiltered ? (
            <Button variant="outlined" onClick={() => onChange({ search: '', availability: '' })}>
              {candidatesTexts.clearFilters}
            </Button>
          ) : (
            <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
              {candidatesTexts.newCandidate}
            </Button>
          )
        }
      />
    </Card>
  );
};
