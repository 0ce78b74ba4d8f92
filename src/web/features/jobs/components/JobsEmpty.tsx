import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import { ListEmpty } from '#ui/ListEmpty';
import type { JobListParams } from '../listParams.ts';
import { jobsTexts } from '../texts.ts';

export interface JobsEmptyProps {
  params: JobListParams;
  onChange: (changes: Partial<JobListParams>) => void;
  onCreate: () => void;
}

/** No offer: there is none yet, or the filters leave none. */
export const JobsEmpty = ({ params: { search, status }, onChange, onCreate }: JobsEmptyProps) => {
  const isFiltered = search !== '' || status !== '';
  return (
    <ListEmpty
      icon={<WorkOutlined />}
      title={isFiltered ? jobsTexts.noneFound : jobsTexts.none}
      text={jobsTexts.noneYet}
      create={{ label: jobsTexts.newJob, onClick: onCreate }}
      filtered={isFiltered ? { text: jobsTexts.noneMatches, onClear: () => onChange({ search: '', status: '' }) } : null}
    />
  );
};
