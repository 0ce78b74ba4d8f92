import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { ListEmpty } from '#ui/ListEmpty';
import type { CandidateListParams } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesEmptyProps {
  params: CandidateListParams;
  onChange: (changes: Partial<CandidateListParams>) => void;
  onCreate: () => void;
}

/** Nobody: the base is empty, or the filters leave no one. */
export const CandidatesEmpty = ({ params: { search, availability }, onChange, onCreate }: CandidatesEmptyProps) => {
  const isFiltered = search !== '' || availability !== '';
  return (
    <ListEmpty
      icon={<GroupOutlined />}
      title={candidatesTexts.nobody}
      text={candidatesTexts.nobodyYet}
      create={{ label: candidatesTexts.newCandidate, onClick: onCreate }}
      filtered={isFiltered ? { text: candidatesTexts.nobodyMatches, onClear: () => onChange({ search: '', availability: '' }) } : null}
    />
  );
};
